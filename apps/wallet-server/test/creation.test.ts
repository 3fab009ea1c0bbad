import { type Fault, startFaultProxy } from '@foyer/harness/faults'
import { IS_FULL, onlyInFull, selectRows } from '@foyer/harness/full'
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import type { Role } from '../src/config.ts'
import { createTestClient } from './createTestClient.ts'
import { passTime } from './passTime.ts'
import { readRows, restoreRows } from './readRows.ts'
import { createEmail, startTestServers, type TestServers } from './startTestServers.ts'

let servers: TestServers
beforeAll(async () => {
  servers = await startTestServers()
})
afterAll(() => servers?.stop())

type Urls = TestServers['urls']

const createClient = (email = createEmail(), urls: Urls = servers.urls) =>
  createTestClient({ sink: servers.sink, urls, email })

/** Confirmed wallets of a user, by address. */
async function listConfirmed(email: string): Promise<unknown[]> {
  const client = await createClient(email)
  await client.login()
  const { user } = await client.me()
  const { wallets = [] } = await readRows('auth', servers.settings.auth)
  return wallets
    .filter((wallet) => wallet.user_id === user.id && wallet.state === 'confirmed')
    .map(({ address }) => address)
}

/** A new device finds exactly this wallet. */
async function expectOneWallet(email: string, address: string) {
  expect(await (await createClient(email)).open()).toBe(address)
  expect(await listConfirmed(email)).toEqual([address])
}

// A request that is lost leaves the servers as a step that ends before or after it does: `test` has each state once.
describe('a creation that ends after a step', () => {
  test.each(selectRows(['create', 'store', 'confirm'], (step) => step === 'store'))(
    'goes on from another device: %s',
    async (last) => {
      const client = await createClient()
      await client.approve()
      await client.login()
      const died = client.create((step) => {
        if (step === last) throw new Error('The browser was closed.')
      })
      await expect(died).rejects.toThrow('closed')
      const address = await (await createClient(client.email)).open()
      await expectOneWallet(client.email, address)
      // The device whose creation ended does the same.
      expect(await client.createOrRecover()).toBe(address)
      expect(await client.unlock()).toBe(address)
    },
  )

  test.each(selectRows(['release', 'put'], (step) => step === 'release'))(
    'or a recovery, can be done again: %s',
    async (last) => {
      const owner = await createClient()
      const address = await owner.open()
      const client = await createClient(owner.email)
      await client.approve()
      await client.login()
      const died = client.recover((step) => {
        if (step === last) throw new Error('The browser was closed.')
      })
      await expect(died).rejects.toThrow('closed')
      expect(await client.createOrRecover()).toBe(address)
      await expectOneWallet(owner.email, address)
    },
  )
})

describe('a request is lost', () => {
  const creation: [Role, string][] = [
    ['vault', '/v1/approvals'],
    ['auth', '/v1/email/start'],
    ['auth', '/v1/email/verify'],
    ['vault', '/v1/recovery/release'],
    ['auth', '/v1/wallet'],
    ['vault', '/v1/recovery'],
    ['auth', '/v1/wallet/confirm'],
  ]
  const recovery: [Role, string][] = [
    ['auth', '/v1/shares/release'],
    ['auth', '/v1/wallet/confirm'],
    ['auth', '/v1/shares/device'],
  ]

  /** Servers of which one fails once, at the last request of this path that is sent by its honest nonce. */
  async function startFaulty(role: Role, path: string, fault: Fault) {
    let isFaulty = true
    let seen = 0
    const proxy = await startFaultProxy(servers.urls[role], (request) => {
      if (!isFaulty || request.path !== path) return undefined
      // The first request to a server fetches the nonce.
      seen++
      return seen > 1 || path !== firstPathOf(role) ? fault : undefined
    })
    onTestFinished(proxy.stop)
    const urls: Urls = { ...servers.urls, [role]: proxy.url }
    return {
      urls,
      repair: () => {
        isFaulty = false
      },
    }
  }
  const firstPathOf = (role: Role) => (role === 'auth' ? '/v1/email/start' : '/v1/approvals')

  const faults: Fault[] = ['drop', 'dropAnswer']

  const rows = (requests: [Role, string][], usual: [Fault, string][]) =>
    selectRows(
      requests.flatMap(([role, path]) => faults.map((fault) => [fault, role, path] as const)),
      ([fault, , path]) => usual.some(([kind, name]) => kind === fault && name === path),
    )

  test.each(rows(creation, [['dropAnswer', '/v1/wallet']]))(
    'while a wallet is created: %s, %s %s',
    async (fault, role, path) => {
      const email = createEmail()
      const { urls, repair } = await startFaulty(role, path, fault)
      const client = await createClient(email, urls)
      await expect(client.open()).rejects.toThrow()
      repair()
      // The mail of a request whose answer was lost comes all the same.
      if (fault === 'dropAnswer' && path === firstPathOf(role))
        await servers.sink.waitForMails(email, role === 'vault' ? 1 : 2)
      // The page is opened again, with the same key or with another one.
      const again = await createClient(email)
      const address = await again.open()
      expect(await again.unlock()).toBe(address)
      await expectOneWallet(email, address)
    },
  )

  test.each(rows(recovery, [['dropAnswer', '/v1/shares/device']]))(
    'while a wallet is recovered: %s, %s %s',
    async (fault, role, path) => {
      const owner = await createClient()
      const address = await owner.open()
      const { urls, repair } = await startFaulty(role, path, fault)
      const client = await createClient(owner.email, urls)
      await expect(client.open()).rejects.toThrow()
      repair()
      expect(await client.createOrRecover()).toBe(address)
      expect(await client.unlock()).toBe(address)
      await expectOneWallet(owner.email, address)
    },
  )
})

