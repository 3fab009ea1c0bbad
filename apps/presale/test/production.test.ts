import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { deleteYounger } from '@foyer/harness/browser'
import { createDeferred } from '@foyer/harness/deferred'
import { IS_FULL, selectRows } from '@foyer/harness/full'
import { launchBrowser } from '@foyer/harness/playwright'
import { type Browser, type BrowserContextOptions, devices, type Locator, type Page } from 'playwright'
import { build, preview } from 'vite'
import { afterAll, beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest'
import { loadStory } from '../src/features/story/loadStory.ts'
import { loadMessages } from '../src/i18n/loadMessages.ts'
import { type Locale, locales } from '../src/i18n/locale.ts'
import { readInvitedPage } from '../vite/invitedPage.ts'
import { exampleHeaders } from '../vite/siteHeaders.ts'
import { exampleConfig } from './exampleConfig.ts'
import { exampleView, INVITER, unboundProfile } from './exampleView.ts'
import { createFakeChain } from './fakeChain.ts'
import { serveBuild } from './serveBuild.ts'

/** Registers tests of the built site whose parts have cheaper tests. */
const testInFull = test.runIf(IS_FULL)

const ROOT = fileURLToPath(new URL('..', import.meta.url))

let folder: string
let site: Awaited<ReturnType<typeof serveBuild>>
let browser: Browser

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'foyer-presale-'))
  process.env.PRESALE_ORIGIN = 'https://presale.example'
  // Vitest sets it to `test`, and Vite then builds what development has: its wallets, and React's warnings.
  vi.stubEnv('NODE_ENV', 'production')
  await build({
    root: ROOT,
    configFile: join(ROOT, 'vite.config.ts'),
    logLevel: 'error',
    build: { outDir: folder, emptyOutDir: true },
  })
  site = await serveBuild(folder, createFakeChain(), exampleConfig())
  vi.unstubAllEnvs()
  browser = await launchBrowser()
})

afterAll(async () => {
  await browser?.close()
  site?.close()
  await rm(folder, { recursive: true, force: true })
})

/** A page without motion, which would take a third of a core, until the test ends. */
async function newPage(options: BrowserContextOptions = {}) {
  const page = await browser.newPage({ reducedMotion: 'reduce', ...options })
  onTestFinished(() => page.close())
  return page
}

/** A page that notes what its policy forbids and what goes wrong in it. */
async function open(
  path: string,
  { origin = site.origin, page: given }: { origin?: string; page?: Page } = {},
) {
  const page = given ?? (await newPage({ colorScheme: 'dark' }))
  const problems: string[] = []
  page.on('pageerror', ({ message }) => problems.push(message))
  page.on('console', (message) => {
    if (message.type() === 'error') problems.push(message.text())
  })
  await page.goto(origin + path)
  return { page, problems }
}

async function visitEverything(page: Page) {
  await page.getByRole('button', { name: 'Buy Now' }).waitFor()
  await page.getByRole('region', { name: 'Price schedule and supply' }).waitFor()
  await page.mouse.wheel(0, 20_000)
  await page.getByRole('region', { name: 'The Wanted List' }).waitFor()
  await page.getByRole('combobox').selectOption('日本語')
  await page.getByRole('region', { name: '指名手配リスト' }).waitFor()
  await page.getByRole('combobox').selectOption('English')
  await page.getByRole('button', { name: 'Use the light theme' }).click()
  await page.getByRole('button', { name: 'Connect Wallet' }).click()
  await page.getByRole('dialog', { name: 'Connect Wallet' }).waitFor()
  await page.keyboard.press('Escape')
  await page.getByRole('link', { name: 'My History' }).first().click()
  await page.getByRole('heading', { level: 1, name: 'My History' }).waitFor()
}

test('the build runs under its policy, without a violation or an error, when a browser has nothing younger than the floor', async () => {
  const young = await newPage({ colorScheme: 'dark' })
  await young.addInitScript(deleteYounger)
  const { page, problems } = await open('/no/such/page', { page: young })
  await visitEverything(page)
  expect(new URL(page.url()).pathname).toBe('/record')
  expect(problems).toEqual([])
})

const ACCOUNT = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'
const GATEWAY = 'https://gateway.example'
const CORS = { 'access-control-allow-origin': '*' }
const PICTURE = '<svg xmlns="http://www.w3.org/2000/svg" width="1" height="1"/>'

/** Announces a wallet that agrees to be connected. Runs in the page. */
function announceWallet(account: string) {
  const answers: Record<string, unknown> = {
    eth_requestAccounts: [account],
    eth_accounts: [account],
    eth_chainId: '0x38',
  }
  const request = async ({ method }: { method: string }) => {
    if (method in answers) return answers[method]
    throw Object.assign(new Error(`The wallet has no ${method}.`), { code: 4200 })
  }
  const provider = { request, on: () => {}, removeListener: () => {} }
  const icon = 'data:image/svg+xml,<svg xmlns="http://www.w3.org/2000/svg"/>'
  const info = { uuid: crypto.randomUUID(), name: 'Page Wallet', icon, rdns: 'example.wallet' }
  const detail = Object.freeze({ info, provider })
  const announce = () => window.dispatchEvent(new CustomEvent('eip6963:announceProvider', { detail }))
  window.addEventListener('eip6963:requestProvider', announce)
  announce()
}

const balanceOf = (symbol: string, price: number, numeric: string, address?: string) => ({
  name: symbol,
  symbol,
  chainId: 'eip155:56',
  ...(address === undefined ? {} : { address: `eip155:56:${address}` }),
  price,
  value: price * Number(numeric),
  quantity: { decimals: '18', numeric },
  iconUrl: '',
})

