import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { deleteYounger } from '@foyer/harness/browser'
import { BUDGETS, REQUESTS } from '@foyer/harness/budgets'
import { onlyInFull, selectRows } from '@foyer/harness/full'
import type { Instance, Preload } from '@foyer/modal-core'
import type { Browser, Page } from 'playwright'
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { gzipBytes } from './buildApp.ts'
import { serveApp } from './serveApp.ts'
import { shareApp } from './shareApp.ts'
import { shareBrowser } from './shareBrowser.ts'

const KIB = 1024
const ANY_ORIGIN = { 'access-control-allow-origin': '*', 'access-control-allow-headers': '*' }
const ACCOUNT = 'Account 0xf39F…2266'

const testInFull = onlyInFull(test)

let floor: Awaited<ReturnType<typeof shareApp>>
let foyer: Awaited<ReturnType<typeof shareApp>>
let embedded: Awaited<ReturnType<typeof shareApp>>
let served: Awaited<ReturnType<typeof serveApp>>
let browser: Browser

beforeAll(async () => {
  floor = await shareApp('floor')
  foyer = await shareApp('foyer')
  embedded = await shareApp('embedded')
  served = await serveApp(foyer)
  browser = await shareBrowser()
})

afterAll(async () => {
  served.stop()
})

/** Gives the page's modal the option before its page has loaded. */
function setPreload(preload: Preload) {
  const entries = new Map<string, { instance: Instance }>()
  const update = () => entries.get('default')?.instance.update({ preload })
  Object.assign(globalThis, { [Symbol.for('foyer.instances')]: { entries, listeners: new Set([update]) } })
}

/** Notes when an unseen drawing of the modal has gone. */
function watchRehearsal() {
  new MutationObserver((changes) => {
    const removed = changes.flatMap(({ removedNodes }) => [...removedNodes])
    if (removed.some((node) => node instanceof HTMLDivElement && node.inert))
      Object.assign(globalThis, { rehearsed: true })
  }).observe(document, { childList: true, subtree: true })
}

type VisitOptions = {
  url?: string
  /** Default that nothing loads before a visitor does something. */
  preload?: Preload
  /** Runs in the page before its own scripts. */
  prepare?: () => void
  /** Is told of the page before it loads. */
  onPage?: (page: Page) => unknown
  /** True for a page that waits for a picture for ever. */
  isEndless?: boolean
}

/** Counts what waits for an idle moment, and asks for a picture that never comes. */
function loadForEver() {
  const { requestIdleCallback: request } = window
  Object.assign(window, { looks: 0 })
  window.requestIdleCallback = (callback) => {
    Object.assign(window, { looks: (window as never as { looks: number }).looks + 1 })
    return request(callback)
  }
  addEventListener('DOMContentLoaded', () => {
    document.body.append(Object.assign(new Image(), { src: '/never.png' }))
  })
}

/** The page with its button drawn, and what it asked for and complained about since. */
async function visit({
  url = served.url,
  preload = 'intent',
  prepare,
  onPage,
  isEndless,
}: VisitOptions = {}) {
  const context = await browser.newContext({ reducedMotion: 'reduce' })
  await context.addInitScript(setPreload, preload)
  await context.addInitScript(watchRehearsal)
  if (prepare) await context.addInitScript(prepare)
  onTestFinished(() => context.close())
  const page = await context.newPage()
  const requests: string[] = []
  const complaints: string[] = []
  page.on('request', (request) => requests.push(request.url()))
  page.on('pageerror', (error) => complaints.push(String(error)))
  page.on('console', (message) => message.type() === 'error' && complaints.push(message.text()))
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) => {
      throw new Error(`CSP: ${violatedDirective} ${blockedURI}`)
    })
  })
  await page.route('http://127.0.0.1:9/', (route) =>
    route.fulfill({ json: { jsonrpc: '2.0', id: 1, result: '0x0' }, headers: ANY_ORIGIN }),
  )
  await onPage?.(page)
  await page.goto(url, { waitUntil: isEndless ? 'commit' : 'load' })
  await button(page, 'Connect Wallet').waitFor()
  if (!isEndless) await page.waitForLoadState('networkidle')
  const files = () => requests.map((url) => new URL(url).pathname.slice(1))
  return { page, requests, complaints, files, forget: () => requests.splice(0) }
}

const button = (page: Page, name: string) => page.getByRole('button', { name })

/** Lets idle moments come, and expects that the page has loaded what it starts with and no more. */
async function expectNoPreload(page: Page, files: () => string[]) {
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(() => requestIdleCallback(resolve))))
  await page.waitForLoadState('networkidle')
  const scripts = files().filter((file) => file.endsWith('.js'))
  expect(scripts.sort()).toEqual([...foyer.entryFiles, ...foyer.walletFiles].sort())
}

