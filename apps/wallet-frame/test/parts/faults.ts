/** Each server is lost before and after each step: no key is lost, there is no second wallet, and trying again works. */
import { randomBytes } from 'node:crypto'
import { type FaultProxy, startFaultProxy } from '@foyer/harness/faults'
import { onlyInFull, selectRows } from '@foyer/harness/full'
import { passTime } from '@foyer/wallet-server/test/passTime'
import { readRows, restoreRows } from '@foyer/wallet-server/test/rows'
import { createEmail, type TestServers } from '@foyer/wallet-server/test/servers'
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { createBrowser, type Tab, type TestBrowser, type Urls } from '../createBrowser.ts'
import {
  CREATION,
  expectSentences,
  LOSSES,
  type Loss,
  logIn,
  logInOnce,
  MAKES_KEY,
  PREPARATION,
  RECOVERY,
  type Role,
} from '../faultSteps.ts'
import { createMailbox } from '../mailbox.ts'
import { openSites } from '../sharedSites.ts'
import type { Sites } from '../startSites.ts'

type Fault = { role: Role; path: RegExp; loss: Loss; skip: number }

const testInFull = onlyInFull(test)

let servers: TestServers
let anvil: Sites['anvil']
let proxies: Record<Role, FaultProxy>
let urls: Urls
/** The one that strikes next. */
let fault: Fault | undefined
let struck = 0

beforeAll(async () => {
  ;({ servers, anvil } = await openSites())
  const front = (role: Role) =>
    startFaultProxy(servers.urls[role], ({ path }) => {
      if (fault?.role !== role || !fault.path.test(path)) return undefined
      if (fault.skip-- > 0) return undefined
      const { loss } = fault
      fault = undefined
      struck++
      return loss
    })
  proxies = { auth: await front('auth'), vault: await front('vault') }
  urls = { auth: proxies.auth.url, vault: proxies.vault.url }
})
afterAll(async () => {
  await proxies?.auth.stop()
  await proxies?.vault.stop()
})

const TYPED_DATA = {
  domain: { name: 'Shop', version: '1', chainId: 56 },
  types: { Order: [{ name: 'item', type: 'string' }] },
  primaryType: 'Order',
  message: { item: 'Tea' },
}

const sign = (tab: Tab, address: string) =>
  tab.request('RPC_REQUEST', { method: 'personal_sign', params: ['0x68', address] })

/** `test` loses one request that is never done, and one answer of each flow. */
const USUAL: Record<Loss, readonly string[]> = {
  drop: ['storing the share at the vault'],
  dropAnswer: ['making the wallet at auth', 'storing the new share'],
}

describe.each(LOSSES)('%s', (loss) => {
  const usual = (rows: typeof CREATION) => selectRows(rows, ([step]) => USUAL[loss].includes(step))

  const arm = (role: Role, path: RegExp, skip = 0) => {
    fault = { role, path, loss, skip }
    struck = 0
  }

  test.each(usual(CREATION))('while creating: %s', async (_, role, path, skip, mail) => {
    const mailbox = createMailbox(servers, createEmail())
    const browser = createBrowser({ servers, urls })
    const tab = browser.openTab()
    arm(role, path, skip)
    const { address, read } = await logIn(tab, mailbox, loss === 'dropAnswer' ? mail : undefined)
    expect(struck).toBe(1)
    expectSentences(read)
    expect(await sign(tab, address)).toMatch(/^0x/)
    expect(browser.reported).toEqual([])
    // Before that nothing was made that could be lost.
    if (!MAKES_KEY.test(String(path))) return
    // Both servers can rebuild it for another device: it is the same wallet there.
    passTime(30_000)
    const other = createBrowser({ servers }).openTab()
    expect(await logIn(other, mailbox)).toEqual({ address, read: [] })
  })

  test.each(usual(RECOVERY))('while recovering: %s', async (_, role, path) => {
    const mailbox = createMailbox(servers, createEmail())
    const { address } = await logIn(createBrowser({ servers }).openTab(), mailbox)
    passTime(30_000)
    const browser = createBrowser({ servers, urls })
    const tab = browser.openTab()
    arm(role, path)
    const recovered = await logIn(tab, mailbox)
    expect(struck).toBe(1)
    expect(recovered.address).toBe(address)
    expectSentences(recovered.read)
    expect(await sign(tab, address)).toMatch(/^0x/)
    expect(browser.asked).not.toContain('auth POST /v1/wallet')
  })

  const signatures: [what: string, method: string, params: (address: string) => unknown[]][] = [
    ['a message', 'personal_sign', (address) => ['0x68', address]],
    ['typed data', 'eth_signTypedData_v4', (address) => [address, JSON.stringify(TYPED_DATA)]],
  ]

  test.each(selectRows(signatures, ([what]) => loss === 'drop' && what === 'a message'))(
    'while unlocking to sign %s',
    async (_, method, toParams) => {
      const mailbox = createMailbox(servers, createEmail())
      const browser = createBrowser({ servers, urls })
      const { address } = await logIn(browser.openTab(), mailbox)
      const tab = browser.openTab()
      await tab.request('GET_USER')
      arm('auth', /shares\/release$/)
      const ask = () => tab.request('RPC_REQUEST', { method, params: toParams(address) })
      await expect(ask()).rejects.toThrow('Login service unavailable')
      expect(browser.shown).toEqual([])
      expect(await ask()).toMatch(/^0x[\da-f]{130}$/)
    },
  )
})

