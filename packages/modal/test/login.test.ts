import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { onlyInFull, selectRows } from '@foyer/harness/full'
import type { Browser, Page } from 'playwright'
import { afterAll, beforeAll, expect, onTestFinished, test, vi } from 'vitest'
import { startLoginSites } from './login/startLoginSites.ts'
import { shareBrowser } from './shareBrowser.ts'

const ANY_ORIGIN = { 'access-control-allow-origin': '*', 'access-control-allow-headers': '*' }
const SOLANA = '5vftMkHL72JaJG6ExQfGAsT2uGVHpRR7oTNUPMs68Y2N'
const ADDRESS = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'

const testInFull = onlyInFull(test)

let directory: string
let sites: Awaited<ReturnType<typeof startLoginSites>>
let browser: Browser

beforeAll(async () => {
  // Vitest's own would make it a development build.
  vi.stubEnv('NODE_ENV', 'production')
  directory = await mkdtemp(join(tmpdir(), 'foyer-login-'))
  sites = await startLoginSites(directory)
  vi.unstubAllEnvs()
  browser = await shareBrowser()
})

afterAll(async () => {
  sites.stop()
  await rm(directory, { recursive: true })
})

type VisitParameters = {
  hasClock?: boolean
  /** The features that the directory server turns on. */
  features?: readonly string[]
}

async function visit(path: string, { hasClock = false, features = [] }: VisitParameters = {}) {
  sites.state.hasSession = false
  const context = await browser.newContext({ reducedMotion: 'reduce' })
  const page = await context.newPage()
  onTestFinished(() => context.close())
  if (hasClock) await page.clock.install()
  await page.route('http://127.0.0.1:9/', (route) =>
    route.fulfill({ json: { jsonrpc: '2.0', id: 1, result: '0x0' }, headers: ANY_ORIGIN }),
  )
  await page.route('**/directory/**', (route) =>
    route.fulfill({
      json: {
        features: features.map((id) => ({
          id,
          isEnabled: true,
          config: id === 'social_login' ? ['email'] : [],
        })),
        data: [],
        count: 0,
        allowedOrigins: [sites.dapp],
      },
    }),
  )
  await page.goto(`${sites.dapp}/${path}&site=${encodeURIComponent(sites.wallet)}`)
  return page
}

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true })
const wallet = (page: Page) => page.frameLocator('#w3m-iframe')
const account = (page: Page) =>
  page.evaluate(() => {
    const one = window.foyer.state.accounts.eip155
    return one.status === 'connected' ? { ...one } : { status: one.status }
  })
const login = (page: Page) => page.evaluate(() => window.foyer.state.login?.current)
const kept = (page: Page, name: string) =>
  page.evaluate((key) => localStorage.getItem(`@appkit-wallet/${key}`), name)

const alerts = (page: Page) => page.evaluate(() => window.raised)

/** Has the wallet refuse with this text from now on, or answer again without one. */
const refuse = (page: Page, text: string) =>
  wallet(page)
    .locator('html')
    .evaluate((html, text) => html.setAttribute('data-refusal', text), text)

const readWallet = (page: Page, name: 'asked' | 'chain' | 'dapp') =>
  wallet(page).locator('html').getAttribute(`data-${name}`)

/** Goes to the login, with the wallet's iframe on its way. */
async function openLogin(page: Page) {
  await button(page, 'Connect Wallet').click()
  await button(page, 'Continue with email').click()
  await page.getByLabel('Email address').focus()
  await page.locator('#w3m-iframe').waitFor({ state: 'attached' })
}

/** The query of the iframe's address. */
const queryOf = async (page: Page) =>
  Object.fromEntries(new URL((await page.locator('#w3m-iframe').getAttribute('src')) ?? '').searchParams)

async function startLogin(page: Page, email: string) {
  await button(page, 'Connect Wallet').click()
  await button(page, 'Continue with email').click()
  await page.getByLabel('Email address').fill(email)
  await button(page, 'Continue').click()
}