/** Answers in place of the gateway, and tells which paths were asked for. */
async function standInForGateway(page: Page, { fails = /^$/ }: { fails?: RegExp } = {}) {
  const asked = new Set<string>()
  const answers: [path: RegExp, answer: unknown][] = [
    [/config$/, { features: [{ id: 'activity', isEnabled: true, config: [] }] }],
    [/origins$/, { allowedOrigins: ['http://127.0.0.1'] }],
    [/getWallets$/, { data: [], count: 0 }],
    [/supported-chains$/, { http: ['eip155:56'], ws: [] }],
    [/identity/, { name: null, avatar: null }],
    [/balance$/, { balances: [balanceOf('BNB', 600, '2'), balanceOf('DEV', 3, '7', ACCOUNT)] }],
    [/history$/, { data: [], next: null }],
  ]
  await page.route(`${GATEWAY}/**`, (route) => {
    const { pathname } = new URL(route.request().url())
    asked.add(pathname)
    if (fails.test(pathname)) return route.abort()
    if (pathname.startsWith('/public/'))
      return route.fulfill({ headers: CORS, contentType: 'image/svg+xml', body: PICTURE })
    const [, answer] = answers.find(([path]) => path.test(pathname)) ?? []
    return route.fulfill({
      status: answer === undefined ? 404 : 200,
      headers: CORS,
      json: answer ?? { status: 'FAILED', message: 'Not found', reasons: [] },
    })
  })
  return asked
}

/** Opens the page with a wallet that is not connected. */
async function openWithWallet(page: Page, origin: string) {
  await page.addInitScript(announceWallet, ACCOUNT)
  const { problems } = await open('/', { origin, page })
  const connect = page.getByRole('button', { name: 'Connect Wallet' })
  await connect.waitFor()
  return { connect, problems }
}

/** Connects the page's wallet. Resolves with the button that it has then. */
async function connectWallet(page: Page) {
  await page.getByRole('button', { name: 'Page Wallet' }).click()
  // The chain is on this machine, where only test wallets are to sign.
  await page.getByRole('button', { name: 'This is a test wallet' }).click()
  const account = page.getByRole('button', { name: 'Account 0xf39F…2266' })
  await account.waitFor()
  return account
}

/** Connects the page's wallet and opens its account. Returns every host that the page asked. */
async function openAccount(page: Page, origin: string, tapConnect = (connect: Locator) => connect.click()) {
  const hosts = new Set<string>()
  page.on('request', (request) => {
    const { protocol, origin: host } = new URL(request.url())
    if (protocol !== 'data:' && protocol !== 'blob:') hosts.add(host)
  })
  const { connect, problems } = await openWithWallet(page, origin)
  await tapConnect(connect)
  const account = await connectWallet(page)
  await account.click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: 'Disconnect' }).waitFor()
  return { dialog, hosts, problems }
}

/** A site whose configuration names a gateway; requests for paths that `fails` names are not answered. */
async function serveWithGateway(options: { fails?: RegExp } = {}) {
  const page = await newPage()
  const config = { ...exampleConfig(), projectId: '0'.repeat(32), endpoints: { gateway: GATEWAY } }
  const { origin, close } = await serveBuild(folder, createFakeChain(), config)
  onTestFinished(() => close())
  return { page, origin, asked: await standInForGateway(page, options) }
}

test('with a gateway, a tap on Connect waits for no more code, and the account has tokens with their value, activity, and sends', async () => {
  const { page, origin, asked } = await serveWithGateway()
  const scripts: string[] = []
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(new URL(request.url()).pathname)
  })
  const { dialog, problems } = await openAccount(page, origin, async (connect) => {
    // The last ones of those that load in idle moments before Connect is drawn, unseen; with what they import.
    const last = () => scripts.filter((path) => /create(Remote)?Directory-/.test(path))
    await expect.poll(() => last().length).toBe(2)
    await page.evaluate(`Promise.all(${JSON.stringify(last())}.map((path) => import(path))).then(() => {})`)
    expect([...asked]).not.toContain('/getWallets')
    scripts.length = 0
    await connect.click()
    await page.getByRole('dialog').getByRole('button', { name: 'All wallets' }).waitFor()
    await expect.poll(() => [...asked]).toContain('/getWallets')
    expect(scripts).toEqual([])
  })
  await dialog.getByText('Total balance $1,221.00').waitFor()
  await dialog.getByRole('listitem').filter({ hasText: '7 DEV' }).waitFor()
  await dialog.getByRole('button', { name: 'Send', exact: true }).waitFor()
  await dialog.getByRole('tab', { name: 'Activity' }).click()
  await expect.poll(() => asked).toContain(`/v1/account/${ACCOUNT}/history`)
  expect(problems).toEqual([])
})

test.each(['/', '/record'])('the modal’s files load once %s has read the chain', async (path) => {
  const page = await newPage()
  let release = () => {}
  const released = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route('**/rpc', async (route) => {
    await released
    await route.continue()
  })
  const scripts: string[] = []
  page.on('request', (request) => scripts.push(new URL(request.url()).pathname))
  const hasModal = () => scripts.some((script) => /\/modal-[\w-]+\.js$/.test(script))
  await open(path, { page })
  await page.locator('fy-button').waitFor()
  await expect.poll(() => scripts).toContain('/rpc')
  await page.evaluate(async () => {
    for (let moments = 0; moments < 10; moments++)
      await new Promise((resolve) => requestIdleCallback(() => resolve(undefined)))
  })
  expect(hasModal()).toBe(false)
  release()
  await expect.poll(hasModal).toBe(true)
})

// The modal's own tests have the faults of a gateway.
testInFull(
  'where the gateway fails, the account has what the chain says, and offers another try',
  async () => {
    const { page, origin, asked } = await serveWithGateway({ fails: /balance$|history$|getWallets$/ })
    const { dialog } = await openAccount(page, origin)
    await dialog.getByRole('listitem').filter({ hasText: '1 BNB' }).waitFor()
    await dialog.getByRole('tab', { name: 'Activity' }).click()
    await dialog.getByRole('button', { name: 'Try again' }).waitFor()
    expect([...asked]).toContain(`/v1/account/${ACCOUNT}/balance`)
  },
)

testInFull('without a gateway, the account asks nobody but the chain, and does not send', async () => {
  const page = await newPage()
  const { dialog, hosts, problems } = await openAccount(page, site.origin)
  await dialog.getByText('BNB').first().waitFor()
  // The payment token and YES, which the page says is locked.
  await dialog.getByRole('listitem').filter({ hasText: '20,000 TKN' }).nth(1).waitFor()
  await dialog.getByRole('listitem').filter({ hasText: 'Locked' }).waitFor()
  expect(await dialog.getByRole('tab', { name: 'Activity' }).count()).toBe(0)
  expect(await dialog.getByRole('button', { name: 'Send', exact: true }).count()).toBe(0)
  expect([...hosts]).toEqual([site.origin])
  expect(problems).toEqual([])
})

