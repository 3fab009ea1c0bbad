/**
 * Social logins and logins with Farcaster at the deployed site, in real Chromium: each part stops before and after each
 * step, and provider, popup and relay fail in every way. Nobody gets another wallet, the user reads a clear sentence, and
 * trying again works. Part of `test:full`.
 */
import { createDeferred } from '@foyer/harness/deferred'
import { type ChannelAnswer, signMessage, USERS } from '@foyer/stand-ins/farcaster'
import { passTime } from '@foyer/wallet-server/test/passTime'
import type { Page } from 'playwright'
import { afterAll, beforeAll, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest'
import { LOSSES } from './faultSteps.ts'
import { describeRequest, openContext, strike, toClient, visit } from './fieldDapp.ts'
import { openHome } from './homePage.ts'
import { FARCASTER, RELAY_FAULTS, SOCIAL, STATUS_FAULTS } from './loginFaultSteps.ts'
import { stopAt } from './siteFaultSteps.ts'
import { connectSocial, forgetUser, NO_PAGE, visitProvider } from './socialDapp.ts'
import { type Sites, startSites } from './startSites.ts'

const FAILED = 'The login has failed'
const NO_RELAY = 'Farcaster does not answer. Try again'

/** Sentences that a user may read. None is a server's text. */
const SENTENCES = ['Login service unavailable', 'Recovery service unavailable', FAILED, NO_RELAY, NO_PAGE]

const NAMES = ['Ada Lovelace', 'Grace Hopper', 'Mary Shaw']

let sites: Sites
beforeAll(async () => {
  sites = await startSites()
})
afterAll(() => sites?.stop())

// A user recovers their wallet ten times a day at most, so they take turns, three hours apart.
let tests = 0
let name: string
beforeEach(() => {
  name = NAMES[tests % NAMES.length] ?? ''
  passTime(tests++ * 3 * 60 * 60_000)
})

const newContext = () => openContext(sites.browser)

/** The wallet that each user had first. */
const wallets = new Map<string, string>()

/** Logs in with nothing stopped on a browser that knows nothing, unless the user's wallet is known. */
async function findWallet(kind: string, logIn: (page: Page) => Promise<string>): Promise<string> {
  const key = `${kind} ${name}`
  const known = wallets.get(key)
  if (known !== undefined) return known
  const { page } = await visit(sites, await newContext())
  const address = await logIn(page)
  await page.context().close()
  wallets.set(key, address)
  return address
}

/** Does what a patient user does: starts over. Each time they read something, the part that stopped is started. */
async function persist(logIn: () => Promise<string>, onRead: () => void) {
  const read: string[] = []
  for (let round = 0; round < 4; round++)
    try {
      return { address: await logIn(), read }
    } catch (error) {
      read.push((error as Error).message)
      onRead()
    }
  throw new Error(`Trying again did not work: ${read.join(', ')}`)
}

const isLoggedIn = async (page: Page) => (await toClient(page).request('IS_CONNECTED')).isConnected

async function logInSocially(page: Page) {
  return connectSocial(page, await visitProvider(sites, { page, user: name }))
}

async function logInWithFarcaster(page: Page) {
  const client = toClient(page)
  const { url } = await client.request('GET_FARCASTER_URI')
  await sites.relay.signAt(url, userOf(name).fid)
  await client.request('CONNECT_FARCASTER')
  return (await client.request('GET_USER')).address
}

function userOf(wanted: string) {
  const user = USERS.find((one) => one.name === wanted)
  if (!user) throw new Error(`There is no ${wanted}.`)
  return user
}

const LOGINS = [
  { kind: 'T14: social', steps: SOCIAL, logIn: logInSocially },
  { kind: 'T18: Farcaster', steps: FARCASTER, logIn: logInWithFarcaster },
]

describe.each(LOGINS)('$kind: a part stops', ({ kind, steps, logIn }) => {
  describe.each(LOSSES)('%s', (loss) => {
    test.each(steps)('$step', async (step) => {
      const address = await findWallet(kind, logIn)
      const { page } = await visit(sites, await newContext())
      const outage = stopAt(sites, step, loss)
      const found = await persist(() => logIn(page), outage.start)
      // The login does not wait for the last of them.
      await expect.poll(outage.hasStopped).toBe(true)
      for (const text of found.read) expect(SENTENCES).toContain(text)
      expect(found.address).toBe(address)
    })
  })

  test('no request of the login is missing above', async () => {
    await findWallet(kind, logIn)
    const { page } = await visit(sites, await newContext())
    const asked = new Set<string>()
    onTestFinished(() => sites.failAs(() => undefined))
    sites.failAs((part, request) => {
      // Files of the site are in the tables of the other logins.
      if (request.method !== 'OPTIONS' && part !== 'site') asked.add(`${part} ${describeRequest(request)}`)
      return undefined
    })
    await logIn(page)
    const isKnown = (line: string) =>
      steps.some(
        ({ part, path }) =>
          line.startsWith(`${part} `) && path.test(line.slice(part.length + 1).replace(/\?.*/, '')),
      )
    expect([...asked].filter((line) => !isKnown(line))).toEqual([])
  })
})

type TokenAnswer = { status: number; body: Record<string, unknown> }

describe('T14: the provider', () => {
  /** Has the provider answer one exchange like this: the vault's is the first, auth's the second. */
  function answerAt(exchange: number, change: (answer: TokenAnswer) => TokenAnswer | Promise<TokenAnswer>) {
    let exchanges = 0
    onTestFinished(() => sites.identityProvider.changeTokens(undefined))
    sites.identityProvider.changeTokens((answer) => (++exchanges === exchange ? change(answer) : answer))
  }

  test.each([
    ['vault', 1],
    ['auth', 2],
  ])('answers the %s late: the login waits', async (_, exchange) => {
    const address = await findWallet('T14: social', logInSocially)
    const { page } = await visit(sites, await newContext())
    const { promise, resolve } = createDeferred<void>()
    const asked = vi.fn()
    answerAt(exchange, async (answer) => {
      asked()
      await promise
      return answer
    })
    const loggingIn = logInSocially(page)
    await expect.poll(() => asked.mock.calls.length).toBe(1)
    expect(await isLoggedIn(page)).toBe(false)
    resolve()
    expect(await loggingIn).toBe(address)
  })

  test.each([
    ['vault', 1],
    ['auth', 2],
  ])('answers the %s with an error: nobody is logged in, and the next try works', async (_, exchange) => {
    const address = await findWallet('T14: social', logInSocially)
    const { page } = await visit(sites, await newContext())
    answerAt(exchange, () => ({ status: 500, body: { error: 'server_error' } }))
    const { read, ...found } = await persist(
      () => logInSocially(page),
      () => sites.identityProvider.changeTokens(undefined),
    )
    expect(read).toEqual([exchange === 1 ? 'Recovery service unavailable' : FAILED])
    expect(found.address).toBe(address)
  })

  test('sends its user back twice: the second time brings nothing, and logs nobody out', async () => {
    const { page } = await visit(sites, await newContext())
    const sent: string[] = []
    const onPopup = (popup: Page) =>
      popup.on('request', (request) => /\/callback\//.test(request.url()) && sent.push(request.url()))
    await connectSocial(page, await visitProvider(sites, { page, user: name, onPopup }))
    expect(sent).toHaveLength(2)
    for (const url of sent) {
      const again = await page.context().newPage()
      await again.goto(url)
      await again.getByText('Login failed.').waitFor()
    }
    expect(await isLoggedIn(page)).toBe(true)
  })

  test('has another user for auth than for the vault: the user reads so, and nobody is logged in', async () => {
    const address = await findWallet('T14: social', logInSocially)
    const context = await newContext()
    const { page } = await visit(sites, context)
    const other = NAMES.find((one) => one !== name) ?? ''
    let popup: Page | undefined
    let exchanges = 0
    onTestFinished(() => sites.identityProvider.changeTokens(undefined))
    sites.identityProvider.changeTokens(async (answer) => {
      if (++exchanges === 1) await forgetUser(context)
      return answer
    })
    const onPopup = (opened: Page) => {
      popup = opened
    }
    const visiting = visitProvider(sites, { page, user: name, onPopup })
    await expect.poll(() => exchanges).toBe(1)
    await popup?.getByRole('link', { name: other }).click()
    await expect(connectSocial(page, await visiting)).rejects.toThrow('Two different users were chosen')
    await forgetUser(context)
    expect(await logInSocially(page)).toBe(address)
  })
})

describe('T14: the popup of the user’s page', () => {
  const PROVIDER = 'Log in with Google'

  async function open() {
    const context = await newContext()
    const page = await openHome(sites, context)
    const button = page.getByRole('button', { name: PROVIDER })
    await button.waitFor()
    const openPopup = async () => {
      const [popup] = await Promise.all([context.waitForEvent('page'), button.click()])
      return popup
    }
    const logIn = async () => {
      await (await openPopup()).getByRole('link', { name }).click()
      await page.getByRole('heading', { name: 'Devices' }).waitFor()
    }
    return { page, button, openPopup, logIn }
  }

  const problem = (page: Page) => page.getByText('Something went wrong. Try again.')

  test('is blocked: the page says that it failed, and the next click opens it', async () => {
    const { page, button, logIn } = await open()
    await page.evaluate(() => {
      const open = window.open.bind(window)
      window.open = () => {
        window.open = open
        return null
      }
    })
    await button.click()
    await problem(page).waitFor()
    await logIn()
  })

  test('is closed by its user: the page says that it failed, and the next one logs in', async () => {
    const { page, openPopup, logIn } = await open()
    const popup = await openPopup()
    await popup.getByRole('link', { name }).waitFor()
    await popup.close()
    await problem(page).waitFor()
    await logIn()
  })

  test('is severed by the provider: its user is asked, and the page polls', async () => {
    onTestFinished(() => sites.identityProvider.keepApart(false))
    sites.identityProvider.keepApart(true)
    const { page, openPopup } = await open()
    const popup = await openPopup()
    await popup.getByRole('link', { name }).click()
    // A mouse that comes in starts the time of the button anew, so it comes first.
    await popup.getByRole('button', { name: 'Approve' }).hover()
    await popup.getByRole('button', { name: 'Approve' }).click()
    await page.getByRole('heading', { name: 'Devices' }).waitFor()
  })
})

describe('T18: the relay', () => {
  const find = () => findWallet('T18: Farcaster', logInWithFarcaster)

  test.each(RELAY_FAULTS)(
    'opens no channel (%s): the user reads so, and the next try works',
    async (fault) => {
      const address = await find()
      const { page } = await visit(sites, await newContext())
      sites.failAs((part, { method }) => (part === 'relay' && method !== 'OPTIONS' ? fault : undefined))
      const { read, ...found } = await persist(
        () => logInWithFarcaster(page),
        () => sites.failAs(() => undefined),
      )
      expect(read).toEqual([NO_RELAY])
      expect(found.address).toBe(address)
    },
  )

  test.each(STATUS_FAULTS)('is lost while the user signs (%s): the login goes on', async (fault) => {
    const address = await find()
    const { page } = await visit(sites, await newContext())
    const lost = strike(sites, { part: 'relay', path: /channel\/status/, fault })
    expect(await logInWithFarcaster(page)).toBe(address)
    expect(lost.left()).toBe(0)
  })

  type Lie = (answer: ChannelAnswer) => Promise<object> | object
  const requested = () => ({
    domain: new URL(sites.wallet).host,
    siweUri: `${sites.wallet}/`,
    nonce: 'f'.repeat(64),
  })
  const nonceOf = ({ message }: ChannelAnswer) => /^Nonce: (.*)$/m.exec(message)?.[1] ?? ''
  let used: ChannelAnswer | undefined
  const lies: [string, Lie][] = [
    ['of another nonce', () => signMessage(userOf(name), requested())],
    [
      'of another domain',
      (answer) =>
        signMessage(userOf(name), { ...requested(), nonce: nonceOf(answer), domain: 'evil.example' }),
    ],
    [
      'of a key that is nobody’s',
      (answer) =>
        signMessage(
          { ...userOf(name), custodyKey: `0x${'1'.repeat(64)}` },
          { ...requested(), nonce: nonceOf(answer) },
        ),
    ],
    ['with a signature of another one', () => ({ signature: `0x${'1'.repeat(130)}` })],
    ['without a signature', () => ({ signature: undefined })],
    ['that was used', () => used ?? {}],
  ]

  test.each(lies)('lies, with a message %s: nobody is logged in, and the next try works', async (_, lie) => {
    const { relay } = sites
    onTestFinished(() => relay.changeAnswers(undefined))
    const { page } = await visit(sites, await newContext())
    relay.changeAnswers((answer) => {
      used = answer
      return answer
    })
    const address = await logInWithFarcaster(page)
    await toClient(page).request('SIGN_OUT')
    relay.changeAnswers(async (answer) => ({ ...answer, ...(await lie(answer)) }))
    await expect(logInWithFarcaster(page)).rejects.toThrow(FAILED)
    expect(await isLoggedIn(page)).toBe(false)
    relay.changeAnswers(undefined)
    expect(await logInWithFarcaster(page)).toBe(address)
  })

  test('names another user beside the message: the signer is logged in', async () => {
    const address = await find()
    onTestFinished(() => sites.relay.changeAnswers(undefined))
    const other = USERS.find((one) => one.name !== name)
    sites.relay.changeAnswers((answer) => ({ ...answer, fid: other?.fid, username: other?.username }))
    const { page } = await visit(sites, await newContext())
    expect(await logInWithFarcaster(page)).toBe(address)
  })
})