/** Asks for a signature, and approves it in the wallet. */
async function sign(page: Page) {
  const signed = page.evaluate(async () => {
    const provider = await window.foyer.getProvider({ namespace: 'eip155' })
    return provider?.request({ method: 'personal_sign', params: ['0x68', '0x0'] })
  })
  await wallet(page).locator('#approve').click()
  return signed
}

test('logs in with link and code, signs, switches the chain in the wallet, reconnects after a reload, and forgets a session that has ended', async () => {
  const page = await visit('wagmi3?adapter=wagmi')
  const before = sites.loads()
  await button(page, 'Connect Wallet').click()
  expect(await page.locator('#w3m-iframe').count()).toBe(0)
  // The view begins in its field, which has the wallet loaded.
  await button(page, 'Continue with email').click()
  await page.locator('#w3m-iframe').waitFor({ state: 'attached' })
  expect(await queryOf(page)).not.toHaveProperty('enableCloudAuthAccount')
  await page.getByLabel('Email address').fill('ada@example.org')
  await button(page, 'Continue').click()

  await page.getByText('Open the link in your email').waitFor()
  await wallet(page).locator('#link').dispatchEvent('click')
  await page.getByLabel('Code from the email').fill('000000')
  await page.getByRole('alert').getByText('This code is wrong.').waitFor()
  // A pasted code is sent at once.
  await page.getByLabel('Code from the email').fill('123 456')
  await button(page, /^Account 0x/).waitFor()
  expect(await account(page)).toMatchObject({
    connectorId: 'ID_AUTH',
    address: ADDRESS,
    chainId: 56,
  })
  await expect.poll(() => account(page)).toMatchObject({ user: { email: 'ada@example.org' } })
  expect(await kept(page, 'EMAIL')).toBe('ada@example.org')
  expect(await kept(page, 'EMAIL_LOGIN_USED_KEY')).toBe('true')
  expect(await kept(page, 'LAST_EMAIL_LOGIN_TIME')).toBeNull()
  expect(sites.loads()).toBe(before + 1)

  expect(await sign(page)).toMatch(/^0x[\da-f]{130}$/)

  const connector = () =>
    page.evaluate(() => window.foyer.state.connectors.list.find(({ id }) => id === 'ID_AUTH')?.type)
  expect(await connector()).toBe('AUTH')
  await page.evaluate(() => window.foyer.switchNetwork({ chainId: 1 }))
  expect(await readWallet(page, 'chain')).toBe('1')
  await expect.poll(() => account(page)).toMatchObject({ chainId: 1 })
  expect(await kept(page, 'LAST_USED_CHAIN_KEY')).toBe('1')

  await page.reload()
  await expect.poll(() => account(page)).toMatchObject({ address: ADDRESS })
  expect(await page.evaluate(() => window.csp)).toEqual([])

  sites.state.hasSession = false
  await page.reload()
  for (const name of ['EMAIL_LOGIN_USED_KEY', 'EMAIL', 'LAST_USED_CHAIN_KEY'])
    await expect.poll(() => kept(page, name)).toBeNull()
  await expect.poll(() => account(page)).toEqual({ status: 'disconnected' })
  expect(sites.problems).toEqual([])
})

testInFull('logs in, signs and logs out with wagmi 2', async () => {
  const page = await visit('wagmi2?adapter=wagmi')
  await startLogin(page, 'known@example.org')
  await page.getByLabel('Code from the email').fill('123456')
  await button(page, /^Account 0x/).waitFor()
  expect(await sign(page)).toMatch(/^0x[\da-f]{130}$/)
  await page.evaluate(() => window.foyer.disconnect())
  expect(await account(page)).toEqual({ status: 'disconnected' })
  expect(await kept(page, 'EMAIL_LOGIN_USED_KEY')).toBeNull()
  await expect.poll(() => sites.state.hasSession).toBe(false)
  expect(sites.problems).toEqual([])
})