test('a code that was right can be entered again when what came after it failed', async () => {
  const mailbox = createMailbox(servers, createEmail())
  const tab = createBrowser({ servers, urls }).openTab()
  await tab.request('CONNECT_EMAIL', { email: mailbox.email })
  await mailbox.decide()
  await tab.request('CONNECT_DEVICE')
  const otp = await mailbox.readCode()
  fault = { role: 'vault', path: /\/recovery$/, loss: 'drop', skip: 0 }
  await expect(tab.request('CONNECT_OTP', { otp })).rejects.toThrow('Recovery service unavailable')
  await tab.request('CONNECT_OTP', { otp })
  expect((await tab.request('GET_USER')).address).toMatch(/^0x/)
})

test('the vault down: a known device goes on, a new one is told so', async () => {
  const mailbox = createMailbox(servers, createEmail())
  const known = createBrowser({ servers, urls })
  const { address } = await logIn(known.openTab(), mailbox)
  const down = { ...urls, vault: 'http://127.0.0.1:1' }
  const tab = createBrowser({ servers, urls: down }).openTab()
  await expect(tab.request('CONNECT_EMAIL', { email: mailbox.email })).rejects.toThrow(
    'Recovery service unavailable',
  )
  const without = createBrowser({ servers, urls: down })
  for (const name of ['keys', `share ${mailbox.email}`])
    await without.storage.set(name, await known.storage.get(name))
  passTime(30_000)
  expect(await logIn(without.openTab(), mailbox)).toEqual({ address, read: [] })
})

testInFull(
  'the mail server down: the answer is the same, the operator is told, and trying again works',
  async () => {
    const lines = servers.lines.length
    const mailbox = createMailbox(servers, createEmail())
    const tab = createBrowser({ servers, urls }).openTab()
    servers.sink.setRefusing(true)
    onTestFinished(() => servers.sink.setRefusing(false))
    expect(await tab.request('CONNECT_EMAIL', { email: mailbox.email })).toEqual({ action: 'VERIFY_DEVICE' })
    await expect.poll(() => servers.lines.slice(lines).join()).toContain('mail.failed')
    servers.sink.setRefusing(false)
    passTime(30_000)
    expect((await logIn(tab, mailbox)).address).toMatch(/^0x/)
  },
)

