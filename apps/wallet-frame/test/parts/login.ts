/** The login and the keys against the real servers, a real mail server and a real Postgres. */
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import type { Payload } from '@foyer/embedded-wallet-frame/protocol'
import { onlyInFull } from '@foyer/harness/full'
import { createTestAuthenticator } from '@foyer/wallet-server/test/authenticator'
import { passTime } from '@foyer/wallet-server/test/passTime'
import { createEmail, type TestServers } from '@foyer/wallet-server/test/servers'
import { verifyMessage } from 'viem'
import { mnemonicToAccount } from 'viem/accounts'
import { beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest'
import { restore } from '../../server/restore.ts'
import { restoreWallet } from '../../src/backup/restoreWallet.ts'
import type { LoggedIn } from '../../src/home/homeState.ts'
import { createBrowser, type Tab, type TestBrowser } from '../createBrowser.ts'
import { createMailbox, type Mailbox } from '../mailbox.ts'
import {
  agreementOf,
  changeEmail,
  findWallet,
  logInAtHome,
  passkeysOf,
  protect,
  readCode,
  SWITCH_LOSSES,
  watchSecrets,
} from '../passkeySteps.ts'
import { openSites } from '../sharedSites.ts'

const testInFull = onlyInFull(test)
const describeInFull = onlyInFull(describe)

let servers: TestServers
beforeAll(async () => {
  servers = (await openSites()).servers
})

const createPasskey = () => createTestAuthenticator(servers)

const HALF_A_MINUTE = 30_000
const HOUR = 60 * 60_000

function createUser() {
  const mailbox = createMailbox(servers, createEmail())
  return { mailbox, browser: createBrowser({ servers }) }
}

/** The code for a device that does not know the wallet, whose link is approved. */
async function getCode(tab: Tab, mailbox: Mailbox): Promise<string> {
  expect(await tab.request('CONNECT_EMAIL', { email: mailbox.email })).toEqual({ action: 'VERIFY_DEVICE' })
  await mailbox.decide()
  await tab.request('CONNECT_DEVICE')
  return mailbox.readCode()
}

/** Logs in on a device that does not know the wallet. */
async function logIn(tab: Tab, mailbox: Mailbox): Promise<string> {
  await tab.request('CONNECT_OTP', { otp: await getCode(tab, mailbox) })
  return (await tab.request('GET_USER')).address
}

async function createLoggedIn() {
  const user = createUser()
  const tab = user.browser.openTab()
  const address = await logIn(tab, user.mailbox)
  return { ...user, tab, address }
}

/** Another device removes one by the route: the page for it is a later piece. */
async function revoke({ storage, call }: TestBrowser, deviceId: string) {
  const { token } = (await storage.get('session')) as { token: string }
  await call('DELETE', `/v1/devices/${deviceId}`, token)
}

const sign = (tab: Tab, address: string) =>
  tab.workerSigner.sign({
    text: JSON.stringify({ method: 'personal_sign', params: ['0x68', address] }),
    chainId: 56,
  })

describe('a new user', () => {
  test('opens the link, enters the code, and has a wallet', async () => {
    const { browser, tab, address, mailbox } = await createLoggedIn()
    expect(await tab.request('GET_USER', { chainId: 97, preferredAccountType: 'smartAccount' })).toEqual({
      email: mailbox.email,
      address,
      chainId: 97,
      smartAccountDeployed: false,
      accounts: [{ address, type: 'eoa' }],
      preferredAccountType: 'eoa',
      isNew: true,
    })
    expect(address).toMatch(/^0x[\da-fA-F]{40}$/)
    expect(await tab.request('IS_CONNECTED')).toEqual({ isConnected: true })
    expect(await sign(tab, address)).toMatch(/^0x[\da-f]{130}$/)
    expect(browser.asked.filter((line) => /wallet|recovery/.test(line))).toEqual([
      'vault POST /v1/recovery/release',
      'auth POST /v1/wallet',
      'vault PUT /v1/recovery',
      'auth POST /v1/wallet/confirm',
    ])
    expect(browser.reported).toEqual([])
  })

  test('is asked for nothing before the e-mail address, and told so', async () => {
    const { browser } = createUser()
    const tab = browser.openTab()
    expect(await tab.request('IS_CONNECTED')).toEqual({ isConnected: false })
    expect(await tab.request('GET_SMART_ACCOUNT_ENABLED_NETWORKS')).toEqual({
      smartAccountEnabledNetworks: [],
    })
    await expect(tab.request('GET_USER')).rejects.toThrow('Session expired')
    await expect(tab.request('CONNECT_DEVICE')).rejects.toThrow('Enter the e-mail address first')
    await expect(tab.request('CONNECT_OTP', { otp: '123456' })).rejects.toThrow('The code has expired')
    expect(browser.asked).toEqual([])
  })
})

describe('a known device', () => {
  test('needs no link after signing out', async () => {
    const { tab, address, mailbox } = await createLoggedIn()
    await tab.request('SIGN_OUT')
    expect(await tab.request('IS_CONNECTED')).toEqual({ isConnected: false })
    await expect(sign(tab, address)).rejects.toMatchObject({ reason: 'locked' })
    passTime(HALF_A_MINUTE)
    expect(await tab.request('CONNECT_EMAIL', { email: ` ${mailbox.email.toUpperCase()}`.trim() })).toEqual({
      action: 'VERIFY_OTP',
    })
    await tab.request('CONNECT_OTP', { otp: await mailbox.readCode() })
    expect((await tab.request('GET_USER')).address).toBe(address)
    expect(await sign(tab, address)).toMatch(/^0x/)
  })

  test('stays logged in after a reload, and unlocks when something is to be signed', async () => {
    const { browser, tab, address, mailbox } = await createLoggedIn()
    tab.close()
    const asked = browser.asked.length
    const reloaded = browser.openTab()
    expect(await reloaded.request('IS_CONNECTED')).toEqual({ isConnected: true })
    expect((await reloaded.request('GET_USER')).address).toBe(address)
    expect(await reloaded.request('CONNECT_EMAIL', { email: mailbox.email })).toEqual({ action: 'CONNECT' })
    expect(new Set(browser.asked.slice(asked))).toEqual(new Set(['auth GET /v1/me']))
  })

  testInFull('sends its user away when the session has ended', async () => {
    const { tab } = await createLoggedIn()
    passTime(8 * 24 * 60 * 60_000)
    await expect(tab.request('GET_USER')).rejects.toThrow('Session expired')
    expect(await tab.request('IS_CONNECTED')).toEqual({ isConnected: false })
  })

  testInFull('T16: is one no longer when it was revoked', async () => {
    const { browser, tab, address, mailbox } = await createLoggedIn()
    const other = createBrowser({ servers })
    passTime(HALF_A_MINUTE)
    await logIn(other.openTab(), mailbox)
    const { deviceId } = (await browser.storage.get('session')) as { deviceId: string }
    await revoke(other, deviceId)
    await expect(tab.request('GET_USER')).rejects.toThrow('This device was removed. Log in again')
    expect(await browser.storage.get(`share ${mailbox.email}`)).toBeUndefined()
    await expect(sign(tab, address)).rejects.toMatchObject({ reason: 'locked' })
    passTime(HALF_A_MINUTE)
    expect(await logIn(tab, mailbox)).toBe(address)
  })
})

describe('another device', () => {
  testInFull('or dapp, or private window recovers the same wallet', async () => {
    const { mailbox, address } = await createLoggedIn()
    const other = createBrowser({ servers })
    const tab = other.openTab()
    expect(await logIn(tab, mailbox)).toBe(address)
    expect(await sign(tab, address)).toMatch(/^0x/)
    expect(other.asked).not.toContain('auth POST /v1/wallet')
  })

  test('T3: has no use for a code', async () => {
    const { browser, mailbox } = createUser()
    const tab = browser.openTab()
    const code = await getCode(tab, mailbox)
    const stranger = createBrowser({ servers }).openTab()
    const own = await getCode(stranger, mailbox)
    // Theirs works, so the right code of another device is what is refused.
    await expect(stranger.request('CONNECT_OTP', { otp: code })).rejects.toThrow('The code is wrong')
    await stranger.request('CONNECT_OTP', { otp: own })
  })
})

describe('the link', () => {
  test('that was approved while nobody waited counts for the next try, after a reload, too', async () => {
    const { browser, mailbox } = createUser()
    await browser.openTab().request('CONNECT_EMAIL', { email: mailbox.email })
    await mailbox.decide()
    const tab = browser.openTab()
    expect(await tab.request('CONNECT_EMAIL', { email: mailbox.email })).toEqual({ action: 'VERIFY_OTP' })
    await tab.request('CONNECT_OTP', { otp: await mailbox.readCode() })
    expect((await tab.request('GET_USER')).address).toMatch(/^0x/)
  })

  test('that was denied ends the login', async () => {
    const { browser, mailbox } = createUser()
    const tab = browser.openTab()
    await tab.request('CONNECT_EMAIL', { email: mailbox.email })
    await mailbox.decide('deny')
    await expect(tab.request('CONNECT_DEVICE')).rejects.toThrow('The login was rejected in the e-mail')
  })

  test('that was not opened in ten minutes has expired', async () => {
    const { browser, mailbox } = createUser()
    const tab = browser.openTab()
    await tab.request('CONNECT_EMAIL', { email: mailbox.email })
    passTime(11 * 60_000)
    await expect(tab.request('CONNECT_DEVICE')).rejects.toThrow('The link has expired')
  })

  test('that nobody waits for any more is waited for again', async () => {
    const { browser, mailbox } = createUser()
    const tab = browser.openTab()
    await tab.request('CONNECT_EMAIL', { email: mailbox.email })
    const left = tab.request('CONNECT_DEVICE')
    await tab.request('CONNECT_DEVICE', { stop: true })
    await expect(left).rejects.toThrow('Approval is still pending')
    await mailbox.decide()
    await tab.request('CONNECT_DEVICE')
    await mailbox.readCode()
    expect(mailbox.count()).toBe(2)
  })

  test('that was mailed again settles both requests, with one code', async () => {
    const { browser, mailbox } = createUser()
    const tab = browser.openTab()
    await tab.request('CONNECT_EMAIL', { email: mailbox.email })
    await expect(tab.request('CONNECT_EMAIL', { email: mailbox.email })).rejects.toThrow(
      /^Please try again after \d+ seconds$/,
    )
    const first = tab.request('CONNECT_DEVICE')
    passTime(HALF_A_MINUTE)
    await tab.request('CONNECT_EMAIL', { email: mailbox.email })
    const second = tab.request('CONNECT_DEVICE')
    await mailbox.decide()
    await Promise.all([first, second])
    await mailbox.readCode()
    // Two links and a code.
    expect(mailbox.count()).toBe(3)
  })
})

describeInFull('the code', () => {
  test('is dead after five wrong tries', async () => {
    const { browser, mailbox } = createUser()
    const tab = browser.openTab()
    const code = await getCode(tab, mailbox)
    const wrong = code === '000000' ? '000001' : '000000'
    for (let round = 0; round < 5; round++)
      await expect(tab.request('CONNECT_OTP', { otp: wrong })).rejects.toThrow('The code is wrong')
    await expect(tab.request('CONNECT_OTP', { otp: code })).rejects.toThrow('Too many wrong codes')
  })

  test('expires', async () => {
    const { browser, mailbox } = createUser()
    const tab = browser.openTab()
    const otp = await getCode(tab, mailbox)
    passTime(11 * 60_000)
    await expect(tab.request('CONNECT_OTP', { otp })).rejects.toThrow('The code has expired')
  })
})

describeInFull('a mail', () => {
  /** Has the next mail come only after the one that is asked for half a minute later. */
  async function overtake(ask: () => Promise<unknown>) {
    const { sink } = servers
    onTestFinished(() => sink.setDelay(0))
    const attempts = sink.attempts()
    sink.setDelay(1_000)
    await ask()
    await expect.poll(sink.attempts).toBeGreaterThan(attempts)
    sink.setDelay(0)
    passTime(HALF_A_MINUTE)
    await ask()
  }

  test('that comes twice is as good as one', async () => {
    const { browser, mailbox } = createUser()
    const tab = browser.openTab()
    // The mail server keeps the mail, and its answer is lost.
    servers.sink.loseAnswers(1)
    await tab.request('CONNECT_EMAIL', { email: mailbox.email })
    await servers.sink.waitForMails(mailbox.email, 2)
    const [first, second] = servers.sink.findTokens(mailbox.email)
    expect(second).toBe(first)
    servers.sink.loseAnswers(1)
    await mailbox.decide()
    await tab.request('CONNECT_DEVICE')
    await servers.sink.waitForMails(mailbox.email, 4)
    const codes = servers.sink.findCodes(mailbox.email)
    expect(codes[1]).toBe(codes[0])
    await tab.request('CONNECT_OTP', { otp: await mailbox.readCode() })
    const { address } = await tab.request('GET_USER')
    expect(await sign(tab, address)).toMatch(/^0x/)
  })

  test('with the link that comes late, after the next one, still counts', async () => {
    const { browser, mailbox } = createUser()
    const tab = browser.openTab()
    await overtake(() => tab.request('CONNECT_EMAIL', { email: mailbox.email }))
    await servers.sink.waitForMails(mailbox.email, 2)
    await mailbox.decide()
    await tab.request('CONNECT_DEVICE')
    await tab.request('CONNECT_OTP', { otp: await mailbox.readCode() })
    expect((await tab.request('GET_USER')).address).toMatch(/^0x/)
  })

  test('with the code that comes late, after the next one, is as good as that', async () => {
    const { browser, mailbox } = createUser()
    const tab = browser.openTab()
    await tab.request('CONNECT_EMAIL', { email: mailbox.email })
    await mailbox.decide()
    await overtake(() => tab.request('CONNECT_EMAIL', { email: mailbox.email }))
    await servers.sink.waitForMails(mailbox.email, 3)
    const [, late = ''] = servers.sink.findCodes(mailbox.email)
    await tab.request('CONNECT_OTP', { otp: late })
    expect((await tab.request('GET_USER')).address).toMatch(/^0x/)
  })
})

describeInFull('at once', () => {
  const confirmed = async (browser: TestBrowser) =>
    browser.asked.filter((line) => line === 'auth POST /v1/wallet').length

  test('two tabs create one wallet', async () => {
    const { browser, mailbox } = createUser()
    const tabs = [browser.openTab(), browser.openTab()]
    await tabs[0]?.request('CONNECT_EMAIL', { email: mailbox.email })
    await mailbox.decide()
    await tabs[0]?.request('CONNECT_DEVICE')
    const code = await mailbox.readCode()
    passTime(HALF_A_MINUTE)
    await tabs[1]?.request('CONNECT_EMAIL', { email: mailbox.email })
    const other = await mailbox.readCode()
    await Promise.all([
      tabs[0]?.request('CONNECT_OTP', { otp: code }),
      tabs[1]?.request('CONNECT_OTP', { otp: other }),
    ])
    const users = await Promise.all(tabs.map((tab) => tab.request('GET_USER')))
    expect(users[0]?.address).toBe(users[1]?.address)
    expect(await confirmed(browser)).toBe(1)
  })

  test('two browsers get one wallet, whoever is first', async () => {
    const { browser, mailbox } = createUser()
    const browsers = [browser, createBrowser({ servers })]
    const tabs: Tab[] = []
    const codes: string[] = []
    for (const each of browsers) {
      const tab = each.openTab()
      tabs.push(tab)
      codes.push(await getCode(tab, mailbox))
    }
    await Promise.all(tabs.map((tab, index) => tab.request('CONNECT_OTP', { otp: codes[index] ?? '' })))
    const [one, other] = await Promise.all(tabs.map((tab) => tab.request('GET_USER')))
    expect(one?.address).toBe(other?.address)
    for (const tab of tabs) expect(await sign(tab, one?.address ?? '')).toMatch(/^0x/)
  })
})

describe('a sign-in message of the login', () => {
  const createSiwx = () => ({
    accountAddress: '',
    chainId: 'eip155:56',
    domain: 'dapp.example',
    uri: 'https://dapp.example/login',
    version: '1',
    nonce: 'abcdefgh1',
    issuedAt: new Date().toISOString(),
    statement: 'Sign in',
    serializedMessage: 'Give me everything',
  })
  const after = (ms: number) => new Date(Date.now() + ms).toISOString()

  test('is signed without a screen when its fields are the page’s own', async () => {
    const { tab, address } = await shared()
    const siwx = createSiwx()
    const user = await tab.request('GET_USER', { siwxMessage: siwx })
    expect(user.message).toBe(`dapp.example wants you to sign in with your Ethereum account:
${address}

Sign in

URI: https://dapp.example/login
Version: 1
Chain ID: 56
Nonce: abcdefgh1
Issued At: ${siwx.issuedAt}`)
    await expectSigned(address, user.message ?? '', user.signature)
  })

  test.each([
    ['the domain is another one', { domain: 'evil.example' }],
    ['the URI is of another page', { uri: 'https://evil.example/' }],
    ['the project does not have the chain', { chainId: 'eip155:1' }],
    ['the chain is of another kind', { chainId: 'solana:56' }],
    ['a field has lines of its own', { statement: 'a\n\nURI: https://evil.example' }],
    ['the request id has lines of its own', { requestId: 'a\nResources:' }],
    ['the nonce is short', { nonce: '1' }],
    ['a time is none', { issuedAt: 'yesterday' }],
    ['it is for later', { issuedAt: after(HOUR) }],
    ['it is an old one', { issuedAt: after(-HOUR) }],
    ['it has expired', { expirationTime: after(-1) }],
    ['it holds later only', { notBefore: after(HOUR) }],
    ['it hands over rights', { resources: ['https://dapp.example/terms', 'urn:recap:eyJhdHQiOnt9fQ'] }],
    ['its URI names a user', { uri: 'https://ada:secret@dapp.example/login' }],
  ])('is not signed when %s', async (_, differs) => {
    const { tab } = await shared()
    const user = await tab.request('GET_USER', { siwxMessage: { ...createSiwx(), ...differs } })
    expect(user.address).toMatch(/^0x/)
    expect(user.signature).toBeUndefined()
    expect(user.message).toBeUndefined()
  })

  test('is not signed five minutes after the code, nor after a reload', async () => {
    const { browser, tab } = await createLoggedIn()
    const ask = async (each: Tab) => (await each.request('GET_USER', { siwxMessage: createSiwx() })).signature
    expect(await ask(browser.openTab())).toBeUndefined()
    passTime(5 * 60_000)
    expect(await ask(tab)).toBeUndefined()
  })

  let first: ReturnType<typeof createLoggedIn> | undefined
  const shared = () => {
    first ??= createLoggedIn()
    return first
  }
})

describe('a request to sign', () => {
  const personal = (address: string, message = 'Hello') =>
    ({ method: 'personal_sign', params: [message, address] }) satisfies Payload<'RPC_REQUEST'>

  let first: ReturnType<typeof createLoggedIn> | undefined
  /** The user of most tests, to whom nothing was shown yet, and who approves. */
  async function shared() {
    first ??= createLoggedIn()
    const user = await first
    user.browser.shown.length = 0
    user.browser.decideWith(async () => 'approved')
    return user
  }

  test('is shown with what is verified and what is claimed, and signed when it is approved', async () => {
    const { browser, tab, address } = await shared()
    const metadata = {
      name: 'Dapp',
      description: '',
      url: 'https://evil.example',
      icons: ['https://icon.example'],
    }
    await tab.request('SYNC_DAPP_DATA', { metadata, projectId: 'any' })
    const signature = await tab.request('RPC_REQUEST', { ...personal(address), chainId: 97 })
    expect(browser.shown).toMatchObject([
      {
        text: JSON.stringify({ method: 'personal_sign', params: ['Hello', address] }),
        account: address,
        chainId: 97,
        origin: 'https://dapp.example',
        dapp: { name: 'Dapp', icon: 'https://icon.example' },
      },
    ])
    await expectSigned(address, 'Hello', signature)
  })

  test('is answered with the word "rejected" when the user rejects it', async () => {
    const { browser, tab, address } = await shared()
    browser.decideWith(async () => 'rejected')
    await expect(tab.request('RPC_REQUEST', personal(address))).rejects.toThrow('User rejected the request')
  })

  test('T10: is signed as it was shown, whatever becomes of it later', async () => {
    const { browser, tab, address } = await shared()
    browser.decideWith(async (request) => {
      request.text = JSON.stringify(personal(address, 'Something else'))
      return 'approved'
    })
    await expectSigned(address, 'Hello', await tab.request('RPC_REQUEST', personal(address)))
  })

  test('is not signed when the dapp took it back before the user approved', async () => {
    const { browser, tab, address } = await shared()
    const signed = vi.spyOn(tab.workerSigner, 'sign')
    browser.decideWith(async () => {
      tab.post('RPC_ABORT')
      return 'approved'
    })
    await expect(tab.request('RPC_REQUEST', personal(address))).rejects.toThrow('Request was aborted')
    // The next one takes longer than what would still be on its way.
    browser.decideWith(async () => 'approved')
    await expectSigned(address, 'Next', await tab.request('RPC_REQUEST', personal(address, 'Next')))
    expect(signed).toHaveBeenCalledTimes(1)
  })

  test('is signed when the key was locked while it was shown', async () => {
    const { browser, tab, address } = await shared()
    browser.decideWith(async () => {
      await tab.workerSigner.lock()
      return 'approved'
    })
    await expectSigned(address, 'Hello', await tab.request('RPC_REQUEST', personal(address)))
  })

  test.each<[string, Payload<'RPC_REQUEST'>, string]>([
    ['is for another account', personal(`0x${'1'.repeat(40)}`), 'The request is for another account'],
    ['is on no list', { method: 'eth_sign', params: [] }, 'Requested RPC call is not allowed'],
    [
      'is for a chain that the project does not have',
      { ...personal(''), chainId: 1 },
      'Chain 1 is not supported',
    ],
  ])('is not shown when it %s', async (_, request, message) => {
    const { browser, tab } = await shared()
    await expect(tab.request('RPC_REQUEST', request)).rejects.toThrow(message)
    expect(browser.shown).toEqual([])
  })

  test('is not shown after signing out in another tab', async () => {
    const { browser, tab, address } = await createLoggedIn()
    expect(await tab.request('RPC_REQUEST', { method: 'eth_accounts', params: [] })).toEqual([address])
    await browser.openTab().request('SIGN_OUT')
    await expect(tab.request('RPC_REQUEST', personal(address))).rejects.toThrow('Session expired')
    expect(await tab.request('RPC_REQUEST', { method: 'eth_accounts', params: [] })).toEqual([])
    expect(browser.shown).toEqual([])
    expect(await tab.workerSigner.isUnlocked()).toBe(false)
  })
})

async function expectSigned(address: string, message: string, signature: unknown) {
  const signed = { address: address as `0x${string}`, message, signature: signature as `0x${string}` }
  expect(await verifyMessage(signed)).toBe(true)
}

test('signing out ends the session here when auth does not answer', async () => {
  const { browser, tab, address } = await createLoggedIn()
  const gone = { auth: 'http://127.0.0.1:1', vault: 'http://127.0.0.1:1' }
  const offline = createBrowser({ servers, urls: gone })
  for (const name of ['keys', 'session']) await offline.storage.set(name, await browser.storage.get(name))
  const other = offline.openTab()
  onTestFinished(() => other.close())
  await expect(other.request('IS_CONNECTED')).rejects.toThrow('Login service unavailable')
  await other.request('SIGN_OUT')
  expect(await offline.storage.get('session')).toBeUndefined()
  expect(await other.request('IS_CONNECTED')).toEqual({ isConnected: false })
  // The key that is in memory goes on without auth.
  expect(await sign(tab, address)).toMatch(/^0x/)
})

test('the chain is one of the project’s', async () => {
  const { browser } = createUser()
  const tab = browser.openTab()
  expect(await tab.request('GET_CHAIN_ID')).toEqual({ chainId: 56 })
  expect(await tab.request('SWITCH_NETWORK', { chainId: 'eip155:97' })).toEqual({ chainId: 97 })
  await expect(tab.request('SWITCH_NETWORK', { chainId: 1 })).rejects.toThrow('Chain 1 is not supported')
  expect(await tab.request('GET_CHAIN_ID')).toEqual({ chainId: 97 })
})

test('a page that asks more than 30 times a minute is held up', async () => {
  const { browser } = createUser()
  const tab = browser.openTab()
  for (let round = 0; round < 30; round++)
    await expect(tab.request('CONNECT_OTP', { otp: '123456' })).rejects.toThrow('The code has expired')
  await expect(tab.request('CONNECT_OTP', { otp: '123456' })).rejects.toThrow('Too many requests')
})

describe('T15: a wallet that passkeys protect', () => {
  const createPasskeys = () => [createPasskey(), createPasskey()] as const

  async function createOwner() {
    const { browser, mailbox } = createUser()
    const home = await logInAtHome(browser, mailbox)
    return { browser, mailbox, home, address: (await browser.openTab().request('GET_USER')).address }
  }

  test('opens in a dapp with one of them, to the same address, and with link and code alone nowhere, and is deleted for who has its key', async () => {
    const { browser, mailbox, home, address } = await createOwner()
    const watched = watchSecrets(browser)
    const passkeys = createPasskeys()
    await protect(browser, home, passkeys)
    expect(passkeysOf(home)).toMatchObject({ isProtected: true, error: undefined, step: 'list' })
    expect(watched.secrets).toHaveLength(4)
    expect(watched.areWiped()).toBe(true)

    const other = createBrowser({ servers })
    const tab = other.openTab()
    const otp = await readCode(tab, mailbox)
    await expect(tab.request('CONNECT_OTP', { otp })).rejects.toThrow('This wallet opens with its passkey')
    await expect(tab.request('GET_USER')).rejects.toThrow('This wallet opens with its passkey')
    expect(await tab.request('IS_CONNECTED')).toEqual({ isConnected: false })
    // Its answer is right, and it gives another secret: it opens nothing.
    other.usePasskeys({ ...passkeys[1], prf: () => new Uint8Array(32).fill(7) })
    const shown = watchSecrets(other)
    await expect(tab.request('CONNECT_OTP', { otp, passkey: true })).rejects.toThrow(
      'The passkey does not open this wallet',
    )
    other.usePasskeys(passkeys[1])
    await tab.request('CONNECT_OTP', { otp, passkey: true })
    expect((await tab.request('GET_USER')).address).toBe(address)
    expect(await sign(tab, address)).toMatch(/^0x/)
    expect(shown.secrets).toHaveLength(2)
    expect(shown.areWiped()).toBe(true)
    expect(other.asked.filter((line) => line.includes('recovery/release'))).not.toHaveLength(0)
    expect(other.reported).toEqual([])

    passTime(HALF_A_MINUTE)
    const third = createBrowser({ servers })
    third.usePasskeys(passkeys[0])
    const page = await logInAtHome(third, mailbox)
    expect(page.state()).toMatchObject({ status: 'loggedOut', step: 'passkey', error: undefined })
    await page.usePasskey()
    expect(page.state()).toMatchObject({ status: 'loggedIn', address, passkeys: { isProtected: true } })

    // A passkey was shown with the approval of this login a moment ago. The key signs the deletion for auth.
    page.deletion.begin()
    await page.deletion.start()
    expect(page.state()).toMatchObject({ purgeAt: expect.any(String), deletion: undefined })
    expect(third.asked.filter((line) => line.endsWith('/account/delete'))).toHaveLength(2)
    await page.deletion.keep()
    expect(page.state()).toMatchObject({ purgeAt: undefined, error: undefined })
  })

  testInFull('lets its key out with a passkey only, after a link where the login had none', async () => {
    const { browser, mailbox, home, address } = await createOwner()
    const passkeys = createPasskeys()
    await protect(browser, home, passkeys)
    const watched = watchSecrets(browser)

    const shown = home.reveal()
    await vi.waitFor(() => expect(agreementOf(home)).toMatchObject({ for: 'export', step: 'passkey' }))
    browser.usePasskeys()
    home.agreement.use()
    await vi.waitFor(() => expect(agreementOf(home)).toMatchObject({ error: { code: 'canceled' } }))
    browser.usePasskeys(...passkeys)
    home.agreement.use()
    expect(mnemonicToAccount((await shown)?.words ?? '').address).toBe(address)
    const canceled = home.backUp('correct horse battery')
    await vi.waitFor(() => expect(agreementOf(home)).toMatchObject({ for: 'backup' }))
    home.agreement.cancel()
    expect(await canceled).toBeUndefined()
    expect(home.state()).toMatchObject({ error: { code: 'canceled' }, agreement: undefined })

    // A known device logs in without a link, so it gets one for this.
    await home.logOut()
    passTime(10 * 60_000)
    await home.submitEmail(mailbox.email)
    await home.enterCode(await mailbox.readCode())
    const saved = home.backUp('correct horse battery')
    await vi.waitFor(() => expect(agreementOf(home)).toMatchObject({ step: 'link' }))
    await mailbox.decide()
    await vi.waitFor(() => expect(agreementOf(home)).toMatchObject({ step: 'passkey' }))
    home.agreement.use()
    expect(await restoreWallet((await saved) ?? '', 'correct horse battery')).toMatchObject({ address })
    expect(watched.secrets).toHaveLength(2)
    expect(watched.areWiped()).toBe(true)
  })

  testInFull('gets another address with one of them, on its page and in a dapp', async () => {
    const { browser, mailbox, home } = await createOwner()
    const passkeys = createPasskeys()
    await protect(browser, home, passkeys)
    const next = createMailbox(servers, createEmail())
    await changeEmail(home, mailbox, next, async () => {
      await vi.waitFor(() => expect(agreementOf(home)).toMatchObject({ for: 'email', step: 'passkey' }))
      home.agreement.use()
    })
    expect(home.state()).toMatchObject({ email: next.email, change: { step: 'done' } })

    const last = createMailbox(servers, createEmail())
    const tab = browser.openTab()
    passTime(HALF_A_MINUTE)
    await tab.request('UPDATE_EMAIL', { email: last.email })
    await next.decide()
    await tab.request('UPDATE_EMAIL_PRIMARY_OTP', { otp: await next.readCode() })
    await last.decide()
    const otp = await last.readCode()
    await expect(tab.request('UPDATE_EMAIL_SECONDARY_OTP', { otp })).rejects.toThrow(
      'This wallet opens with its passkey',
    )
    expect(await tab.request('UPDATE_EMAIL_SECONDARY_OTP', { otp, passkey: true })).toEqual({
      newEmail: last.email,
    })
    const found = await findWallet(createBrowser({ servers }), last, passkeys)
    expect(found).toMatchObject({ needsPasskey: true })
  })

  testInFull(
    'stays as it was where a passkey gives no secret, another one each time, or is not used',
    async () => {
      const { browser, mailbox, home, address } = await createOwner()
      await home.passkeys.begin()
      const watched = watchSecrets(browser)
      let calls = 0
      browser.usePasskeys({ ...createPasskey(), prf: () => new Uint8Array(32).fill(++calls) })
      await home.passkeys.make()
      expect(passkeysOf(home)).toMatchObject({ list: [], error: { code: 'uselessPasskey' } })
      expect(watched.secrets).toHaveLength(2)
      expect(watched.areWiped()).toBe(true)
      browser.usePasskeys()
      await home.passkeys.make()
      expect(passkeysOf(home)).toMatchObject({ list: [], error: { code: 'exists' } })
      expect(browser.asked.some((line) => /register|protect|PUT \/v1\/shares/.test(line))).toBe(false)
      const found = await findWallet(createBrowser({ servers }), mailbox, [])
      expect(found).toMatchObject({ address, needsPasskey: false })
    },
  )

  testInFull('gets and loses passkeys with one of them, and never too many', async () => {
    const { browser, home } = await createOwner()
    const passkeys = createPasskeys()
    await protect(browser, home, passkeys)
    await home.passkeys.begin()
    const [first] = passkeysOf(home)?.list ?? []
    browser.usePasskeys(...passkeys)
    await home.passkeys.remove(first?.id ?? '')
    expect(passkeysOf(home)).toMatchObject({ list: [{}, {}], error: { code: 'rule' } })
    browser.usePasskeys(...passkeys, createPasskey())
    await home.passkeys.make()
    expect(passkeysOf(home)).toMatchObject({ list: [{}, {}, {}], error: undefined })
    await home.passkeys.remove(first?.id ?? '')
    expect(passkeysOf(home)).toMatchObject({ list: [{}, {}], error: undefined })
  })

  testInFull('opens whatever two devices change of its passkeys at once', async () => {
    const { browser, mailbox, home, address } = await createOwner()
    passTime(HALF_A_MINUTE)
    const other = createBrowser({ servers })
    const second = await logInAtHome(other, mailbox)
    const passkeys = createPasskeys()
    browser.usePasskeys(passkeys[0])
    other.usePasskeys(passkeys[1])
    await Promise.all([home.passkeys.begin(), second.passkeys.begin()])
    await Promise.all([home.passkeys.make(), second.passkeys.make()])
    await home.passkeys.list()
    const [first] = passkeysOf(home)?.list ?? []
    expect(passkeysOf(home)?.list).toHaveLength(2)
    await Promise.all([home.passkeys.protect(), second.passkeys.remove(first?.id ?? '')])
    const found = await findWallet(createBrowser({ servers }), mailbox, passkeys)
    expect(found.address).toBe(address)
    await home.passkeys.list()
    // Two are left, or nothing was switched.
    expect(found.needsPasskey).toBe(passkeysOf(home)?.list.length === 2)
  })

  // The rest of the table is in the full run.
  const SAMPLE = SWITCH_LOSSES.filter(
    ({ step, kind }) => step === 'deleting the old share at auth' && kind === 'drop',
  )
  test.each(SAMPLE)(
    'is found again where the change stops while $step ($kind)',
    async ({ request, kind }) => {
      const { browser, mailbox, home, address } = await createOwner()
      const passkeys = createPasskeys()
      browser.lose(request, kind)
      await protect(browser, home, passkeys)
      expect(browser.isLost()).toBe(true)
      expect((await findWallet(createBrowser({ servers }), mailbox, passkeys)).address).toBe(address)
      // Sent again, it ends.
      await home.passkeys.protect()
      expect(passkeysOf(home)).toMatchObject({ isProtected: true, error: undefined })
    },
  )
})

describeInFull('two tabs of the user’s page', () => {
  const loggedIn = (home: ReturnType<TestBrowser['openHome']>) => home.state() as Partial<LoggedIn>

  async function openBoth() {
    const { browser, mailbox } = createUser()
    const first = await logInAtHome(browser, mailbox)
    const second = browser.openHome()
    await second.start()
    passTime(HALF_A_MINUTE)
    return { browser, mailbox, first, second, address: loggedIn(first).address }
  }

  test('both go on where one needs a login that the other has had', async () => {
    const { mailbox, first, second, address } = await openBoth()
    expect(await second.reveal()).toBeUndefined()
    expect(second.state()).toMatchObject({ status: 'loggedOut', error: { code: 'stale' } })
    expect(await first.reveal()).toBeDefined()
    // The session stands, and is not enough.
    await second.submitEmail(mailbox.email)
    expect(second.state()).toMatchObject({ status: 'loggedOut', step: 'code' })
    await second.enterCode(await mailbox.readCode())
    expect(mnemonicToAccount((await second.reveal())?.words ?? '').address).toBe(address)
    expect(await first.reveal()).toBeDefined()
    expect(first.state()).toMatchObject({ status: 'loggedIn', address, error: undefined })
  })

  test('one says that it was logged out where the other has logged out or removed this browser', async () => {
    const { mailbox, first, second } = await openBoth()
    await first.logOut()
    await second.refresh()
    expect(second.state()).toMatchObject({ status: 'loggedOut', error: { code: 'session' } })
    await second.submitEmail(mailbox.email)
    await second.enterCode(await mailbox.readCode())
    await first.start()
    const [current] = loggedIn(second).devices ?? []
    if (current) await second.removeDevice(current)
    await first.refresh()
    expect(first.state()).toMatchObject({ status: 'loggedOut', error: { code: 'session' } })
  })

  test('one does nothing to the wallet of somebody else who has logged in in the other', async () => {
    const { browser, first, second } = await openBoth()
    const other = createMailbox(servers, createEmail())
    await second.logOut()
    const submitted = second.submitEmail(other.email)
    await other.decide()
    await submitted
    await second.enterCode(await other.readCode())
    const [before] = [loggedIn(second).address]
    first.deletion.begin()
    await first.deletion.start()
    expect(first.state()).toMatchObject({ status: 'loggedOut', error: { code: 'session' } })
    expect(browser.asked.some((line) => line.includes('delet'))).toBe(false)
    await first.logOut()
    await second.refresh()
    expect(second.state()).toMatchObject({ status: 'loggedIn', address: before, email: other.email })
  })

  test('one ends the change of the address that the other has begun, which says so, and one address works', async () => {
    const { mailbox, first, second, address } = await openBoth()
    const [one, next] = [createMailbox(servers, createEmail()), createMailbox(servers, createEmail())]
    await first.emailChange.start(one.email)
    await mailbox.skip('code')
    await mailbox.decide()
    passTime(HALF_A_MINUTE)
    await second.emailChange.start(next.email)
    await mailbox.decide()
    const code = await mailbox.readCode()
    // The newest mail is that of the other tab.
    await first.emailChange.enterCode(code)
    expect(loggedIn(first)).toMatchObject({ change: { step: 'email', error: { code: 'noChange' } } })
    await second.emailChange.enterCode(code)
    await next.decide()
    await second.emailChange.enterCode(await next.readCode())
    expect(loggedIn(second)).toMatchObject({ change: { step: 'done' }, email: next.email })
    first.emailChange.cancel()
    await first.refresh()
    expect(loggedIn(first)).toMatchObject({ address, email: next.email })
    expect(await findWallet(createBrowser({ servers }), next, [])).toMatchObject({ address })
  })

  test('one shows what the other has done: a deletion that is kept, and passkeys', async () => {
    const { browser, first, second } = await openBoth()
    first.deletion.begin()
    await first.deletion.start()
    await second.refresh()
    expect(loggedIn(second).purgeAt).toBe(loggedIn(first).purgeAt)
    await second.deletion.keep()
    // Nothing is left to keep.
    await first.deletion.keep()
    for (const home of [first, second])
      expect(home.state()).toMatchObject({ status: 'loggedIn', purgeAt: undefined, error: undefined })
    const passkeys = [createPasskey(), createPasskey()]
    await protect(browser, first, passkeys)
    expect(passkeysOf(second)).toMatchObject({ isProtected: false, list: [] })
    await second.refresh()
    expect(passkeysOf(second)).toMatchObject({ isProtected: true, list: [{}, {}] })
  })
})

describe('a wallet that is about to be deleted', () => {
  const DAY = 24 * 60 * 60_000
  const loggedIn = (home: ReturnType<TestBrowser['openHome']>) => home.state() as Partial<LoggedIn>

  async function createOwner() {
    const { browser, mailbox } = createUser()
    const home = await logInAtHome(browser, mailbox)
    return { browser, mailbox, home, address: loggedIn(home).address }
  }

  async function logIn(mailbox: Mailbox) {
    const tab = createBrowser({ servers }).openTab()
    await tab.request('CONNECT_OTP', { otp: await readCode(tab, mailbox) })
    return (await tab.request('GET_USER')).address
  }

  test('opens in no dapp, which says until when it can be kept and where, and then does', async () => {
    const { browser, mailbox, home, address } = await createOwner()
    const known = browser.openTab()
    expect((await known.request('GET_USER')).address).toBe(address)
    home.deletion.begin()
    await home.deletion.start()
    const { purgeAt = '' } = loggedIn(home)
    const text = `This wallet will be deleted on ${purgeAt.slice(0, 10)}. Open ${servers.siteOrigin} to keep it`
    await expect(known.request('GET_USER')).rejects.toThrow(text)
    await expect(logIn(mailbox)).rejects.toThrow(text)
    await home.deletion.keep()
    expect(loggedIn(home)).toMatchObject({ purgeAt: undefined, error: undefined })
    expect(await logIn(mailbox)).toBe(address)
    passTime(8 * DAY)
    expect(await servers.purge()).toEqual([0, 0])
  })

  testInFull(
    'goes at the vault, too, when the word that the mark counts was lost: at the next login, or after auth has deleted it',
    async () => {
      const [visited, left] = [await createOwner(), await createOwner()]
      for (const { browser, home } of [visited, left]) {
        browser.lose(/vault POST .*deletion.confirm/, 'drop', 3)
        home.deletion.begin()
        await home.deletion.start()
        expect(browser.isLost()).toBe(true)
        expect(loggedIn(home).purgeAt).toBeDefined()
      }
      await expect(logIn(visited.mailbox)).rejects.toThrow('This wallet will be deleted')
      passTime(8 * DAY)
      expect(await servers.purge()).toEqual([2, 1])
      for (const { mailbox, address } of [visited, left]) expect(await logIn(mailbox)).not.toBe(address)
    },
  )

  testInFull('stays at the vault, too, when the word that it is kept was lost', async () => {
    const { browser, mailbox, home, address } = await createOwner()
    home.deletion.begin()
    await home.deletion.start()
    browser.lose(/vault POST .*deletion.undo/, 'drop', 3)
    await home.deletion.keep()
    expect(loggedIn(home)).toMatchObject({ purgeAt: undefined, error: { code: 'recovery' } })
    expect(await logIn(mailbox)).toBe(address)
    passTime(8 * DAY)
    expect(await servers.purge()).toEqual([0, 0])
    expect(await logIn(mailbox)).toBe(address)
  })
})

async function protectWithFile() {
  const { browser, mailbox } = createUser()
  const home = await logInAtHome(browser, mailbox)
  const passphrase = 'correct horse battery'
  const text = (await home.backUp(passphrase)) ?? ''
  await home.passkeys.begin()
  browser.usePasskeys(createPasskey())
  await home.passkeys.make()
  await home.passkeys.protect()
  expect(passkeysOf(home)).toMatchObject({ isProtected: false, error: { code: 'rule' } })
  await home.passkeys.checkFile(text.slice(0, -20), passphrase)
  expect(passkeysOf(home)).toMatchObject({ hasFile: false, error: { code: 'badFile' } })
  await home.passkeys.checkFile(text, passphrase)
  await home.passkeys.protect()
  expect(passkeysOf(home)).toMatchObject({ isProtected: true, error: undefined })
  return { mailbox, text, passphrase, address: (home.state() as { address: string }).address }
}

testInFull('T15: a passkey and a file that has opened it protect a wallet', async () => {
  expect((await protectWithFile()).address).toMatch(/^0x/)
})

testInFull(
  'T15: a wallet of a passkey and a file that has opened it opens with the file when every server is gone',
  async () => {
    const { mailbox, text, passphrase, address } = await protectWithFile()

    const gone = { auth: 'http://127.0.0.1:1', vault: 'http://127.0.0.1:1' }
    const asked = createBrowser({ servers, urls: gone })
      .openTab()
      .request('CONNECT_EMAIL', { email: mailbox.email })
    await expect(asked).rejects.toThrow('unavailable')
    const directory = await mkdtemp(join(tmpdir(), 'foyer-restore-'))
    onTestFinished(() => rm(directory, { recursive: true }))
    const file = join(directory, 'backup.json')
    await writeFile(file, text)
    expect(await restore(file, Readable.from([passphrase]))).toContain(`Address: ${address}\n`)
  },
)