test('logs in by Enter on a page whose sandbox submits no forms, is connected on Solana by the same login, signs on both, comes back after a reload, and Solana goes alone', async () => {
  const page = await visit('wagmi3?adapter=eip1193&solana&sandbox')
  const solana = () =>
    page.evaluate(() => {
      const one = window.foyer.state.accounts.solana
      return one?.status === 'connected'
        ? { address: one.address, connectorId: one.connectorId }
        : one?.status
    })
  const connected = { address: SOLANA, connectorId: 'ID_AUTH' }
  await startLogin(page, 'known')
  await page.getByRole('alert').getByText('Please enter a valid email address').waitFor()
  await page.getByLabel('Email address').fill('known@example.org')
  await page.keyboard.press('Enter')
  await page.getByLabel('Code from the email').fill('123456')
  await expect.poll(solana).toEqual(connected)

  const signed = page.evaluate(() => window.signAtSolana('Hello'))
  await wallet(page).locator('#approve').click()
  expect(await signed).toBe(64)
  expect(JSON.parse((await wallet(page).locator('html').getAttribute('data-signed')) ?? '')).toEqual([
    'solana',
    'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp',
    { message: '9Ajdvzr', pubkey: SOLANA },
  ])

  await page.reload()
  await expect.poll(solana).toEqual(connected)

  // The same login is asked for nothing on EVM.
  await page.evaluate(() => window.foyer.connect({ connectorId: 'ID_AUTH', namespace: 'eip155' }))
  expect(await account(page)).toMatchObject({ address: ADDRESS })
  expect(await sign(page)).toMatch(/^0x[\da-f]{130}$/)
  await page.evaluate(() => window.foyer.disconnect({ namespace: 'solana' }))
  expect(await solana()).toBe('disconnected')
  expect(await account(page)).toMatchObject({ address: ADDRESS })
  expect(sites.state.hasSession).toBe(true)
  await page.evaluate(() => window.foyer.disconnect())
  expect(await account(page)).toEqual({ status: 'disconnected' })
  expect(await kept(page, 'EMAIL_LOGIN_USED_KEY')).toBeNull()
  await expect.poll(() => sites.state.hasSession).toBe(false)
  expect(sites.problems).toEqual([])
})

testInFull('says that another site frames the page, with a link to a tab of its own', async () => {
  const page = await visit('wagmi3?adapter=eip1193')
  const url = page.url()
  await page.goto(`${sites.framer}/?page=${encodeURIComponent(url)}`)
  const dapp = page.frameLocator('iframe')
  await dapp.getByRole('button', { name: 'Connect Wallet' }).click()
  await dapp.getByRole('button', { name: 'Continue with email' }).click()
  await dapp.getByLabel('Email address').fill('ada@example.org')
  await dapp.getByRole('button', { name: 'Continue', exact: true }).click()
  await dapp.getByRole('alert').getByText('this page is embedded in another site').waitFor()
  expect(await dapp.getByRole('link', { name: 'Open in a new tab' }).getAttribute('href')).toBe(url)
})