testInFull(
  'where nothing can be stored, knows the inviter, keeps the code in the address and changes the language',
  async () => {
    const chain = createFakeChain(exampleView(), { ownerOfCode: () => INVITER })
    const invited = await serveBuild(folder, chain, exampleConfig())
    onTestFinished(() => invited.close())
    const page = await newPage()
    await page.addInitScript(() => {
      Storage.prototype.setItem = () => {
        throw new DOMException('Full.', 'QuotaExceededError')
      }
    })
    const { problems } = await open('/?code=k7m2-p9qx', { origin: invited.origin, page })
    const notice = page.getByRole('region', { name: 'You were invited' })
    await notice.getByText('Your browser does not store it, so open your link again next time.').waitFor()
    expect(await notice.textContent()).toContain('K7M2P9QX of 0x7099…79C8')
    expect(new URL(page.url()).search).toBe('?code=k7m2-p9qx')
    await page.getByRole('combobox').selectOption('日本語')
    await page.getByRole('region', { name: '招待されています' }).waitFor()
    expect(problems).toEqual([])
  },
)

test('on a phone, the link to a wallet with a browser of its own carries the code of the inviter, and the address of the page does not', async () => {
  const chain = createFakeChain(exampleView(), { ownerOfCode: () => INVITER })
  const invited = await serveBuild(folder, chain, exampleConfig())
  onTestFinished(() => invited.close())
  const { viewport, userAgent, hasTouch, isMobile } = devices['iPhone 15']
  const page = await newPage({ viewport, userAgent, hasTouch, isMobile })
  const { problems } = await open('/?code=k7m2-p9qx', { origin: invited.origin, page })
  await page.getByRole('region', { name: 'You were invited' }).waitFor()
  await page.getByRole('button', { name: 'Connect Wallet' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'MetaMask' }).click()
  const link = page.getByRole('link', { name: 'Open in MetaMask' })
  await expect
    .poll(() => link.getAttribute('href'))
    .toBe(`https://link.metamask.io/dapp/${new URL(invited.origin).host}/?code=K7M2P9QX`)
  expect(new URL(page.url()).search).toBe('')
  expect(problems).toEqual([])
})

/** Milliseconds by which a visitor's clock is behind. */
const BEHIND = 5 * 3_600_000

/** Labels of the timers, and where they stand. */
const countdowns = [
  ['Price rises in', {}, /^(01 hour\s*00|00 hours\s*59) minutes/],
  [
    'Opens in',
    { publicOpen: false, publicOpenAt: exampleView().timestamp + 7_200n },
    /^(02 hours\s*00|01 hour\s*59) minutes/,
  ],
] as const

// `createChainClock.test.ts` has the clock itself.
testInFull.each(countdowns)(
  'counts down by the time of the chain for a visitor whose clock is hours behind: %s',
  async (label, change, left) => {
    const { timestamp } = exampleView()
    const sale = await serveBuild(folder, createFakeChain(exampleView(change)), exampleConfig())
    onTestFinished(() => sale.close())
    const page = await newPage()
    await page.addInitScript(
      (by) => {
        const now = Date.now
        Date.now = () => now() + by
        window.Date = new Proxy(Date, {
          construct: (target, given) => Reflect.construct(target, given.length === 0 ? [Date.now()] : given),
        })
      },
      Number(timestamp) * 1_000 - Date.now() - BEHIND,
    )
    const { problems } = await open('/', { origin: sale.origin, page })
    await page.getByText(label, { exact: true }).filter({ visible: true }).first().waitFor()
    const timer = page.getByRole('timer').filter({ hasText: 'hour' })
    expect(await timer.textContent()).toMatch(left)
    expect(problems).toEqual([])
  },
)

/** Holds back the scripts of the page, all but the one that runs before the first paint, until they are let go. */
async function holdScripts(page: Page) {
  const held = createDeferred<void>()
  await page.route(/\/assets\/index-.*\.js$/, async (route) => {
    await held.promise
    await route.continue()
  })
  return held.resolve
}

/** Reads what a visitor sees of a page that arrives, before its scripts do. */
async function firstPaint(page: Page) {
  await page.getByRole('heading', { level: 1, includeHidden: true }).waitFor({ state: 'attached' })
  return page.evaluate(() => ({
    theme: document.documentElement.dataset.theme,
    visibility: getComputedStyle(document.querySelector('#root > main') as Element).visibility,
  }))
}

/** The scripts that a page asks for, in its order, without `firstPaint.ts`. */
function recordScripts(page: Page) {
  const names: string[] = []
  page.on('request', (request) => {
    const [, name] = /\/assets\/(.+)-[\w-]{8}\.js$/.exec(request.url()) ?? []
    if (name !== undefined && name !== 'firstPaint') names.push(name)
  })
  return names
}

/** The visitor saves data: the modal is not loaded in idle moments. */
const saveData = (page: Page) =>
  page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } })
  })

/**
 * Opens a page in the dark theme on a phone, and checks what is painted before its scripts arrive, and that it asks for
 * `starting` in one round then.
 */
async function openBeforeScripts(path: string, largest: string | RegExp, starting: string[]) {
  const page = await newPage({ viewport: { width: 360, height: 740 }, colorScheme: 'dark' })
  await saveData(page)
  const scripts = recordScripts(page)
  const release = await holdScripts(page)
  const style = createDeferred<void>()
  await page.route(/\.css$/, async (route) => {
    await style.promise
    await route.continue()
  })
  const asked = page.waitForRequest(/\.css$/)
  await page.goto(site.origin + path, { waitUntil: 'commit' })
  await asked
  // A page that waits for its stylesheet draws no frames, in which other waits would look.
  await expect.poll(() => page.evaluate(() => document.readyState)).toBe('interactive')
  expect(scripts).toEqual([])
  style.resolve()
  expect(await firstPaint(page)).toEqual({ theme: 'dark', visibility: 'visible' })
  await expect.poll(() => page.evaluate(largestPaints)).toEqual([expect.stringMatching(largest)])
  // The first script has not arrived yet, so it has imported nothing.
  await expect.poll(() => scripts.toSorted()).toEqual(starting)
  return { page, release, scripts }
}

