import { onlyInFull, selectRows } from '@foyer/harness/full'
import type { Instance } from '@foyer/modal-core'
import { createDeferred } from '@foyer/modal-core/floor'
import type { Browser, BrowserContextOptions, Page } from 'playwright'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { serveApp } from './serveApp.ts'
import { shareApp } from './shareApp.ts'
import { shareBrowser } from './shareBrowser.ts'

const ANY_ORIGIN = { 'access-control-allow-origin': '*', 'access-control-allow-headers': '*' }
/** The modal without the dialog at rest, which is a file of its own and comes first. */
const MODAL = '**/modal-*.js'

const testInFull = onlyInFull(test)

let served: Awaited<ReturnType<typeof serveApp>>
let browser: Browser

beforeAll(async () => {
  const foyer = await shareApp('foyer')
  served = await serveApp(foyer)
  browser = await shareBrowser()
})

afterAll(async () => {
  served.stop()
})

type Watch = {
  /** The dialogs that stood there at each frame, from the first, each once. */
  dialogs: string[][]
  shifts: number
  clicked: number
  violations: string[]
}

/** Has nothing load before the click, and notes the dialogs of each frame, what moves, and what the policy forbids. */
function watch() {
  const seen: Watch = {
    dialogs: [],
    shifts: 0,
    clicked: 0,
    violations: [],
  }
  const entries = new Map<string, { instance: Instance }>()
  const update = () => entries.get('default')?.instance.update({ preload: 'intent' })
  Object.assign(globalThis, {
    seen,
    [Symbol.for('foyer.instances')]: {
      entries,
      listeners: new Set([update]),
    },
  })
  document.addEventListener('securitypolicyviolation', (event) => seen.violations.push(event.blockedURI))
  new PerformanceObserver((list) => {
    for (const { value } of list.getEntries() as (PerformanceEntry & { value: number })[])
      seen.shifts += value
  }).observe({ type: 'layout-shift' })
  function frame() {
    const dialogs = [...document.querySelectorAll('fy-resting, fy-modal')]
      .filter((host) => host.shadowRoot?.querySelector('dialog')?.open)
      .map(({ localName }) => localName)
    if (dialogs.join() !== seen.dialogs.at(-1)?.join()) seen.dialogs.push(dialogs)
    requestAnimationFrame(frame)
  }
  requestAnimationFrame(frame)
}

/** A page at rest whose modal comes when it is let through. */
async function visit(options: BrowserContextOptions = {}) {
  const context = await browser.newContext({
    reducedMotion: 'reduce',
    ...options,
  })
  onTestFinished(() => context.close())
  await context.addInitScript(watch)
  const page = await context.newPage()
  await page.route('http://127.0.0.1:9/', (route) =>
    route.fulfill({
      json: {
        jsonrpc: '2.0',
        id: 1,
        result: '0x0',
      },
      headers: ANY_ORIGIN,
    }),
  )
  const arrival = createDeferred<void>()
  await page.route(MODAL, async (route) => {
    await arrival.promise
    await route.continue()
  })
  await page.goto(served.url)
  await opener(page).waitFor()
  await page.waitForLoadState('networkidle')
  return {
    page,
    /** Lets the modal through. */
    arrive: () => arrival.resolve(),
    seen: () => page.evaluate(() => (globalThis as never as { seen: Watch }).seen),
  }
}

const button = (page: Page, name: string) => page.getByRole('button', { name })
const opener = (page: Page) => page.locator('fy-button')
const resting = (page: Page) => page.locator('fy-resting').getByRole('dialog', { name: 'Connect Wallet' })
const dialog = (page: Page) => page.locator('fy-modal').getByRole('dialog', { name: 'Connect Wallet' })

/** A press that nothing announces, as that of a finger: what a pointer over the button loads is not here. */
const press = (page: Page) =>
  opener(page).evaluate((element) => {
    const inner = element.shadowRoot?.querySelector('button')
    inner?.click()
    return inner?.ariaBusy
  })

/** The text of what has the focus, in whatever shadow root. */
const focused = (page: Page) =>
  page.evaluate(() => {
    let active = document.activeElement
    while (active?.shadowRoot?.activeElement) active = active.shadowRoot.activeElement
    return active?.ariaLabel ?? active?.textContent
  })