testInFull(
  'tells the wallet what the page is called and what the server turned on, and says at the form what each refusal means',
  async () => {
    const page = await visit('wagmi3?adapter=eip1193&directory', {
      features: ['email_capture', 'social_login'],
    })
    await openLogin(page)
    expect(await queryOf(page)).toEqual({
      projectId: '00000000000000000000000000000001',
      // Chain 1 is the default where the page has it.
      chainId: 'eip155:1',
      version: '4',
      enableLogger: 'true',
      rpcUrl: 'http://127.0.0.1:9',
      enableCloudAuthAccount: 'true',
    })
    await expect.poll(() => readWallet(page, 'dapp')).toBe(`Dapp at ${sites.dapp}`)

    await page.getByLabel('Email address').fill('ada@example.org')
    for (const [text, code, told] of [
      ['Unauthorized: origin not allowed', 'APKT002', 'This site is not set up for logging in by email.'],
      ['JWT validation error: JWT Token is not yet valid', 'APKT006', 'Something went wrong'],
      ['Unauthorized: invalid key', 'APKT007', 'This site is not set up for logging in by email.'],
      ['Too many requests. Try again in a minute', 'APKT010', 'Too many requests. Try again later.'],
    ] as const) {
      await refuse(page, text)
      await button(page, 'Continue').click()
      await expect.poll(() => alerts(page).then((all) => all.at(-1))).toEqual({ code })
      await page.getByRole('alert').getByText(told).waitFor()
    }
    expect(await alerts(page)).toHaveLength(4)
    await refuse(page, '')
    await button(page, 'Continue').click()
    await page.getByText('Open the link in your email').waitFor()
    await expect.poll(() => button(page, /^Send again in \d+ s$/).isDisabled()).toBe(true)
    await wallet(page).locator('#unlink').dispatchEvent('click')
    await page.getByRole('alert').getByText('The login was rejected from the email.').waitFor()
    await button(page, 'Continue').click()
    await page
      .getByRole('alert')
      .getByText(/^\s*Please try again after \d+ seconds\s*$/)
      .waitFor()
    expect(await login(page)).toMatchObject({ status: 'idle', error: 'cooldown' })
  },
)

test('opens the login for a page that connects, makes way for the approval, and disconnects with APKT006 when the session has expired', async () => {
  const page = await visit('wagmi3?adapter=wagmi')
  const connected = () =>
    page.evaluate(() =>
      window.foyer.connect({ connectorId: 'ID_AUTH' }).then(
        ({ address }) => address,
        ({ name, cause }: Error) => `${name}: ${(cause as { shortMessage?: string }).shortMessage}`,
      ),
    )
  const refused = connected()
  await page.getByLabel('Email address').waitFor()
  await page.keyboard.press('Escape')
  expect(await refused).toBe('UserRejectedError: Modal closed')
  expect(await account(page)).toEqual({ status: 'disconnected' })

  const address = connected()
  await page.getByLabel('Email address').fill('known@example.org')
  await button(page, 'Continue').click()
  await page.getByLabel('Code from the email').fill('123456')
  expect(await address).toBe(ADDRESS)
  await expect.poll(() => page.evaluate(() => window.foyer.state.router.open)).toBe(false)

  await button(page, /^Account 0x/).click()
  await button(page, 'Disconnect').waitFor()
  const answer = page.evaluate(async () => {
    const provider = await window.foyer.getProvider({ namespace: 'eip155' })
    return provider
      ?.request({ method: 'personal_sign', params: ['0x68', '0x0'] })
      .catch(({ code, message }: { code: number; message: string }) => `${code} ${message.split('\n')[0]}`)
  })
  await wallet(page).locator('#approve').waitFor()
  // One dialog at a time.
  await expect.poll(() => button(page, 'Disconnect').isVisible()).toBe(false)
  expect(await page.evaluate(() => window.foyer.state.router.route.view)).toBe('ApproveTransaction')
  expect(await page.evaluate(() => window.foyer.state.login?.isApproving)).toBe(true)
  // The theme and the language of the modal.
  await expect.poll(() => wallet(page).locator('html').getAttribute('class')).toBe('dark')
  await page.evaluate(() => window.foyer.update({ locale: 'ja', themeMode: 'light' }))
  await expect.poll(() => wallet(page).locator('html').getAttribute('lang')).toBe('ja')
  // Closing the modal takes the request back.
  await page.evaluate(() => window.foyer.close())
  expect(await answer).toBe('4001 Request was aborted')
  await page.evaluate(() => window.foyer.update({ locale: 'en' }))
  await button(page, /^Account 0x/).click()
  await button(page, 'Disconnect').waitFor()

  await refuse(page, 'Session expired')
  const signed = page.evaluate(async () => {
    const provider = await window.foyer.getProvider({ namespace: 'eip155' })
    const request = { method: 'personal_sign', params: ['0x68', '0x0'] }
    return provider?.request(request).catch(({ message }: Error) => message.split('\n')[0])
  })
  expect(await signed).toBe('Session expired')
  await expect.poll(() => account(page)).toEqual({ status: 'disconnected' })
  expect(await kept(page, 'EMAIL_LOGIN_USED_KEY')).toBeNull()
  expect(await alerts(page)).toEqual([{ code: 'APKT006' }])
})