/** Nothing larger was painted with the scripts, which are few, and nothing has moved. */
async function expectPainted(page: Page, scripts: string[]) {
  await page.getByRole('heading', { name: 'Check before you buy' }).waitFor()
  await page.getByRole('button', { name: 'Connect Wallet' }).first().waitFor()
  expect(await page.locator('html').getAttribute('data-waiting')).toBeNull()
  expect(await page.evaluate(largestPaints)).toHaveLength(1)
  expect(await page.evaluate(layoutShift)).toBe(0)
  expect(scripts.length).toBeLessThanOrEqual(10)
}

test('on a phone the home page is painted before its scripts are asked for, in one round, nothing larger is painted and nothing moves when they do, and one swipe shows the answers to the first questions', async () => {
  const text = 'An autonomous financial civilization begins with a Fragment.'
  const { page, release, scripts } = await openBeforeScripts('/', text, ['home', 'index', 'start'])
  const heading = page.getByRole('heading', { level: 1 })
  const written = await heading.elementHandle()
  const place = await heading.boundingBox()
  expect(place?.x).toBeGreaterThan(0)

  release()
  await page.getByRole('button', { name: 'Buy Now' }).waitFor()
  expect(await written?.evaluate((element) => element.isConnected)).toBe(false)
  expect(await heading.boundingBox()).toEqual(place)
  await expectAnswersInOneSwipe(page)
  await expectPainted(page, scripts)
})

testInFull(
  'the largest text of /record is painted before its scripts are asked for, in one round, none is larger later, nothing moves, and nothing of another page is loaded',
  async () => {
    const largest = /^Connect a wallet to see its records\./
    const { page, release, scripts } = await openBeforeScripts('/record', largest, ['index', 'start'])
    release()
    await expectPainted(page, scripts)
    expect(scripts).not.toContain('Records')
  },
)

testInFull('answers the first questions within one swipe of a phone in the fonts of the system', async () => {
  const page = await newPage({ viewport: { width: 360, height: 740 } })
  await page.route('**/*.woff2', (route) => route.abort())
  await open('/', { page })
  await expectAnswersInOneSwipe(page)
})

type Visitor = { who: string; path?: string; system?: 'dark' | 'light'; theme?: string; locale?: string }

/** The last one's page shows nothing yet: it waits for the other language. */
const visitors: { visitor: Visitor; seen: { theme: string; visibility: string } }[] = [
  {
    visitor: { who: 'whose system is light', system: 'light' },
    seen: { theme: 'light', visibility: 'visible' },
  },
  {
    visitor: { who: 'who opens another path', path: '/else' },
    seen: { theme: 'dark', visibility: 'hidden' },
  },
  {
    visitor: { who: 'who chose light and Chinese', theme: 'light', locale: 'zh-CN' },
    seen: { theme: 'light', visibility: 'hidden' },
  },
]

test('below the oldest browsers that it is built for, the page says so in the visitor’s language', async () => {
  const page = await newPage({ locale: 'ja-JP' })
  const release = await holdScripts(page)
  await page.addInitScript(() => {
    const supports = CSS.supports.bind(CSS)
    CSS.supports = (...query: [string]) => !query.join().includes('from') && supports(...query)
  })
  await page.goto(`${site.origin}/else`, { waitUntil: 'commit' })
  const notice = page.getByRole('alert').filter({ hasText: 'お使いのブラウザーは古いため' })
  await notice.waitFor()
  expect(await notice.getAttribute('lang')).toBe('ja')
  release()
})

test('before the scripts arrive, each visitor sees the right page or none', async () => {
  const page = await newPage()
  const release = await holdScripts(page)
  for (const { visitor, seen } of visitors) {
    const { who, path = '/', system = 'dark', ...stored } = visitor
    await page.emulateMedia({ colorScheme: system })
    await page.addInitScript((entries) => {
      for (const [key, value] of Object.entries(entries)) localStorage.setItem(key, value)
    }, stored)
    await page.goto(site.origin + path, { waitUntil: 'commit' })
    expect(await firstPaint(page), who).toEqual(seen)
  }
  release()
  await page.getByRole('heading', { level: 1 }).waitFor()
  expect(await page.locator('html').getAttribute('data-waiting')).toBeNull()
})

testInFull(
  'says what could not be loaded once the network is gone, and loads it when it is back',
  async () => {
    const phone = await newPage({ viewport: { width: 360, height: 740 } })
    await saveData(phone)
    const { page } = await open('/', { page: phone })
    const context = page.context()
    await page.getByRole('button', { name: 'Buy Now' }).waitFor()
    await context.setOffline(true)
    const sentence = 'This part of the page could not be loaded. Check your connection, then try again.'
    const retry = page.getByRole('button', { name: 'Try again' })

    await page.getByRole('button', { name: 'Connect Wallet' }).click()
    const dialog = page.getByRole('dialog', { name: 'Reminder' })
    await dialog.getByText(sentence).waitFor()
    await retry.click()
    await dialog.getByText(sentence).waitFor()
    await context.setOffline(false)
    await retry.click()
    await page.getByRole('dialog', { name: 'Connect Wallet' }).waitFor()
    await page.keyboard.press('Escape')

    await context.setOffline(true)
    await page.mouse.wheel(0, 20_000)
    await page.getByRole('alert').getByText(sentence).waitFor()
    await retry.click()
    await page.getByRole('alert').getByText(sentence).waitFor()
    await context.setOffline(false)
    await retry.click()
    await page.getByRole('region', { name: 'The Wanted List' }).waitFor()
    await page.getByRole('button', { name: 'Menu' }).click()
    await page.getByRole('link', { name: 'My History' }).first().click()
    await page.getByRole('heading', { level: 1, name: 'My History' }).waitFor()
  },
)

