import { type Fault, startFaultProxy } from '@foyer/harness/faults'
import {
  type Requested,
  type Signed,
  signMessage,
  startRegistry,
  USERS,
  type User,
} from '@foyer/stand-ins/farcaster'
import {
  farcasterApprovalAnswer,
  farcasterNonce,
  farcasterStartAnswer,
  farcasterVerifyAnswer,
} from '@foyer/wallet-api'
import { generatePrivateKey, privateKeyToAccount, privateKeyToAddress } from 'viem/accounts'
import { afterAll, afterEach, beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { startWalletServer } from '../src/startWalletServer.ts'
import { createTestClient, type TestClient } from './createTestClient.ts'
import { passTime } from './passTime.ts'
import { readRows } from './readRows.ts'
import {
  createEmail,
  DAPP_ORIGIN,
  PROJECT_ID,
  SITE_ORIGIN,
  startTestServers,
  type TestServers,
} from './startTestServers.ts'

let registry: Awaited<ReturnType<typeof startRegistry>>
let node: Awaited<ReturnType<typeof startFaultProxy>>
let fault: Fault | undefined
let servers: TestServers
beforeAll(async () => {
  registry = await startRegistry()
  node = await startFaultProxy(registry.rpcUrl, () => fault)
  servers = await startTestServers({ farcasterRpcUrl: node.url })
})
afterEach(() => {
  fault = undefined
})
afterAll(async () => {
  await servers?.stop()
  await node?.stop()
  await registry?.stop()
})

const [ada, grace, mary] = USERS as [User, User, User]
const PATHS = { auth: '/v1/farcaster', vault: '/v1/approvals/farcaster' }
const createClient = () => createTestClient({ ...servers, email: createEmail() })

type Role = keyof typeof PATHS

function start(client: TestClient, role: Role, request: object = {}) {
  const body = { projectId: PROJECT_ID, origin: DAPP_ORIGIN, ...request }
  return client.call(farcasterStartAnswer, role, 'POST', `${PATHS[role]}/start`, body)
}

/** A login at both servers, and what the message has to say for them. */
async function startBoth(client: TestClient) {
  const [auth, vault] = [await start(client, 'auth'), await start(client, 'vault')]
  const requested: Requested = {
    domain: new URL(SITE_ORIGIN).host,
    siweUri: `${SITE_ORIGIN}/`,
    nonce: await farcasterNonce({ vault: vault.nonce, auth: auth.nonce }),
  }
  return { auth, vault, requested }
}

type Started = Awaited<ReturnType<typeof startBoth>>

const verifyAuth = (client: TestClient, { auth, vault }: Started, signed: Signed) =>
  client.call(farcasterVerifyAnswer, 'auth', 'POST', `${PATHS.auth}/verify`, {
    id: auth.id,
    otherNonce: vault.nonce,
    ...signed,
  })
const verifyVault = (client: TestClient, { auth, vault }: Started, signed: Signed) =>
  client.call(farcasterApprovalAnswer, 'vault', 'POST', `${PATHS.vault}/verify`, {
    id: vault.id,
    otherNonce: auth.nonce,
    ...signed,
  })

/** One message for both servers, then the wallet. */
async function open(client: TestClient, user: User, sign = signMessage) {
  const started = await startBoth(client)
  const signed = await sign(user, started.requested)
  const { token } = await verifyAuth(client, started, signed)
  const { id } = await verifyVault(client, started, signed)
  client.adopt({ token, approvalId: id })
  return { started, signed, address: await client.createOrRecover() }
}

const refused = '401 Unauthorized: code'

describe('T18: logging in with Farcaster', () => {
  test('creates a wallet by one message for both servers, and recovers it on another device', async () => {
    const first = await createClient()
    const { address } = await open(first, ada)
    expect(await first.me()).toMatchObject({ user: { email: null }, wallet: { address, state: 'confirmed' } })
    const second = await createClient()
    expect((await open(second, ada)).address).toBe(address)
    expect(await second.unlock()).toBe(address)
    expect((await open(await createClient(), grace)).address).not.toBe(address)
  })

  type Change = [Partial<Requested>, Parameters<typeof signMessage>[2]?]
  const changes: [string, Change][] = [
    ['another domain', [{ domain: 'evil.example' }]],
    ['another page', [{ siweUri: 'https://evil.example/' }]],
    ['another nonce', [{ nonce: 'f'.repeat(64) }]],
    ['another chain', [{}, { chainId: 1 }]],
    ['another statement', [{}, { statement: 'Sign in' }]],
    ['no user', [{}, { resources: [] }]],
    ['two users', [{}, { resources: ['farcaster://fid/1001', 'farcaster://fid/1002'] }]],
    ['another user', [{}, { resources: ['farcaster://fid/1002'] }]],
    [
      'the key of an auth address',
      [{}, { resources: ['farcaster://fid/1001', 'farcaster://signer/type/authAddress'] }],
    ],
    ['a time that is over', [{ expirationTime: '2026-01-01T00:00:00.000Z' }]],
    ['a time that is to come', [{ notBefore: '2200-01-01T00:00:00.000Z' }]],
  ]

  test.each(changes)('both servers refuse a message of %s', async (_, [requested, fields]) => {
    const client = await createClient()
    const started = await startBoth(client)
    const signed = await signMessage(ada, { ...started.requested, ...requested }, fields)
    await expect(verifyAuth(client, started, signed)).rejects.toThrow(refused)
    await expect(verifyVault(client, started, signed)).rejects.toThrow(refused)
    // The login is over: a right message comes too late.
    const right = await signMessage(ada, started.requested)
    await expect(verifyAuth(client, started, right)).rejects.toThrow(refused)
  })

  test('both servers refuse a signature of another key, and one that is none', async () => {
    const client = await createClient()
    const stranger = privateKeyToAccount(generatePrivateKey())
    for (const sign of [
      (message: string) => stranger.signMessage({ message }),
      async () => `0x${'00'.repeat(65)}` as const,
    ]) {
      const started = await startBoth(client)
      const { message } = await signMessage(ada, started.requested)
      const signed = { message, signature: await sign(message) }
      await expect(verifyAuth(client, started, signed)).rejects.toThrow(refused)
      await expect(verifyVault(client, started, signed)).rejects.toThrow(refused)
    }
  })

  test('both servers refuse an address that is nobody’s custody address', async () => {
    const client = await createClient()
    const started = await startBoth(client)
    const signed = await signMessage({ ...ada, custodyKey: generatePrivateKey() }, started.requested)
    await expect(verifyAuth(client, started, signed)).rejects.toThrow(refused)
    await expect(verifyVault(client, started, signed)).rejects.toThrow(refused)
  })

  test.each([
    ['a line more', (message: string) => `${message}\n- farcaster://fid/1001`],
    ['a line between its parts', (message: string) => message.replace('\nURI:', '\nI agree\nURI:')],
    ['a text before it', (message: string) => `Hello\n${message}`],
    ['a field twice', (message: string) => message.replace(/^(Nonce: .*)$/m, '$1\n$1')],
  ])('refuses a message with %s, though its key has signed it', async (_, change) => {
    const client = await createClient()
    const started = await startBoth(client)
    const message = change((await signMessage(ada, started.requested)).message)
    const signature = await privateKeyToAccount(ada.custodyKey).signMessage({ message })
    await expect(verifyAuth(client, started, { message, signature })).rejects.toThrow(refused)
  })

  test('takes times as the app writes them', async () => {
    const client = await createClient()
    const started = await startBoth(client)
    const { message: usual } = await signMessage(ada, started.requested)
    const message = usual.replace(/^Issued At: .*$/m, 'Issued At: 2026-11-23T10:00:00+02:00')
    const signature = await privateKeyToAccount(ada.custodyKey).signMessage({ message })
    expect(await verifyAuth(client, started, { message, signature })).toHaveProperty('token')
  })

  test('takes a message once, from the device key that asked, within 10 minutes', async () => {
    const [owner, thief] = [await createClient(), await createClient()]
    const started = await startBoth(owner)
    const signed = await signMessage(ada, started.requested)
    await expect(verifyAuth(thief, started, signed)).rejects.toThrow(refused)
    await expect(verifyVault(thief, started, signed)).rejects.toThrow(refused)
    await verifyAuth(owner, started, signed)
    await verifyVault(owner, started, signed)
    await expect(verifyAuth(owner, started, signed)).rejects.toThrow(refused)
    await expect(verifyVault(owner, started, signed)).rejects.toThrow(refused)
    const late = await startBoth(owner)
    const signedLate = await signMessage(ada, late.requested)
    passTime(600_001)
    await expect(verifyAuth(owner, late, signedLate)).rejects.toThrow(refused)
    await expect(verifyVault(owner, late, signedLate)).rejects.toThrow(refused)
  })

  test('takes one of two requests with the same message', async () => {
    const client = await createClient()
    const started = await startBoth(client)
    const signed = await signMessage(ada, started.requested)
    const results = await Promise.allSettled([1, 2].map(() => verifyAuth(client, started, signed)))
    expect(results.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
  })

  test('a message for one login is of no use for another, at either server', async () => {
    const [owner, thief] = [await createClient(), await createClient()]
    const [started, theirs] = [await startBoth(owner), await startBoth(thief)]
    const signed = await signMessage(ada, started.requested)
    await expect(verifyAuth(thief, theirs, signed)).rejects.toThrow(refused)
    // Neither with the nonce of the other server, which is told.
    const vaultOfOwner = { ...(await startBoth(thief)), auth: started.auth }
    await expect(verifyVault(thief, vaultOfOwner, signed)).rejects.toThrow(refused)
  })

  test('a login of auth alone opens nothing', async () => {
    const { address } = await open(await createClient(), mary)
    const client = await createClient()
    const started = await startBoth(client)
    client.adopt({
      token: (await verifyAuth(client, started, await signMessage(mary, started.requested))).token,
    })
    expect((await client.me()).wallet).toMatchObject({ address })
    await expect(client.createOrRecover()).rejects.toThrow('401 Unauthorized: grant')
  })

  test('follows an id that was transferred: the new custody address opens the wallet, the old one does not', async () => {
    const { address } = await open(await createClient(), grace)
    const custodyKey = generatePrivateKey()
    await registry.assign(grace.fid, privateKeyToAddress(custodyKey))
    try {
      const client = await createClient()
      const started = await startBoth(client)
      const old = await signMessage(grace, started.requested)
      await expect(verifyAuth(client, started, old)).rejects.toThrow(refused)
      await expect(verifyVault(client, started, old)).rejects.toThrow(refused)
      expect((await open(await createClient(), { ...grace, custodyKey })).address).toBe(address)
    } finally {
      await registry.assign(grace.fid, privateKeyToAddress(grace.custodyKey))
    }
  })

  const faults: Fault[] = ['drop', 'serverError', 'html', 'truncate', { result: '0x' }]
  test.each(faults)(
    'logs nobody in while the node fails (%j), and the same message afterwards',
    async (next) => {
      const client = await createClient()
      const started = await startBoth(client)
      const signed = await signMessage(ada, started.requested)
      fault = next
      await expect(verifyAuth(client, started, signed)).rejects.toThrow('503 Temporarily unavailable')
      await expect(verifyVault(client, started, signed)).rejects.toThrow('503 Temporarily unavailable')
      fault = undefined
      expect(await verifyAuth(client, started, signed)).toHaveProperty('token')
      expect(await verifyVault(client, started, signed)).toHaveProperty('id')
    },
  )

  test('refuses to start for a page that is not listed, and without a node of Optimism', async () => {
    const client = await createClient()
    await expect(start(client, 'auth', { origin: 'https://evil.example' })).rejects.toThrow('403')
    await expect(start(client, 'auth', { projectId: 'x' })).rejects.toThrow('401')
    for (const role of ['auth', 'vault'] as const) {
      const settings = { ...servers.settings[role], port: 0, farcasterRpcUrl: undefined }
      const without = await startWalletServer(settings, { writeLog() {} })
      onTestFinished(without.stop)
      const urls = { ...servers.urls, [role]: without.url }
      const other = await createTestClient({ ...servers, urls, email: createEmail() })
      await expect(start(other, role)).rejects.toThrow('404 Not found: provider')
    }
  })

  test('the databases and logs hold neither message, signature nor id of a user', async () => {
    const { signed, started } = await open(await createClient(), ada)
    const kept = (['auth', 'vault'] as const).map((role) => readRows(role, servers.settings[role]))
    const rows = JSON.stringify([await Promise.all(kept), servers.lines])
    const secrets = [
      signed.signature,
      started.requested.nonce,
      'farcaster://',
      privateKeyToAddress(ada.custodyKey),
    ]
    for (const secret of secrets) expect(rows.toLowerCase()).not.toContain(secret.toLowerCase())
    expect(rows).toContain('farcaster')
  })
})
