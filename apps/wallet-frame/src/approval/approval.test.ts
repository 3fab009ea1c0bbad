/** The approvals inside an iframe of another origin, in real Chromium: with real mouse, keyboard, focus and layers. */
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { IS_FULL, onlyInFull, selectRows } from '@foyer/harness/full'
import { launchBrowser } from '@foyer/harness/playwright'
import { LOCALES } from '@foyer/wallet-api'
import axe from 'axe-core'
import type { Browser, Frame, Page } from 'playwright'
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { ACCOUNT, KNOWN, screens } from '../../test/approvalSamples.ts'
import { solanaRequest, solanaScreens } from '../../test/solanaSamples.ts'
import { startApprovalSites } from '../../test/startApprovalSites.ts'
import { readTexts, translatePage } from '../../test/translatePage.ts'

declare global {
  interface Window {
    axe: typeof axe
    wasOff: boolean
  }
}

const testInFull = onlyInFull(test)

let directory: string
let sites: Awaited<ReturnType<typeof startApprovalSites>>
let browser: Browser

beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), 'foyer-approval-'))
  sites = await startApprovalSites(directory)
  browser = await launchBrowser()
})

afterAll(async () => {
  await browser.close()
  sites.stop()
  await rm(directory, { recursive: true })
})

type Kind = { withoutCovers?: boolean; hasTouch?: boolean }
type VisitParameters = Kind & { width?: number; height?: number }

const SIZE = { width: 800, height: 700 }

/** A page for each kind of browser. A request that has ended leaves nothing on it, so the next test goes on there. */
const opened = new Map<string, ReturnType<typeof open>>()

/** Those that a test has left in another state. */
const changed = new Set<string>()

/** A dapp that frames the wallet in the middle of its page. */
async function open({ withoutCovers = false, hasTouch }: Kind) {
  const context = await browser.newContext({ hasTouch, reducedMotion: 'reduce' })
  // Browsers other than Chromium know nothing of what covers a page.
  if (withoutCovers)
    await context.addInitScript(() => {
      Reflect.deleteProperty(IntersectionObserverEntry.prototype, 'isVisible')
    })
  return load(await context.newPage())
}

const reload = async (opening: ReturnType<typeof open>) => load((await opening).page)

async function load(page: Page) {
  await page.goto(sites.dapp)
  await expect.poll(() => page.frame('w3m-secure-iframe')?.url()).toBe(`${sites.wallet}/`)
  const frame = page.frame('w3m-secure-iframe')
  if (frame === null) throw new Error('The page has no wallet')
  await frame.waitForFunction(() => window.approvals !== undefined)
  return { page, frame }
}

/** The page as it was when it was opened, in another size. */
async function visit({ width = SIZE.width, height = SIZE.height, ...kind }: VisitParameters = {}) {
  const key = JSON.stringify(kind)
  const known = opened.get(key)
  const opening = known === undefined ? open(kind) : changed.delete(key) ? reload(known) : known
  opened.set(key, opening)
  opening.catch(() => opened.delete(key))
  const { page, frame } = await opening
  await page.setViewportSize({ width, height })
  await page.mouse.move(0, 0)
  await page.evaluate(() => {
    document.querySelector('iframe')?.removeAttribute('style')
    document.getElementById('cover')?.remove()
  })
  await frame.evaluate(() => {
    window.abort()
    window.change({ locale: 'en', themeMode: 'dark', themeVariables: {} })
  })
  await expect.poll(() => frame.evaluate(() => window.approvals.isBusy())).toBe(false)
  return { page, frame }
}

/** For a test that leaves the frame in another state than it found it in: the page is loaded anew for the next one. */
async function visitToChange(kind: Kind = {}) {
  const visited = await visit(kind)
  onTestFinished(() => void changed.add(JSON.stringify(kind)))
  return visited
}

/** The same where no mouse may have been in the frame before. */
async function visitOnce(kind: Kind = {}) {
  const { page, frame } = await open(kind)
  onTestFinished(() => page.context().close())
  await page.setViewportSize(SIZE)
  return { page, frame }
}

const requestOf = (name = 'message', changes: object = {}) => ({
  ...({ text: JSON.stringify(screens(sites.host)[name]), account: ACCOUNT, chainId: 56 } as const),
  origin: sites.dapp,
  dapp: { name: 'Presale' },
  costs: { balance: 10n ** 18n, ...KNOWN[name] },
  ...changes,
})

async function ask(frame: Frame, name?: string, changes?: object) {
  await frame.evaluate((request) => window.start(request), requestOf(name, changes))
  await frame.getByRole('button', { name: 'Reject' }).waitFor()
}