testInFull(
  "lists a wallet that is installed before pairing on a computer; the browser's Back goes back in the modal, closes it, and leaves the page only then",
  async () => {
    const config = { ...exampleConfig(), walletConnect: { projectId: 'production' } }
    const paired = await serveBuild(folder, createFakeChain(), config)
    onTestFinished(() => paired.close())
    const page = await newPage()
    await page.addInitScript(announceWallet, ACCOUNT)
    await open('/record', { origin: paired.origin, page })
    await page.getByRole('link', { name: 'Presale' }).click()
    await page.getByRole('button', { name: 'Connect Wallet', exact: true }).click()
    const dialog = page.getByRole('dialog', { name: 'Connect Wallet' })
    await dialog.getByRole('button', { name: 'Page Wallet' }).waitFor()
    const names = await dialog.getByRole('button', { name: /^(Page Wallet|WalletConnect)/ }).allTextContents()
    expect(names).toEqual([expect.stringContaining('Page Wallet'), expect.stringContaining('WalletConnect')])

    await page.getByRole('button', { name: 'All wallets' }).click()
    await page.getByRole('dialog', { name: 'All wallets' }).waitFor()
    await page.goBack()
    await dialog.waitFor()
    await page.goBack()
    await page.getByRole('dialog').waitFor({ state: 'hidden' })
    expect(new URL(page.url()).pathname).toBe('/')
    await page.goBack()
    await page.getByRole('heading', { level: 1, name: 'My History' }).waitFor()
    expect(new URL(page.url()).pathname).toBe('/record')
  },
)

/** The lowest edge of what answers a visitor's first questions: what, how much, until when, what a withdrawal costs. */
async function endOfAnswers(page: Page) {
  const answers = [
    'For sale',
    'Current price',
    'Price rises in',
    'At this price until',
    'Fee for withdrawing rewards',
  ]
  const ends = answers.map(async (text) => {
    const answer = page.getByText(text, { exact: true }).filter({ visible: true }).first()
    const box = await answer.locator('..').boundingBox()
    return (box?.y ?? Number.NaN) + (box?.height ?? 0)
  })
  return Math.max(...(await Promise.all(ends)))
}

async function expectAnswersInOneSwipe(page: Page) {
  const bar = page.getByRole('complementary', { name: 'Genesis presale' })
  await bar.getByRole('link', { name: 'Buy' }).waitFor()
  const box = await bar.boundingBox()
  // Below it is the banner of the development chain, once that is there.
  expect(box?.y).toBeGreaterThan(740 * 0.75)
  expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(740)
  await expect.poll(() => endOfAnswers(page)).toBeLessThanOrEqual(2 * 740)
}

/** Reads the computed look of the gem. */
function lookOfGem(page: Page) {
  const gem = page.locator('img[src*="fragment"]').first()
  const look = () =>
    gem.evaluate((element) => {
      const { transform, filter } = getComputedStyle(element)
      return { transform, light: filter }
    })
  async function pointAt() {
    const box = await gem.boundingBox()
    await page.mouse.move((box?.x ?? 0) + (box?.width ?? 0) * 0.9, (box?.y ?? 0) + (box?.height ?? 0) * 0.3)
  }
  return { look, pointAt }
}

describe('on a computer, where motion is to be reduced', () => {
  let page: Page
  const fonts = new Set<string>()
  beforeAll(async () => {
    page = await browser.newPage({ reducedMotion: 'reduce', viewport: { width: 1440, height: 900 } })
    page.on('request', (request) => {
      const [, name] = /\/([a-z0-9-]+)-wght-normal-.*\.woff2$/.exec(request.url()) ?? []
      if (name !== undefined) fonts.add(name)
    })
    await open('/', { page })
    await page.getByRole('button', { name: 'Buy Now' }).waitFor()
  })
  afterAll(() => page.close())

  test('answers the first questions and offers to buy on the first screen', async () => {
    const buy = page.getByRole('link', { name: 'Buy', exact: true })
    await buy.waitFor()
    expect(await page.getByRole('button', { name: 'Menu' }).count()).toBe(0)
    await expect.poll(() => endOfAnswers(page)).toBeLessThanOrEqual(900)
    const box = await buy.boundingBox()
    expect((box?.y ?? 900) + (box?.height ?? 0)).toBeLessThanOrEqual(900)
  })

  test('the gem catches the light of the pointer, and turns to it only where motion is not to be reduced', async () => {
    const { look, pointAt } = lookOfGem(page)
    await page.mouse.move(0, 0)
    const before = await look()
    await pointAt()
    await expect.poll(async () => (await look()).light).not.toBe(before.light)
    expect((await look()).transform).toBe('none')

    await page.emulateMedia({ reducedMotion: 'no-preference' })
    onTestFinished(() => page.emulateMedia({ reducedMotion: 'reduce' }))
    await page.mouse.move(0, 0)
    await pointAt()
    await expect.poll(async () => (await look()).transform).not.toBe('none')
  })

  test('prints dark ink on white, without what can only be pressed', async () => {
    await page.emulateMedia({ media: 'print', colorScheme: 'dark' })
    onTestFinished(() => page.emulateMedia({ media: null, colorScheme: null }))
    const colors = await page
      .locator('.panel')
      .first()
      .evaluate((element) => {
        const { color, backgroundColor } = getComputedStyle(element)
        return { color, backgroundColor, page: getComputedStyle(document.body).backgroundColor }
      })
    expect(colors).toEqual({
      color: 'rgb(0, 0, 0)',
      backgroundColor: 'rgb(255, 255, 255)',
      page: 'rgb(255, 255, 255)',
    })
    for (const role of ['navigation', 'combobox'] as const) expect(await page.getByRole(role).count()).toBe(0)
    expect(await page.getByRole('button', { name: 'Buy Now' }).count()).toBe(0)
    await page.getByText('Fee for withdrawing rewards').waitFor()
  })

  test('a language loads the fonts of its own script and of no other', async () => {
    const latin = ['brygada-1918-latin', 'onest-latin']
    expect(fonts).toEqual(new Set(latin))
    await page.getByRole('combobox').selectOption('Русский')
    await page.getByRole('combobox', { name: 'Язык' }).waitFor()
    const cyrillic = ['brygada-1918-cyrillic', 'onest-cyrillic']
    expect(fonts).toEqual(new Set([...latin, ...cyrillic]))
    await page.getByRole('combobox').selectOption('日本語')
    await page.getByRole('combobox', { name: '言語' }).waitFor()
    expect(fonts).toEqual(new Set([...latin, ...cyrillic]))
  })
})