test.each(selectRows(['required', 'optional'], (mode) => mode === 'required'))(
  'signs in while logging in, where signing in is %s',
  async (mode) => {
    const page = await visit(`wagmi3?adapter=wagmi&siwe=${mode}`)
    await startLogin(page, 'known@example.org')
    await page.getByLabel('Code from the email').fill('123456')
    await expect
      .poll(() => page.evaluate(() => window.foyer.state.siwx.current))
      .toEqual({ status: 'signedIn', accountAddress: ADDRESS, chainId: 'eip155:56' })
    await expect.poll(() => page.evaluate(() => window.foyer.state.router.open)).toBe(false)
  },
)

test('logs in at a provider in a popup, and names it after a reload, too', async () => {
  const page = await visit('wagmi3?adapter=wagmi&social')
  await button(page, 'Connect Wallet').click()
  const popups = page.context().waitForEvent('page')
  await button(page, 'Discord').click()
  const popup = await popups
  await page.getByText('Continue in the Discord window.').waitFor()
  await popup.waitForURL('**/loading?discord')
  const closed = popup.waitForEvent('close')
  await popup.getByRole('button', { name: 'Log in' }).click()
  await closed
  const expected = { address: ADDRESS, socialProvider: 'discord', user: { userName: 'ada' } }
  await expect.poll(() => account(page)).toMatchObject(expected)
  const auth = () => page.evaluate(() => window.foyer.state.connections.eip155?.[0]?.auth)
  expect(await auth()).toEqual({ name: 'discord' })
  expect(await kept(page, 'SOCIAL_USERNAME')).toBe('ada')
  await page.reload()
  await expect.poll(() => account(page)).toMatchObject(expected)
  await expect.poll(auth).toEqual({ name: 'discord' })
  expect(await page.evaluate(() => window.csp)).toEqual([])
})

test.each(selectRows(['coop', 'coep'], () => false))(
  'logs in at a provider from a page that keeps its popups apart, at two clicks of its user: %s',
  async (apart) => {
    const page = await visit(`wagmi3?adapter=eip1193&social&apart=${apart}`)
    expect(await page.evaluate(() => crossOriginIsolated)).toBe(apart === 'coep')
    await button(page, 'Connect Wallet').click()
    const popups = page.context().waitForEvent('page')
    await button(page, 'Discord').click()
    const popup = await popups
    await popup.getByRole('button', { name: 'Log in' }).click()
    expect(await popup.evaluate(() => opener)).toBeNull()
    await expect.poll(() => account(page)).toMatchObject({ address: ADDRESS, socialProvider: 'discord' })
    expect(await page.evaluate(() => window.csp)).toEqual([])
  },
)