const approveOf = (frame: Frame) => frame.getByRole('button', { name: 'Approve' })
const outcomeOf = (frame: Frame) => frame.evaluate(() => window.outcome)
const expectArmed = (frame: Frame) =>
  expect.poll(() => approveOf(frame).getAttribute('aria-disabled')).toBe('false')
const expectDisarmed = (frame: Frame) =>
  expect.poll(() => approveOf(frame).getAttribute('aria-disabled')).toBe('true')

/** Not only off for the moment: it says what it waits for. */
const HIDDEN = 'Part of this window is covered or out of view. Uncover it to approve.'
const ARMED = 'Ready to approve.'
const statusOf = (frame: Frame) => frame.getByRole('status').textContent()

/** Returns the middle of the button on the dapp's page. */
async function middleOf(frame: Frame) {
  const box = await approveOf(frame).boundingBox()
  if (box === null) throw new Error('Approve is not there')
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 }
}

/** Tells later whether Approve has been off since then: it may be for less time than a look at the page takes. */
async function watch(frame: Frame) {
  await frame.evaluate(() => {
    window.wasOff = false
    const button = document.querySelector('fy-wallet-approval')?.shadowRoot?.querySelector('[data-approve]')
    if (!button) throw new Error('Approve is not there')
    new MutationObserver(() => {
      window.wasOff ||= button.getAttribute('aria-disabled') === 'true'
    }).observe(button, { attributes: true })
  })
  return () => expect.poll(() => frame.evaluate(() => window.wasOff)).toBe(true)
}

/** As a user does it: the mouse comes in, which starts the time anew, waits, and presses. */
async function approve(page: Page, frame: Frame) {
  await expectArmed(frame)
  const expectRestart = await watch(frame)
  const { x, y } = await middleOf(frame)
  await page.mouse.move(x, y)
  await expectRestart()
  await expectArmed(frame)
  await page.mouse.click(x, y)
}

/** Keeps the button of the page from being armed, for however long a slow machine takes to press it. */
async function fade(page: Page, frame: Frame) {
  const setStyle = (style: string) =>
    page.evaluate((style) => document.querySelector('iframe')?.setAttribute('style', style), style)
  await setStyle('opacity:0.01')
  await expect.poll(() => statusOf(frame)).toContain('is covered or out of view')
  return () => setStyle('')
}

/** The text of what has the focus in the screen. */
const focusedIn = (frame: Frame) =>
  frame.evaluate(() => document.activeElement?.shadowRoot?.activeElement?.textContent?.trim())

/** Goes from the button that refuses, which has the focus once the screen is drawn, to the one that is armed. */
async function tabOn(page: Page, frame: Frame, name: string) {
  await expect.poll(() => focusedIn(frame)).toBeDefined()
  await page.keyboard.press('Tab')
  await expect.poll(() => focusedIn(frame)).toBe(name)
}

/** Nothing that is still on its way changes the outcome: the page has drawn twice, and its timers have run. */
const settle = (frame: Frame) =>
  frame.evaluate(
    () =>
      new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(done, 0)))),
  )

async function findViolations(frame: Frame) {
  if (!(await frame.evaluate(() => 'axe' in window))) await frame.evaluate(axe.source)
  return frame.evaluate(async () => {
    const { violations } = await window.axe.run(document, { resultTypes: ['violations'] })
    return violations.map(({ id, nodes }) => [id, ...nodes.map(({ html }) => html)])
  })
}