describe('budgets', () => {
  test('the entry chunk keeps to its budget over wagmi and React', () => {
    expect((foyer.entryBytes - floor.entryBytes) / KIB).toBeLessThanOrEqual(BUDGETS.entryFromSource)
  })

  // Code that viem, the wallet's client and the wallet of this test share is a file of its own here, which costs the page some
  // 0.4 KiB. `bench` measures the part by itself, without that.
  test('a page with the embedded wallet starts with little more, and without its client', async () => {
    expect((embedded.entryBytes - foyer.entryBytes) / KIB).toBeLessThanOrEqual(BUDGETS.embeddedStartShared)
    const entry = await readFile(join(embedded.outDir, embedded.script), 'utf8')
    expect(entry).toContain('ID_AUTH')
    expect(entry).not.toContain('w3m-secure-iframe')
  })

  test('a login with Farcaster keeps to its budget, in chunks of its own', async () => {
    const files = (await readdir(join(embedded.outDir, 'assets'))).filter((file) =>
      /^(createFarcaster|fy-connecting-farcaster-view)-.*\.js$/.test(file),
    )
    expect(files).toHaveLength(2)
    expect(
      (await gzipBytes(
        embedded.outDir,
        files.map((file) => `assets/${file}`),
      )) / KIB,
    ).toBeLessThanOrEqual(BUDGETS.farcasterLogin)
  })

  test('the first open keeps to its budget and comes from the page’s own origin, and nothing loads before it', async () => {
    const { page, requests, files, forget, complaints } = await visit({ preload: 'intent' })
    await expectNoPreload(page, files)
    // The bundler may split the page's own code; what it imports statically is the page.
    expect(files().sort()).toEqual(['', ...foyer.entryFiles, ...foyer.walletFiles].sort())
    forget()
    await button(page, 'Connect Wallet').click()
    await button(page, 'Dev Wallet').waitFor()
    const scripts = requests.filter((url) => !url.startsWith('data:'))
    expect(scripts.every((url) => url.startsWith(served.url))).toBe(true)
    expect(scripts.length).toBeLessThanOrEqual(REQUESTS.firstOpen)
    expect(
      (await gzipBytes(
        foyer.outDir,
        files().filter((file) => file.endsWith('.js')),
      )) / KIB,
    ).toBeLessThanOrEqual(BUDGETS.firstOpen)

    // People who prefer less motion see none.
    const durations = await page
      .getByRole('dialog')
      .evaluate((dialog) => getComputedStyle(dialog).transitionDuration.split(', ').map(Number.parseFloat))
    expect(Math.max(...durations)).toBeLessThan(0.001)

    // A picture loads with the first view that shows it, and no other.
    const pictures = () =>
      files().flatMap((file) => /(?:^|\/)(bnb|ethereum|usdt|polygon)-[^/]*\.js$/.exec(file)?.[1] ?? [])
    await button(page, 'Dev Wallet').click()
    await button(page, ACCOUNT).waitFor()
    expect(pictures()).toEqual([])
    forget()
    await button(page, ACCOUNT).click()
    await button(page, 'Disconnect').waitFor()
    await expect.poll(pictures).toEqual(['bnb'])
    expect(complaints).toEqual([])
  })
})