const boxOf = (page: Page, host: 'fy-resting' | 'fy-modal') =>
  page.locator(host).evaluate((element) => {
    const box = (selector: string) => {
      const { x, y, width, height } =
        element.shadowRoot?.querySelector(selector)?.getBoundingClientRect() ?? new DOMRect()
      return [x, y, width, height].map(Math.round)
    }
    return {
      dialog: box('dialog'),
      title: box('h2'),
      close: box('.close'),
    }
  })

test.each(selectRows([360, 1440], (width) => width === 360))(
  'stands there while the modal loads, which takes its place without a jump, at %i px',
  async (width) => {
    const { page, arrive, seen } = await visit({
      viewport: {
        width,
        height: 800,
      },
    })
    // Within the task of the press.
    expect(await press(page)).toBe('true')
    await resting(page).waitFor()
    expect(await focused(page)).toBe('Connect Wallet')
    expect(await resting(page).getByRole('status').textContent()).toBe('Loading…')
    const rested = await boxOf(page, 'fy-resting')
    arrive()
    await button(page, 'Dev Wallet').waitFor()
    expect(await boxOf(page, 'fy-modal')).toEqual(rested)
    expect(await focused(page)).toBe('Connect Wallet')
    expect(await seen()).toMatchObject({
      dialogs: [[], ['fy-resting'], ['fy-modal']],
      shifts: 0,
      violations: [],
    })
    // The button that has opened both gets the focus back.
    await page.keyboard.press('Escape')
    await dialog(page).waitFor({ state: 'hidden' })
    expect(await focused(page)).toBe('Connect Wallet')
    expect(await opener(page).evaluate((element) => element === document.activeElement)).toBe(true)
  },
)

testInFull(
  'goes on with the motion of the dialog at rest, whose ground stays dark behind, and keeps the focus on Close',
  async () => {
    const { page, arrive, seen } = await visit({ reducedMotion: 'no-preference' })
    await press(page)
    await resting(page).waitFor()
    const rested = resting(page).evaluate((element) =>
      Promise.all(
        element.getAnimations({ subtree: true }).map((one) => one instanceof CSSTransition && one.finished),
      ),
    )
    await rested
    await page.keyboard.press('Tab')
    expect(await focused(page)).toBe('Close')
    // Looks at the first frame of the modal's own.
    const first = page.evaluate(
      () =>
        new Promise<unknown>((resolve) => {
          function look() {
            const dialog = document.querySelector('fy-modal')?.shadowRoot?.querySelector('dialog')
            if (!dialog?.open) return requestAnimationFrame(look)
            const { transform } = getComputedStyle(dialog)
            resolve({
              transform,
              backdrop: getComputedStyle(dialog, '::backdrop').opacity,
            })
            return undefined
          }
          look()
        }),
    )
    arrive()
    expect(await first).toEqual({
      transform: 'none',
      backdrop: '1',
    })
    await button(page, 'Dev Wallet').waitFor()
    expect(await focused(page)).toBe('Close')
    expect((await seen()).shifts).toBe(0)
  },
)

test('Escape, Close and a press beside it close it, and what comes later stays away until it is opened again', async () => {
  const { page, arrive, seen } = await visit()
  // Opened again, it stands there again.
  for (const close of [
    () => page.keyboard.press('Escape'),
    () => button(page, 'Close').click(),
    () => page.mouse.click(5, 5),
  ]) {
    await press(page)
    await resting(page).waitFor()
    await close()
    await resting(page).waitFor({ state: 'detached' })
    expect(await opener(page).evaluate((element) => element === document.activeElement)).toBe(true)
    expect(await page.evaluate(() => document.documentElement.style.cssText)).toBe('')
  }
  arrive()
  await page.waitForFunction(() => document.querySelector('fy-modal'))
  await page.waitForLoadState('networkidle')
  const rested = ['fy-resting']
  expect((await seen()).dialogs).toEqual([[], rested, [], rested, [], rested, []])
  await press(page)
  await button(page, 'Dev Wallet').waitFor()
})