describe('a payment', () => {
  const payments: [string, Loss][] = [
    ['is not lost and not sent twice when the answer is lost', 'dropAnswer'],
    ['is sent when the first try does not reach the chain', 'drop'],
  ]

  test.each(selectRows(payments, ([, loss]) => loss === 'dropAnswer'))('%s', async (_, loss) => {
    let isArmed = true
    const rpc = await startFaultProxy(anvil.rpcUrl, ({ rpc: call }) => {
      if (call?.method !== 'eth_sendRawTransaction' || !isArmed) return undefined
      isArmed = false
      return loss
    })
    onTestFinished(() => rpc.stop())
    const mailbox = createMailbox(servers, createEmail())
    const browser = createBrowser({ servers, urls, rpcUrl: rpc.url })
    const tab = browser.openTab()
    const { address } = await logIn(tab, mailbox)
    await ask(anvil.rpcUrl, 'anvil_setBalance', [address, '0xde0b6b3a7640000'])
    const to = `0x${randomBytes(20).toString('hex')}`
    const hash = await tab.request('RPC_REQUEST', {
      method: 'eth_sendTransaction',
      params: [{ from: address, to, value: '0x5' }],
    })
    expect(isArmed).toBe(false)
    await expect
      .poll(() => ask(anvil.rpcUrl, 'eth_getTransactionReceipt', [hash]))
      .toMatchObject({ status: '0x1' })
    expect(await ask(anvil.rpcUrl, 'eth_getBalance', [to, 'latest'])).toBe('0x5')
    expect(await ask(anvil.rpcUrl, 'eth_getTransactionCount', [address, 'latest'])).toBe('0x1')
    // The text that was shown was sent.
    const [{ text = '' } = {}] = browser.shown
    expect(JSON.parse(text)).toMatchObject({
      method: 'eth_sendTransaction',
      params: [{ from: address, to, value: '0x5', nonce: '0x0', chainId: '0x38' }],
    })
  })

  describe('whose preparation is lost', () => {
    let rpc: FaultProxy
    let browser: TestBrowser
    let address: string
    /** The request of a node that is lost next. */
    let lost: { method: string; loss: Loss } | undefined

    beforeAll(async () => {
      rpc = await startFaultProxy(anvil.rpcUrl, ({ rpc: call }) => {
        if (lost === undefined || call?.method !== lost.method) return undefined
        const { loss } = lost
        lost = undefined
        return loss
      })
      browser = createBrowser({ servers, urls, rpcUrl: rpc.url })
      address = (await logIn(browser.openTab(), createMailbox(servers, createEmail()))).address
      await ask(anvil.rpcUrl, 'anvil_setBalance', [address, '0xde0b6b3a7640000'])
    })
    afterAll(() => rpc?.stop())

    const preparations = PREPARATION.flatMap((method) => LOSSES.map((loss) => [method, loss] as const))

    test.each(selectRows(preparations, ([method, loss]) => loss === 'drop' && method === 'eth_estimateGas'))(
      'is not shown, and is paid once by the next try: %s, %s',
      async (method, loss) => {
        // A page that has asked nothing yet.
        const tab = browser.openTab()
        onTestFinished(tab.close)
        const to = `0x${randomBytes(20).toString('hex')}`
        const transaction = { from: address, to, value: '0x5' }
        const pay = () => tab.request('RPC_REQUEST', { method: 'eth_sendTransaction', params: [transaction] })
        const count = async () =>
          Number(await ask(anvil.rpcUrl, 'eth_getTransactionCount', [address, 'latest']))
        const [before, shown] = [await count(), browser.shown.length]
        lost = { method, loss }
        await expect(pay()).rejects.toThrow(/^The network did not answer$/)
        expect([lost, browser.shown.length]).toEqual([undefined, shown])
        const hash = await pay()
        await expect
          .poll(() => ask(anvil.rpcUrl, 'eth_getTransactionReceipt', [hash]))
          .toMatchObject({ status: '0x1' })
        expect(await ask(anvil.rpcUrl, 'eth_getBalance', [to, 'latest'])).toBe('0x5')
        expect(await count()).toBe(before + 1)
      },
    )
  })
})

async function ask(url: string, method: string, params: unknown[]) {
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ jsonrpc: '2.0', id: 1, method, params }),
  })
  return ((await response.json()) as { result: unknown }).result
}

