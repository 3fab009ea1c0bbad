/** Logins with Farcaster against the real servers, a relay, a registry, and an app that signs. */

import { type Fault, startFaultProxy } from '@foyer/harness/faults'
import { onlyInFull, selectRows } from '@foyer/harness/full'
import {
  type ChannelAnswer,
  type FarcasterRelay,
  signMessage,
  USERS,
  type User,
} from '@foyer/stand-ins/farcaster'
import { farcasterNonce } from '@foyer/wallet-api'
import { passTime } from '@foyer/wallet-server/test/passTime'
import type { TestServers } from '@foyer/wallet-server/test/servers'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { createBrowser, type Tab, type TestBrowser } from '../createBrowser.ts'
import { openSites } from '../sharedSites.ts'

let relay: FarcasterRelay
let front: Awaited<ReturnType<typeof startFaultProxy>>
let fault: ((path: string) => Fault | undefined) | undefined
const testInFull = onlyInFull(test)

let servers: TestServers
beforeAll(async () => {
  ;({ relay, servers } = await openSites())
  front = await startFaultProxy(relay.url, ({ path }) => fault?.(path))
})
afterEach(() => {
  fault = undefined
  relay.changeAnswers(undefined)
})
afterAll(() => front?.stop())

const [ada, grace, mary] = USERS as [User, User, User]
const FAILED = 'The login has failed'

const openBrowser = () => createBrowser({ servers, relayUrl: front.url })

/** Asks for the link, and signs as this user's app does. */
async function visit(tab: Tab, { fid } = ada) {
  const { url } = await tab.request('GET_FARCASTER_URI')
  await relay.signAt(url, fid)
}

async function logIn(tab: Tab, user = ada) {
  await visit(tab, user)
  const answer = await tab.request('CONNECT_FARCASTER')
  return { ...answer, address: (await tab.request('GET_USER')).address }
}

describe('T18: a login with Farcaster', () => {
  test('creates a wallet, keeps it over a reload, and finds it from a second browser', async () => {
    const browser = openBrowser()
    const tab = browser.openTab()
    const { address, userName } = await logIn(tab)
    expect(userName).toBe('ada')
    tab.close()
    const reloaded = browser.openTab()
    expect(await reloaded.request('IS_CONNECTED')).toEqual({ isConnected: true })
    expect(await reloaded.request('GET_USER')).toMatchObject({ address, email: null })
    const second = openBrowser()
    expect((await logIn(second.openTab())).address).toBe(address)
    // A device that knows its user does not need the vault's approval.
    const asked = second.asked.length
    expect((await logIn(second.openTab())).address).toBe(address)
    expect(second.asked.slice(asked)).not.toContain('vault POST /v1/approvals/farcaster/verify')
    expect([...browser.reported, ...second.reported]).toEqual([])
  })

  testInFull('waits for the app, and calls a user without a name by their id', async () => {
    const tab = openBrowser().openTab()
    const { url } = await tab.request('GET_FARCASTER_URI')
    const connected = tab.request('CONNECT_FARCASTER')
    await relay.signAt(url, mary.fid)
    expect(await connected).toEqual({ userName: '!1003' })
  })

  test('asks the app for this site, with both nonces in one', async () => {
    const browser = openBrowser()
    const { url } = await browser.openTab().request('GET_FARCASTER_URI')
    expect(relay.requestedAt(url)).toEqual({
      siweUri: `${servers.siteOrigin}/`,
      domain: new URL(servers.siteOrigin).host,
      nonce: expect.stringMatching(/^[0-9a-f]{64}$/),
      acceptAuthAddress: false,
    })
    expect(browser.asked.filter((one) => one.includes('farcaster/start'))).toEqual(
      expect.arrayContaining(['auth POST /v1/farcaster/start', 'vault POST /v1/approvals/farcaster/start']),
    )
  })

  test('ends with RELOAD, as refused', async () => {
    const tab = openBrowser().openTab()
    await tab.request('GET_FARCASTER_URI')
    const connected = tab.request('CONNECT_FARCASTER')
    await tab.request('RELOAD')
    await expect(connected).rejects.toThrow(/rejected/)
    await expect(tab.request('CONNECT_FARCASTER')).rejects.toThrow('Start the login with Farcaster first')
  })

  test('a new device gets nowhere without the vault, and never gets another wallet', async () => {
    const known = openBrowser()
    const { address } = await logIn(known.openTab(), grace)
    const away = { auth: servers.urls.auth, vault: 'http://127.0.0.1:9' }
    const stranger = openBrowser()
    stranger.setUrls(away)
    await expect(logIn(stranger.openTab(), grace)).rejects.toThrow('Recovery service unavailable')
    expect(stranger.asked).not.toContain('auth POST /v1/wallet')
    // One that knows its user does not notice.
    known.setUrls(away)
    expect((await logIn(known.openTab(), grace)).address).toBe(address)
  })

  test('is not available where the site has no relay', async () => {
    const tab = createBrowser({ servers }).openTab()
    await expect(tab.request('GET_FARCASTER_URI')).rejects.toThrow('This login is not available')
  })
})