describe('T9: Approve', () => {
  test('works when it was in sight for 800 ms, and not before', async () => {
    const { page, frame } = await visit()
    const time = await frame.evaluate(async (request) => {
      const start = performance.now()
      window.start(request)
      const button = () =>
        document.querySelector('fy-wallet-approval')?.shadowRoot?.querySelector('[data-approve]')
      while (button()?.getAttribute('aria-disabled') !== 'false') await new Promise(requestAnimationFrame)
      return performance.now() - start
    }, requestOf())
    expect(time).toBeGreaterThanOrEqual(800)
    await approve(page, frame)
    await expect.poll(() => outcomeOf(frame)).toBe('approved')
  })

  test('stays off while the page is covered, faded, scaled, turned, blurred or cut off', async () => {
    const { page, frame } = await visit()
    await ask(frame)
    await expectArmed(frame)
    const box = (await approveOf(frame).boundingBox()) ?? { y: 0, height: 0 }
    const below = (page.viewportSize()?.height ?? 0) - box.y
    const cover = 'position:fixed;z-index:9999999;background:#fff;'
    const changes = [
      ['cover', `${cover}inset:0`],
      // A layer that lets the mouse through, over a little of the text.
      ['cover', `${cover}left:50%;top:40%;width:9px;height:9px;pointer-events:none`],
      ['w3m-iframe', 'opacity:0.01'],
      ['w3m-iframe', 'transform:scale(0.5)'],
      ['w3m-iframe', 'transform:rotate(5deg)'],
      ['w3m-iframe', 'filter:blur(1px)'],
      ['w3m-iframe', 'translate:0 300px'],
      // Half of the button stays in the window, and most of the page.
      ['w3m-iframe', `translate:0 ${below - box.height / 2}px`],
    ] as const
    await page.evaluate(() => {
      document.body.append(Object.assign(document.createElement('div'), { id: 'cover' }))
    })
    const setStyle = (id: string, style: string) =>
      page.evaluate(([id, style]) => document.getElementById(id)?.setAttribute('style', style), [
        id,
        style,
      ] as const)
    for (const [id, style] of changes) {
      await setStyle(id, style)
      await expect.poll(() => statusOf(frame), { message: style }).toBe(HIDDEN)
      expect(await approveOf(frame).getAttribute('aria-disabled'), style).toBe('true')
      await setStyle(id, '')
      await expect.poll(() => statusOf(frame), { message: style }).not.toBe(HIDDEN)
    }
    await expectArmed(frame)
  })

  testInFull('is read as it is signed, and approved, while the browser translates', async () => {
    const { page, frame } = await visitOnce()
    await translatePage(frame)
    const readTranslated = async () => (await readTexts(frame)).translated
    await ask(frame, 'calls')
    await frame.getByText('may spend 25 USDT').waitFor()
    // Others stand in a sentence, which is translated as a whole.
    const kept = /^(\d|0x|Genesis presale|BNB Smart|http)/
    expect((await readTranslated()).filter((text) => kept.test(text))).toEqual([])
    await frame.evaluate(() => window.abort())
    await ask(frame)
    expect(await readTranslated()).not.toContainEqual(expect.stringContaining('it is signed as it stands'))
    await expect.poll(readTranslated).toContain(ARMED)
    await page.evaluate(() => document.querySelector('iframe')?.setAttribute('style', 'opacity:0.01'))
    await expect.poll(readTranslated).toContain(HIDDEN)
    await page.evaluate(() => document.querySelector('iframe')?.removeAttribute('style'))
    await approve(page, frame)
    await expect.poll(() => outcomeOf(frame)).toBe('approved')
  })

  test('starts anew when the window loses the focus, and when the size changes', async () => {
    const { page, frame } = await visit()
    await ask(frame)
    await expectArmed(frame)
    await page.getByRole('button', { name: 'Elsewhere' }).focus()
    await expectDisarmed(frame)
    await expect.poll(() => statusOf(frame)).toBe('Click into this page to continue.')
    // As the sentence says.
    await frame.getByRole('heading', { name: 'Sign this message?' }).click()
    await expectArmed(frame)
    const expectRestart = await watch(frame)
    await page.evaluate(() => {
      const iframe = document.querySelector('iframe')
      if (iframe) iframe.style.height = '590px'
    })
    await expectRestart()
    await expectArmed(frame)
  })

  // Chromium drops clicks on an iframe that has just moved, but only where it tells what covers it: `test` is without that.
  test.each(selectRows([false, true], (withoutCovers) => withoutCovers))(
    'is not pressed when the page is put under the mouse (without covers: %s)',
    async (withoutCovers) => {
      const { page, frame } = await visitToChange({ withoutCovers })
      await ask(frame)
      await expectArmed(frame)
      const { x, y } = await middleOf(frame)
      // Beside the iframe, where the whole of it has room when the button comes under the mouse.
      await page.mouse.move(600, y)
      await page.evaluate((by) => {
        document.querySelector('iframe')?.setAttribute('style', `translate:${by}px 0`)
      }, 600 - x)
      await page.mouse.down()
      await page.mouse.up()
      await settle(frame)
      expect(await outcomeOf(frame)).toBe('open')
      expect(await frame.getByRole('button', { name: 'Yes, approve' }).count()).toBe(0)
    },
  )

  test('is not pressed when the page moves under a mouse that is already in it', async () => {
    const { page, frame } = await visitOnce()
    await ask(frame)
    const { x, y } = await middleOf(frame)
    await expectArmed(frame)
    const expectRestart = await watch(frame)
    await page.mouse.move(x, y - 120)
    await expectRestart()
    await expectArmed(frame)
    await page.evaluate(() => document.querySelector('iframe')?.setAttribute('style', 'translate:0 -120px'))
    await page.mouse.down()
    await page.mouse.up()
    await settle(frame)
    expect(await outcomeOf(frame)).toBe('open')
  })

  test('ignores clicks that no user made', async () => {
    const { frame } = await visit()
    await ask(frame)
    await expectArmed(frame)
    await frame.evaluate(() => {
      const root = document.querySelector('fy-wallet-approval')?.shadowRoot
      for (const button of root?.querySelectorAll('button') ?? []) {
        button.click()
        button.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }))
        button.dispatchEvent(new MouseEvent('click', { bubbles: true, composed: true }))
      }
      dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape' }))
    })
    await settle(frame)
    expect(await outcomeOf(frame)).toBe('open')
  })

  test('says why a press that came too early did nothing', async () => {
    const { page, frame } = await visit()
    await ask(frame)
    const { x, y } = await middleOf(frame)
    await expect.poll(() => statusOf(frame)).toBe('Review the details…')
    await page.mouse.click(x, y)
    await expect.poll(() => statusOf(frame)).toBe('One moment: Approve works once you have had time to read.')
    expect(await outcomeOf(frame)).toBe('open')
    await expect.poll(() => statusOf(frame)).toBe(ARMED)
  })

  test('is not pressed by a press that began before it was armed', async () => {
    const { page, frame } = await visit()
    await ask(frame)
    const { x, y } = await middleOf(frame)
    const show = await fade(page, frame)
    await page.mouse.move(x, y)
    await page.mouse.down()
    await show()
    await expectArmed(frame)
    await page.mouse.up()
    await settle(frame)
    expect(await outcomeOf(frame)).toBe('open')
  })

  /** Presses Approve with a finger, and finds the button of the second step when it may be pressed. */
  async function tapFirst(page: Page, frame: Frame) {
    await ask(frame)
    await expectArmed(frame)
    const place = await middleOf(frame)
    const second = frame.getByRole('button', { name: 'Yes, approve' })
    await page.touchscreen.tap(place.x, place.y)
    await expect.poll(() => second.getAttribute('aria-disabled')).toBe('false')
    const { x, y, width, height } = (await second.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 }
    return { place, second, secondPlace: { x: x + width / 2, y: y + height / 2 } }
  }

  test('by a finger needs a second press, elsewhere', async () => {
    const { page, frame } = await visit({ hasTouch: true })
    const { place, secondPlace } = await tapFirst(page, frame)
    expect(await outcomeOf(frame)).toBe('open')
    expect(Math.hypot(place.x - secondPlace.x, place.y - secondPlace.y)).toBeGreaterThan(60)
    await page.touchscreen.tap(secondPlace.x, secondPlace.y)
    await expect.poll(() => outcomeOf(frame)).toBe('approved')
  })

  testInFull('by a finger starts over when the page is moved under it for the second press', async () => {
    const { page, frame } = await visit({ hasTouch: true, width: 1_300, height: 1_900 })
    const { place, second, secondPlace } = await tapFirst(page, frame)
    await page.evaluate(
      ([x, y]) => document.querySelector('iframe')?.setAttribute('style', `translate:${x}px ${y}px`),
      [place.x - secondPlace.x, place.y - secondPlace.y] as const,
    )
    // Chromium drops what comes soon after the page was moved.
    await expect
      .poll(async () => {
        await page.touchscreen.tap(place.x, place.y)
        return second.count()
      })
      .toBe(0)
    expect(await outcomeOf(frame)).toBe('open')
    expect(await approveOf(frame).count()).toBe(1)
  })

  testInFull('by a finger starts over after a press beside the second button', async () => {
    const { page, frame } = await visit({ hasTouch: true })
    const { second } = await tapFirst(page, frame)
    await frame.getByRole('heading', { name: 'Sign this message?' }).tap()
    await approveOf(frame).waitFor()
    expect(await second.count()).toBe(0)
    expect(await outcomeOf(frame)).toBe('open')
  })

  test('needs a second step elsewhere in a browser that cannot see covers', async () => {
    const { page, frame } = await visit({ withoutCovers: true })
    await ask(frame)
    const first = await approveOf(frame).boundingBox()
    await approve(page, frame)
    const second = frame.getByRole('button', { name: 'Yes, approve' })
    await second.waitFor()
    expect(await outcomeOf(frame)).toBe('open')
    const box = await second.boundingBox()
    expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThan(first?.y ?? 0)
    await page.mouse.move((box?.x ?? 0) + 20, (box?.y ?? 0) + 20)
    await expect.poll(() => second.getAttribute('aria-disabled')).toBe('false')
    await page.mouse.down()
    await page.mouse.up()
    await expect.poll(() => outcomeOf(frame)).toBe('approved')
  })
})