/** Last: it changes what every other user has. */
describe('a database that was set back', () => {
  const createdAt = (browser: TestBrowser) =>
    browser.asked.filter((line) => line === 'auth POST /v1/wallet').length
  const DISAGREE = 'The wallet servers disagree about this wallet'

  /** Returns the operator's log of wallets, from now on. */
  function readProblems() {
    const from = servers.lines.length
    return () =>
      servers.lines.slice(from).flatMap((line) => {
        const { lvl, event } = JSON.parse(line) as { lvl: string; event: string }
        return lvl === 'error' ? [event] : []
      })
  }

  test('at the vault, to before the wallet: a new device stops, a known one goes on', async () => {
    const mailbox = createMailbox(servers, createEmail())
    const browser = createBrowser({ servers })
    const problems = readProblems()
    const before = await readRows('vault', servers.settings.vault)
    const { address } = await logIn(browser.openTab(), mailbox)
    await restoreRows('vault', servers.settings.vault, before)
    passTime(30_000)
    const other = createBrowser({ servers })
    await expect(logInOnce(other.openTab(), mailbox)).rejects.toThrow(DISAGREE)
    expect(createdAt(other)).toBe(0)
    await expect.poll(problems).toEqual(['wallet.disagree'])
    expect((await browser.openTab().request('GET_USER')).address).toBe(address)
  })

  testInFull('at auth, to before the wallet: nothing is created over it, by any device', async () => {
    const mailbox = createMailbox(servers, createEmail())
    const browser = createBrowser({ servers })
    const before = await readRows('auth', servers.settings.auth)
    const { address } = await logIn(browser.openTab(), mailbox)
    const after = await readRows('auth', servers.settings.auth)
    const problems = readProblems()
    await restoreRows('auth', servers.settings.auth, before)
    passTime(30_000)
    const other = createBrowser({ servers })
    await expect(logInOnce(other.openTab(), mailbox)).rejects.toThrow(DISAGREE)
    const known = browser.openTab()
    await expect(logInOnce(known, mailbox)).rejects.toThrow(DISAGREE)
    passTime(30_000)
    await expect(logInOnce(known, mailbox)).rejects.toThrow(DISAGREE)
    expect([createdAt(browser), createdAt(other)]).toEqual([1, 0])
    await expect.poll(problems).toEqual(['wallet.disagree', 'wallet.disagree', 'wallet.disagree'])
    // All goes on once the operator has brought the rows back.
    await restoreRows('auth', servers.settings.auth, after)
    passTime(30_000)
    expect((await logIn(browser.openTab(), mailbox)).address).toBe(address)
  })

  testInFull('at auth, to before a device was added: the device recovers', async () => {
    const mailbox = createMailbox(servers, createEmail())
    const { address } = await logIn(createBrowser({ servers }).openTab(), mailbox)
    const before = await readRows('auth', servers.settings.auth)
    passTime(30_000)
    const browser = createBrowser({ servers })
    await logIn(browser.openTab(), mailbox)
    await restoreRows('auth', servers.settings.auth, before)
    passTime(30_000)
    const problems = readProblems()
    const { address: recovered, read } = await logIn(browser.openTab(), mailbox)
    expect(recovered).toBe(address)
    expect(read).toEqual(['This device was removed. Log in again'])
    // A backup without the last devices is no disagreement.
    expect(problems()).toEqual([])
  })

  testInFull(
    'at auth, to another pair of the device: nothing is signed, and the device recovers',
    async () => {
      const mailbox = createMailbox(servers, createEmail())
      const browser = createBrowser({ servers })
      const { address } = await logIn(browser.openTab(), mailbox)
      const before = await readRows('auth', servers.settings.auth)
      await browser.storage.delete(`share ${mailbox.email}`)
      passTime(30_000)
      await logIn(browser.openTab(), mailbox)
      await restoreRows('auth', servers.settings.auth, before)
      passTime(30_000)
      const tab = browser.openTab()
      const problems = readProblems()
      const { address: recovered, read } = await logIn(tab, mailbox)
      expect(recovered).toBe(address)
      expect(read).toEqual([
        'The parts of this wallet do not fit together. Nothing was signed. Log in again to recover it',
      ])
      await expect.poll(problems).toEqual(['wallet.mismatch'])
      expect(await sign(tab, address)).toMatch(/^0x/)
    },
  )
})