describe('T18: a relay that lies', () => {
  const sign =
    (change: object, user = ada) =>
    async (answer: ChannelAnswer) => {
      const nonce = /^Nonce: (.*)$/m.exec(answer.message)?.[1] ?? ''
      const requested = { domain: new URL(servers.siteOrigin).host, siweUri: `${servers.siteOrigin}/`, nonce }
      return { ...answer, ...(await signMessage(user, { ...requested, ...change })) }
    }
  const lies: [string, (answer: ChannelAnswer) => Promise<object> | object][] = [
    ['of another domain', sign({ domain: 'evil.example' })],
    ['of another nonce', sign({ nonce: 'f'.repeat(64) })],
    ['of an address that is nobody’s', sign({}, { ...ada, custodyKey: `0x${'1'.repeat(64)}` })],
    [
      'with a signature of another one',
      ({ signature: _, ...answer }) => ({ ...answer, signature: `0x${'1'.repeat(130)}` }),
    ],
    ['without a signature', ({ signature: _, ...answer }) => answer],
    ['that is no text', (answer) => ({ ...answer, message: 1 })],
  ]

  test.each(lies)('logs nobody in with a message %s', async (_, lie) => {
    relay.changeAnswers(lie)
    const browser = openBrowser()
    const tab = browser.openTab()
    await expect(logIn(tab)).rejects.toThrow(FAILED)
    expect(await tab.request('IS_CONNECTED')).toEqual({ isConnected: false })
    expect(browser.reported).toEqual([])
  })

  test('does not log in as whom it names beside the message, and shows no name that is none', async () => {
    relay.changeAnswers((answer) => ({ ...answer, fid: grace.fid, username: 'Ada <b>' }))
    const { userName, address } = await logIn(openBrowser().openTab())
    expect(userName).toBe('!1001')
    relay.changeAnswers(undefined)
    expect((await logIn(openBrowser().openTab())).address).toBe(address)
  })

  test('logs nobody in with a message that was used', async () => {
    const tab = openBrowser().openTab()
    let first: ChannelAnswer | undefined
    relay.changeAnswers((answer) => (first ??= answer))
    await logIn(tab)
    await expect(logIn(tab)).rejects.toThrow(FAILED)
  })

  test.each(['javascript:alert(1)', 'http://evil.example/', 'file:///etc/passwd', ''])(
    'shows no address that is none of an app: %s',
    async (url) => {
      const body = JSON.stringify({ channelToken: 'x', url })
      const browser = createBrowser({ servers, relayUrl: `data:application/json,${body}#` })
      await expect(browser.openTab().request('GET_FARCASTER_URI')).rejects.toThrow(
        'Farcaster does not answer',
      )
    },
  )
})

describe('T18: a relay in trouble', () => {
  const FAULTS: Fault[] = ['drop', 'serverError', 'html', 'truncate', 'rateLimit']

  // A device that knows its user: others recover their wallet, which a user may do ten times a day.
  let browser: TestBrowser
  beforeAll(async () => {
    browser = openBrowser()
    await logIn(browser.openTab())
  })

  test.each(selectRows(FAULTS, (fault) => fault === 'serverError'))(
    'that opens no channel (%s): says so, and the next try works',
    async (next) => {
      fault = () => next
      const tab = browser.openTab()
      await expect(tab.request('GET_FARCASTER_URI')).rejects.toThrow('Farcaster does not answer. Try again')
      fault = undefined
      expect(await logIn(tab)).toMatchObject({ userName: 'ada' })
    },
  )

  test.each(selectRows(FAULTS, (fault) => fault === 'serverError'))(
    'while the user signs (%s): goes on when it is back',
    async (next) => {
      const tab = browser.openTab()
      await visit(tab)
      let asked = 0
      // It tells what was signed once: what is lost is the question.
      fault = (path) =>
        path === '/v1/channel/status' && asked++ === 0 ? (next === 'truncate' ? 'drop' : next) : undefined
      expect(await tab.request('CONNECT_FARCASTER')).toEqual({ userName: 'ada' })
      expect(asked).toBeGreaterThan(1)
    },
  )

  test('whose answer is lost on its way: the login ends, and another one works', async () => {
    const tab = browser.openTab()
    await visit(tab)
    let asked = 0
    fault = (path) => (path === '/v1/channel/status' && asked++ === 0 ? 'dropAnswer' : undefined)
    await expect(tab.request('CONNECT_FARCASTER')).rejects.toThrow(FAILED)
    expect(await logIn(tab)).toMatchObject({ userName: 'ada' })
  })

  test('a message that comes after 10 minutes is too late', async () => {
    const tab = browser.openTab()
    await visit(tab)
    passTime(600_001)
    await expect(tab.request('CONNECT_FARCASTER')).rejects.toThrow(FAILED)
  })

  testInFull('a server that is away takes the same message when it is back', async () => {
    const stranger = openBrowser()
    const tab = stranger.openTab()
    await visit(tab, grace)
    stranger.setUrls({ ...servers.urls, auth: 'http://127.0.0.1:9' })
    await expect(tab.request('CONNECT_FARCASTER')).rejects.toThrow('Login service unavailable')
    stranger.setUrls({ ...servers.urls, vault: 'http://127.0.0.1:9' })
    await expect(tab.request('CONNECT_FARCASTER')).rejects.toThrow('Recovery service unavailable')
    stranger.setUrls(servers.urls)
    expect(await tab.request('CONNECT_FARCASTER')).toEqual({ userName: 'grace.eth' })
  })
})

test('the nonce of a message depends on both servers', async () => {
  const nonces = await Promise.all(
    [
      { vault: 'v', auth: 'a' },
      { vault: 'w', auth: 'a' },
      { vault: 'v', auth: 'b' },
      { vault: '', auth: 'a' },
      { vault: 'a', auth: 'v' },
    ].map(farcasterNonce),
  )
  expect(new Set(nonces).size).toBe(5)
})