describe('the keyboard', () => {
  test('has the focus on Reject, approves with the space bar and never with Enter', async () => {
    const { page, frame } = await visit()
    await ask(frame)
    await expectArmed(frame)
    const focused = () =>
      frame.evaluate(() => document.activeElement?.shadowRoot?.activeElement?.textContent?.trim())
    expect(await focused()).toBe('Reject')
    await page.keyboard.press('Tab')
    expect(await focused()).toBe('Approve')
    await page.keyboard.press('Enter')
    await expect.poll(() => statusOf(frame)).toBe('Enter does not approve. Press the space bar.')
    expect(await outcomeOf(frame)).toBe('open')
    await page.keyboard.press('Space')
    await expect.poll(() => outcomeOf(frame)).toBe('approved')
  })

  testInFull('has who pays in sight, and scrolls to what the account starts to use', async () => {
    const { page, frame } = await visit({ width: 360, height: 600 })
    await ask(frame, 'overBudget')
    const isInSight = async (text: string) => {
      const row = await frame.getByText(text).boundingBox()
      const scroll = await frame.locator('.scroll').boundingBox()
      return row !== null && scroll !== null && row.y + row.height <= scroll.y + scroll.height
    }
    expect(await isInSight('You pay the fee. The budget for sponsored fees')).toBe(true)
    expect(await isInSight('Interact with Genesis presale')).toBe(true)
    expect(await isInSight('With this, your account starts')).toBe(false)
    await page.keyboard.press('Shift+Tab')
    await page.keyboard.press('End')
    await expect.poll(() => isInSight('With this, your account starts')).toBe(true)
  })

  test('rejects with Escape, at any time', async () => {
    const { page, frame } = await visit()
    await ask(frame)
    await page.keyboard.press('Escape')
    await expect.poll(() => outcomeOf(frame)).toBe('rejected')
  })

  test('takes no space bar that is held from before', async () => {
    const { page, frame } = await visit()
    await ask(frame)
    await tabOn(page, frame, 'Approve')
    const show = await fade(page, frame)
    await page.keyboard.down('Space')
    await show()
    await expectArmed(frame)
    await page.keyboard.down('Space')
    await page.keyboard.up('Space')
    await settle(frame)
    expect(await outcomeOf(frame)).toBe('open')
  })
})