/** The texts that were the largest of the page when they were painted, while they are on it. Runs in the page. */
function largestPaints() {
  const observer = new PerformanceObserver(() => undefined)
  observer.observe({ type: 'largest-contentful-paint', buffered: true })
  const entries = observer.takeRecords() as unknown as { element: Element | null }[]
  return entries.map(({ element }) => element?.textContent)
}

/** The page's layout shifts so far. Runs in the page. */
function layoutShift() {
  const observer = new PerformanceObserver(() => undefined)
  observer.observe({ type: 'layout-shift', buffered: true })
  const entries = observer.takeRecords() as unknown as { value: number }[]
  return entries.reduce((sum, { value }) => sum + value, 0)
}

test('the policy allows nothing unsafe and no host but its own endpoints', () => {
  const policy = exampleHeaders()['Content-Security-Policy'] ?? ''
  expect(policy).not.toMatch(/unsafe|\*|http:/)
  expect(policy).toMatch(/default-src 'none'.*script-src 'self';.*require-trusted-types-for 'script'/)
  expect([...policy.matchAll(/https:\/\/[\w.]+/g)].map(([host]) => host)).toEqual([
    'https://rpc.example',
    'https://rpc2.example',
    'https://indexer.example',
    'https://gateway.example',
    'https://verify.walletconnect.org',
    'https://wallet.example',
  ])
  expect(policy).toMatch(/connect-src [^;]* wss:\/\/relay\.walletconnect\.org;/)
})

test('both examples send the same policy', async () => {
  const caddy = await readFile(join(ROOT, 'deploy/Caddyfile'), 'utf8')
  expect(caddy).toContain(exampleHeaders()['Content-Security-Policy'])
})

test('every script and style carries its hash, nothing is inline, and there is no service worker', async () => {
  const html = await readFile(join(folder, 'index.html'), 'utf8')
  expect(html).not.toMatch(/<script(?![^>]*\bsrc=)|<style|\son\w+=|\sstyle=/)
  const assets = await readdir(join(folder, 'assets'))
  for (const name of assets) expect(name).toMatch(/-[\w-]{8}\.\w+$/)
  for (const name of assets.filter((asset) => asset.endsWith('.js')))
    expect(await readFile(join(folder, 'assets', name), 'utf8'), name).not.toContain('serviceWorker.register')
})

test.each(['index.html', 'record.html'])('the scripts of %s wait for its first paint', async (name) => {
  const html = await readFile(join(folder, name), 'utf8')
  const [template = ''] = /<template id="scripts">.*?<\/template>/s.exec(html) ?? []
  const lateTags = (text: string) =>
    (text.match(/<(script|link) [^>]*>/g) ?? []).filter((tag) =>
      /type="module"|rel="modulepreload"|config\.json/.test(tag),
    )
  expect(lateTags(template).length).toBeGreaterThan(2)
  expect(lateTags(html.replace(template, ''))).toEqual([])
  expect(html.replace(template, '')).toMatch(/<link rel="stylesheet"/)
})

test('the page of the HTML has its pictures before any script', async () => {
  const html = await readFile(join(folder, 'index.html'), 'utf8')
  const pictures = [...html.matchAll(/<img [^>]*src="([^"]+)"/g)].map(([, src]) => src ?? '')
  expect(pictures).toEqual([expect.stringMatching(/^\/assets\/fragment-.*\.avif$/)])
  // An AVIF file has its kind behind the size of its first box.
  for (const picture of pictures)
    expect((await readFile(join(folder, picture))).toString('latin1', 4, 12)).toBe('ftypavif')
})

test('crawlers find the page, its picture and the sitemap', async () => {
  const html = await readFile(join(folder, 'index.html'), 'utf8')
  expect(html).toContain('<meta property="og:image" content="https://presale.example/og.png">')
  expect(html).toContain('<link rel="canonical" href="https://presale.example/">')
  const record = await readFile(join(folder, 'record.html'), 'utf8')
  expect(record).toContain('<meta property="og:image" content="https://presale.example/og-record.png">')
  expect(await readFile(join(folder, 'robots.txt'), 'utf8')).toContain(
    'Sitemap: https://presale.example/sitemap.xml',
  )
  expect(await readFile(join(folder, 'sitemap.xml'), 'utf8')).toContain('<loc>https://presale.example/</loc>')
  expect((await readFile(join(folder, 'og.png'))).readUInt32BE(16)).toBe(1200)
})

/** The sale of `exampleView` as it was read at that moment, in seconds. */
const snapshotOf = (asOf: number, nextPriceAt: number) => ({
  asOf,
  block: 100,
  price: '120000000000000000',
  nextPrice: '150000000000000000',
  nextPriceAt,
  texts: { price: '$0.12', nextPrice: '$0.15', asOf: 'As of October 7, 2025 at 14:00 UTC, block 100.' },
})

/** Opens the home page with a snapshot of the sale. The page's scripts are held back until they are let go. */
async function openWithSnapshot(snapshot: object) {
  const page = await newPage({ viewport: { width: 360, height: 740 } })
  const release = await holdScripts(page)
  const date = new Date().toUTCString()
  await page.route('**/sale.json', (route) => route.fulfill({ json: snapshot, headers: { date } }))
  const answered = page.waitForResponse('**/sale.json')
  await page.goto(site.origin, { waitUntil: 'commit' })
  await answered
  await page.getByRole('heading', { level: 1 }).waitFor()
  return { page, release }
}

const now = () => Math.floor(Date.now() / 1_000)