describe('preload', () => {
  const opener = (page: Page) => button(page, 'Connect Wallet')
  /** Resolves once the unseen drawing has gone. */
  const rehearsed = (page: Page) => page.waitForFunction(() => 'rehearsed' in window)

  test('loads in idle moments all that the first open draws, from the page’s own origin, and nothing is seen of it, and then the account while one is connected', async () => {
    const { page, requests, complaints, files, forget } = await visit({
      preload: 'idle',
      prepare: () => {
        const seen: unknown[] = []
        const note = (event: Event) => seen.push(event.type)
        for (const name of ['focusin', 'toggle', 'close', 'scroll']) addEventListener(name, note, true)
        new PerformanceObserver((list) =>
          seen.push(...list.getEntries().map(({ entryType }) => entryType)),
        ).observe({
          type: 'layout-shift',
        })
        const registry = (globalThis as never)[Symbol.for('foyer.instances')] as {
          entries: Map<string, { instance: Instance }>
          listeners: Set<() => void>
        }
        registry.listeners.add(() =>
          registry.entries.get('default')?.instance.on('*', ({ name }) => seen.push(name)),
        )
        Object.assign(globalThis, { seen })
      },
    })
    await rehearsed(page)
    await page.waitForLoadState('networkidle')
    expect(
      requests.filter((url) => !url.startsWith('data:')).every((url) => url.startsWith(served.url)),
    ).toBe(true)
    expect(await page.evaluate(() => (globalThis as never as { seen: unknown[] }).seen)).toEqual([])
    await page.waitForFunction(() => document.querySelector('body > fy-modal'))
    const closed = await page.evaluate(() => {
      const modal = document.querySelector('fy-modal')
      const top = () => document.querySelector('fy-button')?.getBoundingClientRect().top
      // One more box in it would move all others.
      Object.assign(document.body.style, {
        display: 'grid',
        height: '100vh',
        placeContent: 'center',
        gap: '50px',
      })
      const tops = [top()]
      modal?.remove()
      tops.push(top())
      document.body.append(modal ?? '')
      document.body.style.cssText = ''
      return { tops, isSeen: modal?.shadowRoot?.querySelector('dialog')?.checkVisibility() }
    })
    expect(closed).toEqual({ tops: [closed.tops[1], closed.tops[1]], isSeen: false })
    expect(await page.evaluate(() => document.documentElement.style.cssText)).toBe('')
    forget()
    await opener(page).click()
    await button(page, 'Dev Wallet').waitFor()
    expect(requests.filter((url) => !url.startsWith('data:'))).toEqual([])

    await button(page, 'Dev Wallet').click()
    await button(page, ACCOUNT).waitFor()
    forget()
    await page.reload()
    await button(page, ACCOUNT).waitFor()
    await expect.poll(() => files().some((file) => file.includes('fy-account-view'))).toBe(true)
    expect(complaints).toEqual([])
  })

  const devtools = (page: Page) => page.context().newCDPSession(page)
  const savers: [string, VisitOptions][] = [
    [
      'for a visitor who saves data',
      {
        preload: 'idle',
        onPage: async (page) =>
          (await devtools(page)).send('Emulation.setDataSaverOverride', { dataSaverEnabled: true }),
      },
    ],
    [
      'on a connection of 2g',
      {
        preload: 'idle',
        prepare: () => Object.defineProperty(navigator, 'connection', { value: { effectiveType: '2g' } }),
      },
    ],
  ]
  test.each(selectRows(savers, ([name]) => name === 'for a visitor who saves data'))(
    'loads nothing before the visitor does something %s',
    async (_, options) => {
      const { page, files } = await visit(options)
      await expectNoPreload(page, files)
      await opener(page).click()
      await button(page, 'Dev Wallet').waitFor()
    },
  )

  test('with the option false, loads nothing in an idle moment, and pointing at the button loads nothing either', async () => {
    const { page, forget, files } = await visit({ preload: false })
    await expectNoPreload(page, files)
    forget()
    await opener(page).hover()
    await opener(page).focus()
    await page.waitForLoadState('networkidle')
    expect(files()).toEqual([])
    await opener(page).click()
    await button(page, 'Dev Wallet').waitFor()
  })

  test('loads nothing in a hidden page, and starts once it is seen', async () => {
    const { page, files } = await visit({
      preload: 'idle',
      prepare: () => Object.defineProperty(document, 'hidden', { value: true, configurable: true }),
    })
    await expectNoPreload(page, files)
    await page.evaluate(() => {
      Object.defineProperty(document, 'hidden', { value: false })
      document.dispatchEvent(new Event('visibilitychange', { bubbles: true }))
    })
    await rehearsed(page)
  })

  test('waits without a look for a page that never finishes loading, which opens all the same', async () => {
    let giveUp = () => {}
    const { page, files } = await visit({
      preload: 'idle',
      isEndless: true,
      prepare: loadForEver,
      onPage: (page) =>
        page.route('**/never.png', (route) => {
          giveUp = () => void route.abort()
        }),
    })
    const looks = () => page.evaluate(() => (window as never as { looks: number }).looks)
    await page.evaluate(
      () =>
        new Promise((resolve) =>
          requestIdleCallback(() => setTimeout(() => requestIdleCallback(resolve), 500)),
        ),
    )
    // Those of the line above.
    expect(await looks()).toBe(2)
    await opener(page).click()
    await button(page, 'Dev Wallet').waitFor()
    await page.keyboard.press('Escape')
    await button(page, 'Dev Wallet').waitFor({ state: 'hidden' })
    const before = await looks()
    giveUp()
    await page.waitForFunction((count) => (window as never as { looks: number }).looks > count, before)
    // A modal that has been open is drawn.
    expect(files().some((file) => file.includes('rehearse'))).toBe(false)
  })

  test('a file that fails in an idle moment is asked for again at the click, and nobody is told before', async () => {
    const { page, complaints } = await visit({
      preload: 'idle',
      onPage: (page) => page.route('**/modal-*.js', (route) => route.abort()),
    })
    await page.waitForLoadState('networkidle')
    expect(complaints.filter((text) => !text.includes('ERR_FAILED'))).toEqual([])
    await page.unroute('**/modal-*.js')
    await opener(page).click()
    await button(page, 'Dev Wallet').waitFor()
  })

  testInFull(
    'a deployment between an idle moment that failed and the click gives buttons that reload',
    async () => {
      const { page } = await visit({
        preload: 'idle',
        onPage: (page) =>
          page.route('**/modal-*.js', (route) => route.fulfill({ status: 404, body: 'Not found' })),
      })
      await opener(page).click()
      await button(page, 'Reload page').waitFor()
      await page.keyboard.press('Escape')
      await button(page, '↻ Connect Wallet').waitFor()
    },
  )
})