describe('what a transaction does', () => {
  /** The height that the client's dialog leaves the iframe on a phone of 360 × 640. */
  const PHONE = { width: 360, height: 572 }

  async function expectAsked(frame: Frame, name: string) {
    await ask(frame, name)
    await expect.poll(() => statusOf(frame)).toBe('Review the details…')
  }

  test('is one sentence of what is paid and got, and the fee in dollars, in sight on a phone', async () => {
    const { page, frame } = await visit(PHONE)
    await expectAsked(frame, 'buy')
    const lines = [
      'You pay 55 USDT, you get 1 Genesis Fragment and 1,000 YES',
      'Expected result of a simulation. Tokens choose their own names.',
      'at most $0.04 0.000063 BNB',
    ]
    for (const line of lines) expect(await frame.getByText(line).isVisible(), line).toBe(true)
    const [last, scroll] = await Promise.all(
      [frame.getByText(lines.at(-1) ?? ''), frame.locator('.scroll')].map((each) => each.boundingBox()),
    )
    expect((last?.y ?? Infinity) + (last?.height ?? 0)).toBeLessThanOrEqual(
      (scroll?.y ?? 0) + (scroll?.height ?? 0),
    )
    expect(await frame.getByText('Nonce').isVisible()).toBe(false)
    await frame.getByText('Details', { exact: true }).click()
    expect(await frame.getByText('Nonce').isVisible()).toBe(true)
    await page.keyboard.press('Escape')
  })

  test.each([
    ['native', 'You send 1.500000000000000001 BNB to 0x709979…dc79C8'],
    ['tokens', 'You send 12.34567 USDT to 0x709979…dc79C8'],
    ['unlimited', '0x709979…dc79C8 may take all your USDT'],
    ['approveAll', '0x709979…dc79C8 may take all your 0x709979…dc79C8'],
    ['calls', 'You pay 55 USDT, you get 1 Genesis Fragment and 1,000 YES'],
    ['unreadable', 'What you pay and get could not be worked out'],
  ])('%s: %s', async (name, sentence) => {
    const { frame } = await visit(PHONE)
    await expectAsked(frame, name)
    expect(await frame.getByText(sentence).isVisible()).toBe(true)
  })

  testInFull('stays in sight while it is sent', async () => {
    const { page, frame } = await visitOnce()
    await ask(frame, 'buy')
    await frame.evaluate(() => {
      window.approvals.close = () => {}
    })
    await approve(page, frame)
    await expect.poll(() => statusOf(frame)).toBe('Sending…')
    expect(await frame.getByText('You pay 55 USDT').isVisible()).toBe(true)
  })
})