testInFull(
  'a deployment that removes the modal’s file: says so, with a button that reloads the page',
  async () => {
    const { page, arrive } = await visit()
    await page.route(MODAL, async (route) => {
      // The second request asks whether the file is still there.
      if (route.request().method() === 'GET') await resting(page).waitFor()
      await route.fulfill({
        status: 404,
        body: 'Not found',
      })
    })
    await press(page)
    await page.getByRole('alert').getByText('This page was updated. Reload it to continue.').waitFor()
    await page.unroute(MODAL)
    arrive()
    await Promise.all([page.waitForEvent('load'), button(page, 'Reload page').click()])
    await press(page)
    await button(page, 'Dev Wallet').waitFor()
  },
)

testInFull('a connection that is lost: says so, and loads it when it is asked again', async () => {
  const { page, arrive, seen } = await visit()
  const isLost = createDeferred<void>()
  await page.route(MODAL, async (route) => {
    await isLost.promise
    await route.abort()
  })
  await press(page)
  await resting(page).waitFor()
  isLost.resolve()
  await page.getByRole('alert').getByText('This part could not be loaded.').waitFor()
  // Closed and opened, it asks by itself.
  await page.keyboard.press('Escape')
  await press(page)
  await page.getByRole('alert').getByText('This part could not be loaded.').waitFor()
  await page.unroute(MODAL)
  arrive()
  await button(page, 'Try again').click()
  await button(page, 'Dev Wallet').waitFor()
  expect((await seen()).violations).toEqual([])
})

/** Gives the page another body, as libraries do that go on to the next page: with its button, and without what the modal put there. */
const replaceBody = (page: Page) =>
  page.evaluate(() => {
    const body = document.createElement('body')
    body.append(document.querySelector('fy-button') ?? '')
    document.body.replaceWith(body)
  })

testInFull(
  'a page that replaces its body: opened again, the dialog stands there again, until the modal comes',
  async () => {
    const { page, arrive, seen } = await visit()
    await press(page)
    await resting(page).waitFor()
    await replaceBody(page)
    await press(page)
    await resting(page).waitFor()
    const rested = await boxOf(page, 'fy-resting')
    arrive()
    await button(page, 'Dev Wallet').waitFor()
    expect(await boxOf(page, 'fy-modal')).toEqual(rested)
    await page.keyboard.press('Escape')
    await dialog(page).waitFor({ state: 'hidden' })
    expect(await page.evaluate(() => document.documentElement.style.cssText)).toBe('')
    // A state that changed less than 150 ms before has it stand again within a frame, also without the second press.
    const { dialogs } = await seen()
    expect(dialogs.filter((one) => one.length > 0).slice(-2)).toEqual([['fy-resting'], ['fy-modal']])
    expect(dialogs.at(-1)).toEqual([])
  },
)

test('a page that replaces its body: the modal comes there', async () => {
  const { page, arrive } = await visit()
  await press(page)
  await resting(page).waitFor()
  const rested = await boxOf(page, 'fy-resting')
  await replaceBody(page)
  arrive()
  await button(page, 'Dev Wallet').waitFor()
  expect(await boxOf(page, 'fy-modal')).toEqual(rested)
  await page.keyboard.press('Escape')
  await dialog(page).waitFor({ state: 'hidden' })
  expect(await page.evaluate(() => document.documentElement.style.cssText)).toBe('')
})

testInFull(
  'a page that replaces its body while a failure is said there: opened again, it loads the modal',
  async () => {
    const { page, arrive } = await visit()
    await page.route(MODAL, (route) => route.abort())
    await press(page)
    await page.getByRole('alert').getByText('This part could not be loaded.').waitFor()
    await replaceBody(page)
    await page.unroute(MODAL)
    arrive()
    await press(page)
    await button(page, 'Dev Wallet').waitFor()
  },
)

testInFull(
  'on a slow phone: the button answers within the press, then the dialog at rest, and then the list',
  async () => {
    const { page, arrive, seen } = await visit({
      viewport: {
        width: 360,
        height: 740,
      },
    })
    arrive()
    const devtools = await page.context().newCDPSession(page)
    await devtools.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: 150,
      downloadThroughput: 200_000,
      uploadThroughput: 93_750,
    })
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: 4 })
    expect(await press(page)).toBe('true')
    await button(page, 'Dev Wallet').waitFor()
    expect(await seen()).toMatchObject({
      dialogs: [[], ['fy-resting'], ['fy-modal']],
      shifts: 0,
      violations: [],
    })
  },
)