test('before its scripts arrive, the page shows the price of the last deployment with its date and counts down, and offers to buy only at that of the chain', async () => {
  const { page, release } = await openWithSnapshot(snapshotOf(now() - 60, now() + 3_661))
  const price = page.locator('[data-phase] dd').first()
  await price.filter({ hasText: '$0.12 per YES' }).waitFor()
  await page.getByText('As of October 7, 2025 at 14:00 UTC, block 100.').waitFor()
  const digits = page.getByText(/^\d\d\s*hours/)
  await expect.poll(() => digits.textContent()).toMatch(/^01/)
  expect(await page.getByRole('link', { name: 'Buy', exact: true }).count()).toBe(0)

  release()
  await page.getByRole('button', { name: 'Buy Now' }).waitFor()
  await price.filter({ hasText: '$0.12 per YES' }).waitFor()
  expect(await page.getByText(/^As of October 7/).count()).toBe(0)
  expect(await page.evaluate(layoutShift)).toBe(0)
})

testInFull('before its scripts arrive, the page counts the last hour down without hours', async () => {
  const { page } = await openWithSnapshot(snapshotOf(now() - 60, now() + 3_000))
  const digits = page.getByText(/^\d\d\s*minutes/)
  await expect.poll(() => digits.textContent()).toMatch(/^(50|49)/)
  expect(await page.locator('[data-snapshot]').getByText('hours').count()).toBe(0)
})

const olderSnapshots = [
  ['a day old', snapshotOf(now() - 90_000, now() + 3_600)],
  ['older than the last change of the price', snapshotOf(now() - 3_600, now() - 1)],
  ['empty', {}],
] as const

test.each(selectRows(olderSnapshots, ([kind]) => kind.startsWith('older')))(
  'shows no price before that of the chain when the snapshot is %s',
  async (_, snapshot) => {
    const { page } = await openWithSnapshot(snapshot)
    await page.waitForLoadState('domcontentloaded')
    // The page has read the one that it has asked for earlier.
    await page.evaluate(async () => (await fetch('/sale.json')).json())
    expect(await page.locator('html').getAttribute('data-sale')).toBeNull()
  },
)

testInFull(
  'a tap on Connect Wallet before the scripts arrive opens the modal once they are there',
  async () => {
    const page = await newPage({ viewport: { width: 360, height: 740 } })
    const release = await holdScripts(page)
    await page.goto(site.origin, { waitUntil: 'commit' })
    const button = page.getByRole('button', { name: 'Connect Wallet' })
    await button.click()
    expect(await button.getAttribute('aria-busy')).toBe('true')
    release()
    await page.getByRole('dialog', { name: 'Connect Wallet' }).waitFor()
    expect(await page.locator('html').getAttribute('data-connect')).toBeNull()
  },
)

test('what is chosen in the header before the scripts arrive holds once they are there', async () => {
  const page = await newPage({ viewport: { width: 360, height: 740 }, colorScheme: 'dark' })
  const release = await holdScripts(page)
  // The scripts that are held back may delay the event `load`.
  await page.goto(site.origin, { waitUntil: 'domcontentloaded' })
  const menu = page.locator('header [aria-controls]')
  const picker = page.getByRole('combobox')
  await menu.click()
  await picker.waitFor()
  await menu.click()
  await picker.waitFor({ state: 'hidden' })
  await menu.click()
  await page.getByRole('button', { name: 'Use the light theme' }).click()
  await picker.selectOption('简体中文')
  const readTheme = () => page.evaluate(() => document.documentElement.dataset.theme)
  expect(await readTheme()).toBe('light')

  const texts = createDeferred<void>()
  await page.route(/\/assets\/zh-CN-.*\.js$/, async (route) => {
    await texts.promise
    await route.continue()
  })
  release()
  // Drawn anew, it still says what was chosen.
  await page.locator('select[aria-busy="true"]').waitFor()
  expect(await picker.inputValue()).toBe('zh-CN')
  texts.resolve()
  await page.getByRole('button', { name: '连接钱包' }).waitFor()
  await page.getByRole('button', { name: '使用深色主题' }).waitFor()
  expect([await menu.getAttribute('aria-expanded'), await picker.inputValue()]).toEqual(['true', 'zh-CN'])
  expect(await readTheme()).toBe('light')
  expect(await page.evaluate(() => [localStorage.getItem('locale'), localStorage.getItem('theme')])).toEqual([
    'zh-CN',
    'light',
  ])
})

test('when a deployment has removed the scripts of an open page, it says so in the visitor’s language and can be reloaded', async () => {
  const page = await newPage({ locale: 'ja-JP' })
  await page.route(/\/assets\/index-.*\.js$/, (route) => route.fulfill({ status: 404 }), { times: 1 })
  await page.goto(site.origin)
  const notice = page.getByRole('alert').filter({ hasText: 'このページは更新されました。' })
  await notice.getByRole('button', { name: '再読み込み' }).click()
  await page.getByRole('button', { name: 'Buy Now' }).waitFor()
  expect(await notice.count()).toBe(0)
})

test('the notice of a removed script has the texts of each language', async () => {
  const texts = JSON.parse(await readFile(join(folder, 'updated.json'), 'utf8'))
  expect(Object.keys(texts).toSorted()).toEqual(Object.keys(locales).toSorted())
  for (const locale of Object.keys(locales) as Locale[]) {
    const { app } = await loadMessages(locale)
    expect(texts[locale], locale).toBe(`${app.updated} | ${app.reload}`)
  }
})

/**
 * A site an hour and a half before its opening, and a page whose browser asks for another language, which is offered at the
 * foot. Its node takes its time, as those on the network do: what comes in together moves nothing.
 */
async function openSlowSite(viewport: { width: number; height: number }) {
  const { timestamp } = exampleView()
  const opening = { publicOpen: false, publicOpenAt: timestamp + 5_400n }
  const chain = createFakeChain(exampleView({ profile: unboundProfile, ...opening }), {
    ownerOfCode: () => INVITER,
  })
  const invited = await serveBuild(folder, chain, exampleConfig())
  onTestFinished(() => invited.close())
  const page = await newPage({ viewport, locale: 'ja-JP' })
  await page.route('**/rpc', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 300))
    await route.continue()
  })
  return { page, origin: invited.origin }
}