describe('a request', () => {
  test('is refused as busy while another one is open', async () => {
    const { frame } = await visit()
    await ask(frame)
    const second = await frame.evaluate(() =>
      window.approvals
        .ask({
          text: '{}',
          account: '0x00',
          chainId: 56,
          origin: '',
          dapp: {},
          signal: new AbortController().signal,
        })
        .catch(({ name, message }) => [window.approvals.isBusy(), name, message]),
    )
    expect(second).toEqual([true, 'ReplyError', 'Another request is waiting for approval'])
    expect(await outcomeOf(frame)).toBe('open')
  })

  test('ends as rejected when the dapp takes it back, and leaves nothing', async () => {
    const { frame } = await visit()
    await ask(frame)
    await frame.evaluate(() => window.abort())
    await expect.poll(() => outcomeOf(frame)).toBe('rejected')
    expect(await frame.evaluate(() => document.body.querySelector('fy-wallet-approval'))).toBeNull()
    expect(await frame.evaluate(() => window.approvals.isBusy())).toBe(false)
  })

  test('ends as rejected when the page goes away', async () => {
    const { frame } = await visit()
    await ask(frame)
    await frame.evaluate(() => dispatchEvent(new PageTransitionEvent('pagehide')))
    await expect.poll(() => outcomeOf(frame)).toBe('rejected')
  })

  test('that is long is shown whole when the user asks for it', async () => {
    const { frame } = await visit()
    await ask(frame, 'long')
    const text = frame.getByRole('region', { name: 'Message', exact: true })
    expect(await text.textContent()).not.toContain('the end')
    await frame.getByRole('button', { name: 'Show everything' }).click()
    await expect.poll(() => text.textContent()).toContain('the end')
    expect(await frame.getByRole('button', { name: 'Show everything' }).count()).toBe(0)
  })

  test('of another domain signs nobody in: there is no Approve', async () => {
    const { page, frame } = await visit()
    await ask(frame, 'foreignSignIn')
    expect(await frame.getByRole('alert').textContent()).toContain('would sign you in to bank.example')
    expect(await approveOf(frame).count()).toBe(0)
    await page.keyboard.press('Space')
    await expect.poll(() => outcomeOf(frame)).toBe('rejected')
  })

  test('that cannot be read is an error, not a screen', async () => {
    const { frame } = await visit()
    const message = await frame.evaluate(() =>
      window.approvals
        .ask({
          text: '{"method":"eth_signTypedData_v4","params":["0x00","{}"]}',
          account: '0x01',
          chainId: 56,
          origin: 'http://a.example',
          dapp: {},
          signal: new AbortController().signal,
        })
        .catch(({ name, message }) => `${name}: ${message}`),
    )
    expect(message).toBe('ReplyError: The request is for another account')
  })

  test('shows the verified origin, what the dapp calls itself without tricks, and its data: picture only', async () => {
    const { frame } = await visit()
    await ask(frame, 'message', {
      dapp: { name: `\u202eknab\u202c ${'x'.repeat(99)}`, icon: 'https://evil.example/i.png' },
    })
    const site = frame.locator('.site')
    expect(await site.textContent()).toContain(sites.dapp)
    expect(await site.textContent()).toContain(`“knab ${'x'.repeat(34)}…” (name not verified)`)
    expect(await frame.locator('img').count()).toBe(0)
  })

  test('is drawn in theme and language of the dapp, and starts anew when they change', async () => {
    const { frame } = await visit()
    await ask(frame, 'tokens')
    await expectArmed(frame)
    const expectRestart = await watch(frame)
    const themeVariables = { '--w3m-accent': '#f2b65a', '--w3m-color-surface': '#000' }
    await frame.evaluate((changes) => window.change(changes), {
      ...({ locale: 'ja', themeMode: 'light' } as const),
      themeVariables,
    })
    const approve = frame.getByRole('button', { name: '承認' })
    await expectRestart()
    await expect.poll(() => approve.getAttribute('aria-disabled')).toBe('false')
    const screen = frame.locator('fy-wallet-approval')
    expect(await screen.getAttribute('theme')).toBe('light')
    const groundOf = (element: Element) => getComputedStyle(element).backgroundColor
    expect(await approve.evaluate(groundOf)).toMatch(/^oklch\(0\.81\d* 0\.12/)
    // A ground on which nobody could read the dark letters is as light as they need it.
    expect(await screen.evaluate(groundOf)).toMatch(/^oklch\(0\.95 0 /)
    expect(await frame.locator('html').getAttribute('lang')).toBe('ja')
  })
})

describe('a passkey', () => {
  const askPasskey = async (frame: Frame) => {
    await frame.evaluate((request) => window.startPasskey(request), requestOf())
    await frame.locator('[data-approve]').waitFor()
  }
  const useOf = (frame: Frame) => frame.getByRole('button', { name: 'Use passkey' })
  const expectUsable = (frame: Frame) =>
    expect.poll(() => useOf(frame).getAttribute('aria-disabled')).toBe('false')

  test('is used by the keyboard alone, again after it failed, and never with Enter', async () => {
    const { page, frame } = await visit()
    await askPasskey(frame)
    await expectUsable(frame)
    for (const outcome of ['open', 'used']) {
      expect(await focusedIn(frame)).toBe('Cancel')
      await page.keyboard.press('Tab')
      expect(await focusedIn(frame)).toBe('Use passkey')
      await page.keyboard.press('Enter')
      await settle(frame)
      expect(await frame.getByText('The passkey was not used.').count()).toBe(outcome === 'open' ? 0 : 1)
      await page.keyboard.press('Space')
      await expect.poll(() => outcomeOf(frame)).toBe(outcome)
      if (outcome === 'used') continue
      await frame.getByText('The passkey was not used.').waitFor()
      // The button was drawn anew, and so is not armed yet.
      await expectUsable(frame)
    }
  })

  test('is not asked for by a press that began before the button was armed, and declined with Escape', async () => {
    const { page, frame } = await visit()
    await askPasskey(frame)
    await tabOn(page, frame, 'Use passkey')
    const show = await fade(page, frame)
    await page.keyboard.down('Space')
    await show()
    await expectUsable(frame)
    await page.keyboard.up('Space')
    await settle(frame)
    expect(await frame.getByText('The passkey was not used.').count()).toBe(0)
    await page.keyboard.press('Escape')
    await expect.poll(() => outcomeOf(frame)).toContain('rejected')
  })

  testInFull('is asked for in 320 px in every language, and axe finds nothing', async () => {
    const { page, frame } = await visit({ width: 320, height: 620 })
    await page.evaluate(() => document.querySelector('iframe')?.setAttribute('style', 'width:100%'))
    for (const [index, locale] of LOCALES.entries()) {
      const themeMode = index % 2 ? 'light' : 'dark'
      await frame.evaluate((changes) => window.change(changes), { locale, themeMode } as const)
      await askPasskey(frame)
      const found = await frame.evaluate(() => {
        const { scrollWidth, scrollHeight, lang } = document.documentElement
        return { lang, wide: [scrollWidth - innerWidth, scrollHeight - innerHeight] }
      })
      expect(found).toEqual({ lang: locale, wide: [0, 0] })
      expect(await findViolations(frame)).toEqual([])
      await page.keyboard.press('Escape')
      await expect.poll(() => outcomeOf(frame)).toContain('rejected')
    }
  })
})

describe('a backup', () => {
  const offer = async (frame: Frame) => {
    await frame.evaluate((request) => window.startBackup(request), requestOf())
    await frame.locator('[data-approve]').waitFor()
  }
  const openOf = (frame: Frame) => frame.getByRole('button', { name: 'Open the window' })

  test('opens its window by the keyboard at an armed button, says where the browser opens none, and is left with ×', async () => {
    const { page, frame } = await visit()
    await offer(frame)
    await tabOn(page, frame, 'Open the window')
    const show = await fade(page, frame)
    await page.keyboard.press('Space')
    await settle(frame)
    expect(await frame.getByText('Continue in the other window').count()).toBe(0)
    await show()
    await expect.poll(() => openOf(frame).getAttribute('aria-disabled')).toBe('false')
    await frame.evaluate(() => Object.assign(window, { open: () => null }))
    await page.keyboard.press('Space')
    await frame.getByText('Your browser did not open the window.').waitFor()
    expect(await frame.getByRole('link', { name: 'Open the wallet’s page' }).getAttribute('href')).toBe('/')
    expect(await findViolations(frame)).toEqual([])
    await frame.getByRole('button', { name: 'Close' }).click()
    await expect.poll(() => outcomeOf(frame)).toContain('rejected')
  })

  testInFull('is offered in 320 px in every language, and axe finds nothing', async () => {
    const { page, frame } = await visit({ width: 320, height: 620 })
    await page.evaluate(() => document.querySelector('iframe')?.setAttribute('style', 'width:100%'))
    for (const [index, locale] of LOCALES.entries()) {
      const themeMode = index % 2 ? 'light' : 'dark'
      await frame.evaluate((changes) => window.change(changes), { locale, themeMode } as const)
      await offer(frame)
      const found = await frame.evaluate(() => {
        const { scrollWidth, scrollHeight, lang } = document.documentElement
        return { lang, wide: [scrollWidth - innerWidth, scrollHeight - innerHeight] }
      })
      expect(found).toEqual({ lang: locale, wide: [0, 0] })
      expect(await findViolations(frame)).toEqual([])
      await page.keyboard.press('Escape')
      await expect.poll(() => outcomeOf(frame)).toContain('rejected')
    }
  })
})

test('is closed in its head with the mouse or the keyboard, also while it is filled in', async () => {
  const { page, frame } = await visitToChange()
  const close = frame.getByRole('button', { name: 'Close' })
  await ask(frame)
  await close.click()
  await expect.poll(() => outcomeOf(frame)).toBe('rejected')
  await ask(frame)
  await expect
    .poll(() => frame.evaluate(() => document.activeElement?.shadowRoot?.activeElement?.textContent?.trim()))
    .toBe('Reject')
  const focused = () =>
    frame.evaluate(() => document.activeElement?.shadowRoot?.activeElement?.getAttribute('aria-label'))
  // Past what scrolls, and what is folded.
  await expect
    .poll(async () => {
      await page.keyboard.press('Shift+Tab')
      return focused()
    })
    .toBe('Close')
  await page.keyboard.press('Enter')
  await expect.poll(() => outcomeOf(frame)).toBe('rejected')
  await frame.evaluate(() => {
    window.outcome = 'open'
    window.abort = () => Object.assign(window, { outcome: 'aborted' })
    window.approvals.showPreparing()
  })
  await close.click()
  expect(await outcomeOf(frame)).toBe('aborted')
  await page.keyboard.press('Escape')
  expect(await outcomeOf(frame)).toBe('aborted')
})

describe('every screen', () => {
  const names = [...Object.keys(screens('')), ...Object.keys(solanaScreens)]

  /** Those that axe reads in `test`: a message, a block of it, calls, and Solana. In the full run it reads all. */
  const kinds = ['message', 'foreignSignIn', 'calls', ...Object.keys(solanaScreens).slice(0, 1)]

  const looks = [
    [320, 'dark', 'ru'],
    [768, 'light', 'ja'],
  ] as const

  /** Asks, and reads how much too wide the screen is, and what it says of Solana without unfolding anything. */
  const askAndRead = (frame: Frame, name: string) =>
    frame.evaluate(
      async (request) => {
        window.start(request)
        const read = () => document.querySelector('fy-wallet-approval')?.shadowRoot
        while (!read()?.querySelector('footer button')) await new Promise(requestAnimationFrame)
        const root = read()
        const { scrollWidth, clientWidth } = root?.querySelector('.scroll') ?? document.body
        const { scrollWidth: all, scrollHeight } = document.documentElement
        const solana = root?.querySelector('fy-wallet-solana')
        const parts = solana?.shadowRoot ?? solana
        return {
          wide: [scrollWidth - clientWidth, all - innerWidth, scrollHeight - innerHeight],
          isOpen: parts?.querySelector('details')?.hasAttribute('open'),
          inFront: [...(parts?.querySelectorAll('dd:not(details dd)') ?? [])].map(({ textContent }) =>
            textContent?.trim(),
          ),
        }
      },
      requestOf(name, solanaRequest(name)),
    )

  const takeBack = (frame: Frame) =>
    frame.evaluate(async () => {
      window.abort()
      while (window.outcome === 'open') await new Promise(requestAnimationFrame)
      return window.outcome
    })

  test.each(selectRows(looks, ([width]) => width === 320))(
    '%i px wide, %s, in %s: scrolls inside, is never too wide, names the receivers on Solana, and axe finds nothing in some',
    async (width, themeMode, locale) => {
      const { page, frame } = await visit({ width, height: 620 })
      await page.evaluate(() => document.querySelector('iframe')?.setAttribute('style', 'width:100%'))
      await frame.evaluate((changes) => window.change(changes), { locale, themeMode })
      for (const name of names) {
        const { wide, isOpen, inFront } = await askAndRead(frame, name)
        expect(wide, name).toEqual([0, 0, 0])
        const { receivers = [] } = solanaScreens[name] ?? {}
        if (name in solanaScreens) expect([name, isOpen]).toEqual([name, name !== 'many'])
        for (const { address } of receivers) expect(inFront, name).toContain(address)
        if (IS_FULL || kinds.includes(name)) expect(await findViolations(frame), name).toEqual([])
        expect(await takeBack(frame), name).toBe('rejected')
      }
    },
  )
})