test('connects, shows all wallets, reconnects after a reload and disconnects under a strict policy with trusted types, when a browser has nothing younger than the floor', async () => {
  const { page, complaints } = await visit({ prepare: deleteYounger })
  expect(await page.evaluate(() => 'parse' in URL || 'togglePopover' in HTMLElement.prototype)).toBe(false)
  await button(page, 'Connect Wallet').click()
  await button(page, 'Close').hover()
  await button(page, 'All wallets').click()
  await page.getByRole('listitem').first().waitFor()
  await button(page, 'Back').click()
  await button(page, 'Dev Wallet').click()
  await button(page, ACCOUNT).waitFor()
  await page.reload()
  await button(page, ACCOUNT).click()
  await button(page, 'Copy address').click()
  await button(page, 'Disconnect').click()
  await button(page, 'Connect Wallet').waitFor()
  expect(complaints).toEqual([])
})

test('the checks for developers are not in it', async () => {
  const files = await readdir(join(foyer.outDir, 'assets'))
  const code = await Promise.all(files.map((file) => readFile(join(foyer.outDir, 'assets', file), 'utf8')))
  expect(code.some((text) => text.includes('Connect Wallet'))).toBe(true)
  expect(code.some((text) => text.includes('Some texts are hard to read'))).toBe(false)
})

test('a deployment that removes the files of the page: the button becomes one that reloads it, and hovering that one loads all that the first open needs', async () => {
  const { page, requests, forget } = await visit()
  await page.route('**/assets/**', (route) => route.fulfill({ status: 404, body: 'Not found' }))
  await button(page, 'Connect Wallet').click()
  const reload = button(page, '↻ Connect Wallet')
  await reload.waitFor()
  await page.unroute('**/assets/**')
  await Promise.all([page.waitForEvent('load'), reload.click()])

  await button(page, 'Connect Wallet').hover()
  await page.waitForFunction(() => customElements.get('fy-connect-view') !== undefined)
  await page.waitForLoadState('networkidle')
  forget()
  await button(page, 'Connect Wallet').click()
  await button(page, 'Dev Wallet').waitFor()
  expect(requests.filter((url) => !url.startsWith('data:'))).toEqual([])
})

test('a network that fails: says that a part could not be loaded, and goes on when it is asked again', async () => {
  const { page, complaints } = await visit()
  const connect = () =>
    page.evaluate(async () => {
      const key = Symbol.for('foyer.instances') as unknown as keyof typeof globalThis
      const { entries } = globalThis[key] as { entries: Map<string, { instance: Instance }> }
      return entries
        .get('default')
        ?.instance.connect({ connectorId: 'dev.foyer.testing' })
        .then(
          ({ address }) => address,
          ({ name, message }: Error) => `${name}: ${message}`,
        )
    })
  // Connecting without the modal.
  const actions = '**/actions-*.js'
  await page.route(actions, (route) => route.abort())
  expect(await connect()).toContain('ModalLoadError: The modal could not be loaded\nReason: connection')
  await page.unroute(actions)
  expect(await connect()).toBe('0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266')
  await button(page, ACCOUNT).waitFor()

  // The modal.
  await page.route('**/modal-*.js', (route) => route.abort())
  const failed = page.waitForEvent('pageerror')
  await button(page, ACCOUNT).click()
  expect((await failed).message).toContain('The modal could not be loaded')
  expect(complaints.join()).not.toContain('CSP')
  await page.getByRole('alert').getByText('This part could not be loaded.').waitFor()
  await page.unroute('**/modal-*.js')
  await button(page, 'Try again').click()
  await button(page, 'Disconnect').click()

  // A view.
  await page.evaluate(() => window.wallet.set({ delay: 600_000 }))
  const chunk = '**/fy-connecting-external-view-*.js'
  await page.route(chunk, (route) => route.abort())
  await button(page, 'Connect Wallet').click()
  await button(page, 'Dev Wallet').click()
  await page.getByRole('alert').getByText('This part could not be loaded.').waitFor()
  await page.unroute(chunk)
  await button(page, 'Try again').click()
  await page.getByText('Continue in Dev Wallet').waitFor()
})