testInFull(
  'logs in with Farcaster by a code and a link; leaving its view reloads the wallet, closing it rejects',
  async () => {
    const page = await visit('wagmi3?adapter=wagmi&social')
    const farcaster = () => page.evaluate(() => window.foyer.state.login?.farcaster)
    await button(page, 'Connect Wallet').click()
    await button(page, 'Farcaster').click()
    const url = `${sites.wallet}/app?channelToken=1`
    const link = page.getByRole('link', { name: 'Open Farcaster' })
    await link.waitFor()
    expect(await link.getAttribute('href')).toBe(url)
    expect(await farcaster()).toEqual({ status: 'waiting', url })
    await button(page, 'Back').click()
    expect(await farcaster()).toEqual({ status: 'idle' })
    await wallet(page).locator('html[data-reloaded]').waitFor({ state: 'attached' })

    const refused = page.evaluate(() =>
      window.foyer.connect({ connectorId: 'ID_AUTH' }).catch((error: Error) => String(error.cause)),
    )
    await page.getByLabel('Email address').waitFor()
    await button(page, 'Back').click()
    await button(page, 'Farcaster').click()
    await link.waitFor()
    await page.keyboard.press('Escape')
    expect(await refused).toContain('Modal closed')
    expect(await farcaster()).toEqual({ status: 'idle' })
    expect(await account(page)).toEqual({ status: 'disconnected' })

    await button(page, 'Connect Wallet').click()
    await button(page, 'Farcaster').click()
    await link.waitFor()
    await wallet(page).locator('#link').dispatchEvent('click')
    const expected = { address: ADDRESS, socialProvider: 'farcaster', user: { userName: 'ada' } }
    await expect.poll(() => account(page)).toMatchObject(expected)
    await page.reload()
    await expect.poll(() => account(page)).toMatchObject(expected)
    expect(await page.evaluate(() => window.foyer.state.connections.eip155?.[0]?.auth)).toEqual({
      name: 'farcaster',
    })
    expect(await page.evaluate(() => window.csp)).toEqual([])
  },
)

testInFull(
  'says that the login cannot be loaded, and that the wallet has not answered for 120 s, and logs in once it does',
  async () => {
    const page = await visit('wagmi3?adapter=eip1193', { hasClock: true })
    const diagnose = () =>
      page.evaluate(async () => (await window.foyer.diagnose()).filter(({ id }) => id === 'embedded'))
    const title = `The wallet of ${sites.wallet} takes this page`
    expect(await diagnose()).toMatchObject([{ level: 'ok', title }])
    expect(await page.locator('#w3m-iframe').count()).toBe(0)

    sites.state.isDown = true
    onTestFinished(() => {
      sites.state.isDown = false
    })
    const diagnosing = diagnose()
    await page.locator('#w3m-iframe').waitFor({ state: 'attached' })
    await page.clock.runFor(20_500)
    const [found] = await diagnosing
    expect(found?.title).toContain('does not take this page: Unable to load email login dependency')
    expect(found?.fix).toContain(`Add ${new URL(page.url()).origin} to the \`origins\` of your project`)
    // The doctor leaves no iframe and no alert behind.
    expect(await page.locator('#w3m-iframe').count()).toBe(0)
    expect(await alerts(page)).toEqual([])

    await startLogin(page, 'known@example.org')
    await page.locator('#w3m-iframe').waitFor({ state: 'attached' })
    await page.clock.runFor(20_500)
    await page.getByText('APKT003').waitFor()
    // In the bar the protocol's sentence, and under the form the one for the user.
    await page.getByText('Unable to load email login dependency').waitFor()
    await page.getByText('Email login couldn’t load. Check your connection or ad blocker').waitFor()
    expect(await login(page)).toMatchObject({ status: 'idle', error: 'load' })

    sites.state.isDown = false
    await page.getByLabel('Email address').focus()
    await refuse(page, 'silence')
    await button(page, 'Continue').click()
    await page.clock.runFor(1_000)
    await expect.poll(() => readWallet(page, 'asked')).toBe('known@example.org')
    await page.clock.runFor(120_000)
    await expect
      .poll(() => alerts(page))
      .toEqual([
        { code: 'APKT003', reason: 'iframe_load_failed' },
        { code: 'APKT004', reason: 'iframe_request_timeout' },
      ])
    await page.getByRole('alert').getByText('This took too long. Try again.').waitFor()
    expect(await login(page)).toMatchObject({ status: 'idle', error: 'timeout' })

    await refuse(page, '')
    await button(page, 'Continue').click()
    await page.getByLabel('Code from the email').fill('123456')
    await button(page, /^Account 0x/).waitFor()
  },
)