/** Each page, and what stands on it last. */
const lastOfPages = [
  ['/', 'Check before you buy'],
  ['/?code=k7m2-p9qx', 'You were invited'],
  ['/record', 'Check before you buy'],
] as const

/** The page has all that it waits for, and has moved less than the limit of the sale's pages. */
async function expectCalm(page: Page, path: string, last: string) {
  await page.getByRole('region', { name: last }).waitFor()
  await page.getByRole('complementary', { name: '日本語' }).waitFor()
  await page.getByText('DEV: test chain').waitFor()
  await page.waitForLoadState('networkidle')
  expect(await page.evaluate(layoutShift), path).toBeLessThanOrEqual(0.02)
}

const screens = [
  [360, 740],
  [1440, 900],
] as const

// In `test`, the pages that are painted before their scripts measure what moves.
testInFull.each(screens)(
  'nothing moves for a visitor, for who comes by an invitation link and for who comes back with a wallet, on a screen of %i px',
  async (width, height) => {
    const { page, origin } = await openSlowSite({ width, height })
    for (const [path, last] of lastOfPages) {
      await page.goto(origin + path)
      await expectCalm(page, path, last)
    }
    const { connect } = await openWithWallet(page, origin)
    await expectCalm(page, '/', 'Check before you buy')
    await connect.click()
    const account = await connectWallet(page)
    for (const [path, last] of lastOfPages) {
      await page.goto(origin + path)
      await account.waitFor()
      await expectCalm(page, path, last)
    }
  },
)

describe.runIf(IS_FULL)('with texts of twice their size', () => {
  let enlarged: Browser
  beforeAll(async () => {
    enlarged = await launchBrowser({ flags: ['--blink-settings=defaultFontSize=32'] })
  })
  afterAll(() => enlarged?.close())

  test.each(['en', 'ru', 'vi', 'th', 'ja'] as const)(
    'nothing on a phone is wider than its screen, with and without a wallet, in %s',
    async (locale) => {
      const view = exampleView({ publicOpen: false, publicOpenAt: exampleView().timestamp + 3_600n })
      const chain = createFakeChain(view, { ownerOfCode: () => INVITER })
      const invited = await serveBuild(folder, chain, exampleConfig())
      onTestFinished(() => invited.close())
      const page = await enlarged.newPage({ viewport: { width: 360, height: 740 }, reducedMotion: 'reduce' })
      onTestFinished(() => page.close())
      await page.addInitScript((chosen) => localStorage.setItem('locale', chosen), locale)
      await page.addInitScript(announceWallet, ACCOUNT)
      const { app, buy, development, record, whitelist } = await loadMessages(locale)
      const { wanted } = (await loadStory(locale)).texts
      const width = () => page.evaluate(() => document.documentElement.scrollWidth)

      await open('/?code=K7M2P9QX', { origin: invited.origin, page })
      await page.getByRole('button', { name: buy.buyNow }).waitFor()
      await page.getByRole('heading', { name: whitelist.title }).waitFor()
      // Each part below comes when the one above it is passed.
      await expect
        .poll(async () => {
          await page.mouse.wheel(0, 700)
          return page.getByRole('heading', { name: wanted.title }).count()
        })
        .toBe(1)
      expect(await width()).toBe(360)

      // The modal's own button has no line that could break within a word of Thai.
      const connect = app.connect.replaceAll('\u2060', '')
      await page.getByRole('button', { name: connect, exact: true }).click()
      await page.getByRole('button', { name: 'Page Wallet' }).click()
      await page.getByRole('button', { name: development.gateConfirm }).click()
      await page.getByRole('button', { name: '0xf39F…2266' }).waitFor()
      expect(await width()).toBe(360)

      await page.goto(`${invited.origin}/record`)
      await page.getByRole('heading', { name: record.referral }).waitFor()
      expect(await width()).toBe(360)
    },
  )
})

test.each([
  ['/?code=K7M2P9QX', 'en'],
  ['/?code=K7M2P9QX&lang=ja', 'ja'],
  ['/?code=K7M2P9QX&lang=%22%3E%3Cscript%3E', 'en'],
  ['/?code=K7M2P9QX&lang=constructor', 'en'],
])('crawlers find the picture of the code of %s', async (url, lang) => {
  const html = (await readInvitedPage(folder, url)) ?? ''
  const picture = `https://presale.example/pictures/${lang}/invitation/K7M2P9QX.png`
  expect(html).toContain(`<meta property="og:image" content="${picture}">`)
  expect(html).toContain(
    `<meta property="og:url" content="https://presale.example/?code=K7M2P9QX&amp;lang=${lang}">`,
  )
  // Else they would go on to the home page.
  expect(html).not.toMatch(/rel="canonical"|\[\[/)
  expect(html).toContain('data-page="/"')
})

test.each(['/', '/?code=', '/?code=k7', '/?code=%22%3E%3Cscript%3E', '/record?code=K7M2P9QX'])(
  '%s is no invitation link, and its page stays as it was built',
  async (url) => {
    expect(await readInvitedPage(folder, url)).toBeUndefined()
  },
)

test('the preview sends the page of an invitation link from any folder that a build is in', async () => {
  const server = await preview({
    root: ROOT,
    logLevel: 'warn',
    build: { outDir: folder },
    preview: { host: '127.0.0.1', port: 0 },
  })
  onTestFinished(() => server.close())
  const html = await (await fetch(`${server.resolvedUrls?.local[0]}?code=K7M2P9QX&lang=ja`)).text()
  expect(html).toContain('/pictures/ja/invitation/K7M2P9QX.png')
})

test.each(['nginx.conf', 'Caddyfile'])(
  '%s fills in what the page of an invitation link leaves open',
  async (name) => {
    const html = await readFile(join(folder, 'invited.html'), 'utf8')
    const open = new Set(html.match(/\[\[.*?\]\]/g))
    expect(open.size).toBe(2)
    const example = await readFile(join(ROOT, 'deploy', name), 'utf8')
    for (const text of open) {
      const [, placeholder] = /`(.*)`/.exec(text) ?? []
      expect(example).toContain(name === 'Caddyfile' ? `{${placeholder}}` : `sub_filter '${text}'`)
    }
  },
)