test('two creations at once, on two processes, end with one wallet', async () => {
  const urls: Urls = { auth: await servers.startAnother('auth'), vault: await servers.startAnother('vault') }
  for (let round = 0; round < (IS_FULL ? 4 : 1); round++) {
    const email = createEmail()
    const clients = await Promise.all([createClient(email), createClient(email, urls)])
    for (const client of clients) {
      await client.approve()
      await client.login()
    }
    const addresses = await Promise.all(clients.map((client) => client.createOrRecover()))
    expect(new Set(addresses).size).toBe(1)
    for (const client of clients) expect(await client.unlock()).toBe(addresses[0])
    await expectOneWallet(email, addresses[0] ?? '')
  }
})

test('a second confirmed wallet is refused, and the first one can be confirmed again', async () => {
  const client = await createClient()
  await client.open()
  const walletId = client.device()?.walletId ?? ''
  expect(await client.confirm(walletId)).toMatchObject({ wallet: { state: 'confirmed' } })
  const body = { address: `0x${'a'.repeat(40)}`, deviceShare: 'A'.repeat(22), recoveryShare: 'A'.repeat(22) }
  expect((await client.send('auth', 'POST', '/v1/wallet', body, { token: client.token() })).status).toBe(409)
  await expect(client.confirm('another')).rejects.toThrow('409 Conflict: wallet')
})

test('a recovery share is never replaced', async () => {
  const client = await createClient()
  const address = await client.open()
  const put = (body: object) =>
    client.send('vault', 'PUT', '/v1/recovery', {
      approvalId: client.approvalId(),
      walletId: client.device()?.walletId,
      address,
      share: 'A'.repeat(22),
      ...body,
    })
  expect((await put({})).status).toBe(409)
  expect((await put({ walletId: 'another' })).status).toBe(409)
  expect(await client.recover()).toBe(address)
})

describe('a database that was set back', () => {
  const snapshot = (role: Role) => readRows(role, servers.settings[role])

  test('at auth, to before the wallet: nothing is created', async () => {
    const email = createEmail()
    const rows = await snapshot('auth')
    await (await createClient(email)).open()
    await restoreRows('auth', servers.settings.auth, rows)
    await expect((await createClient(email)).open()).rejects.toThrow('SERVERS_DISAGREE')
    expect(await listConfirmed(email)).toEqual([])
  })

  test('at vault, to before the wallet: nothing is created, and known devices go on', async () => {
    const owner = await createClient()
    const rows = await snapshot('vault')
    const address = await owner.open()
    await restoreRows('vault', servers.settings.vault, rows)
    await expect((await createClient(owner.email)).open()).rejects.toThrow('404')
    expect(await owner.unlock()).toBe(address)
    expect(await listConfirmed(owner.email)).toEqual([address])
  })

  // `security.test.ts` has in `test` a device that has lost its share, and a recovery.
  onlyInFull(test)('at auth, to before a device was added: the device recovers', async () => {
    const owner = await createClient()
    const address = await owner.open()
    const rows = await snapshot('auth')
    const second = await createClient(owner.email)
    await second.open()
    await restoreRows('auth', servers.settings.auth, rows)
    await expect(second.unlock()).rejects.toThrow('401 Unauthorized: session')
    passTime(31_000)
    expect(await second.approve().then(() => second.login())).toHaveProperty('token')
    await expect(second.unlock()).rejects.toThrow('404')
    expect(await second.recover()).toBe(address)
    expect(await second.unlock()).toBe(address)
    expect(await owner.unlock()).toBe(address)
  })

  test('at auth, to the last pair of a device: a mismatch shows, and the device recovers', async () => {
    const owner = await createClient()
    const address = await owner.open()
    const rows = await snapshot('auth')
    await owner.recover()
    await restoreRows('auth', servers.settings.auth, rows)
    await expect(owner.unlock()).rejects.toThrow('SHARE_MISMATCH')
    expect(await owner.recover()).toBe(address)
    expect(await owner.unlock()).toBe(address)
  })
})
