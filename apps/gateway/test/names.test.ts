import { startFaultProxy } from '@foyer/harness/faults'
import { IS_FULL } from '@foyer/harness/full'
import { createSharedDatabase } from '@foyer/harness/postgres'
import { marketAccount, OwnedAccountFactory } from '@foyer/stand-ins/market'
import { type Address, encodeFunctionData, type Hex, serializeErc6492Signature } from 'viem'
import { generatePrivateKey, privateKeyToAccount } from 'viem/accounts'
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { createDatabase } from '../src/store/createDatabase.ts'
import { createStore } from '../src/store/createStore.ts'
import { ORIGIN, openTestDatabase, prepareGateway, type TestDatabase } from './prepareGateway.ts'
import { COIN_TYPE, signRegistration, ZONE } from './signRegistration.ts'
import { startGatewayProcess } from './startGatewayProcess.ts'
import { startTestChain, type TestChain } from './startTestChain.ts'
import { createRequests, startTestGateway, type TestGateway } from './startTestGateway.ts'

const PATH = '/v1/profile/account'
const names = { zone: ZONE, reserved: ['house'] }
const headers = { origin: ORIGIN }
const createAccount = () => privateKeyToAccount(generatePrivateKey())

let chain: TestChain
let database: TestDatabase
let gateway: TestGateway
beforeAll(async () => {
  chain = await startTestChain()
  database = await openTestDatabase()
  gateway = await startTestGateway({ chain, database, names })
})
afterAll(async () => {
  await gateway?.stop()
  await database?.destroy()
  await chain?.stop()
})

type Requests = Pick<TestGateway, 'post'>

async function register(body: unknown, { post }: Requests = gateway, init: RequestInit = { headers }) {
  const response = await post(PATH, body, { apiVersion: '2' }, init)
  return { status: response.status, body: (await response.json()) as Record<string, unknown> }
}

const isFree = async (label: string) => (await gateway.get(`${PATH}/${label}.${ZONE}`)).status === 404

// On Postgres two requests really run at once.
describe.each(IS_FULL ? ['PGlite', 'Postgres'] : ['Postgres'])('on %s', (kind) => {
  let own: TestGateway
  beforeAll(async () => {
    if (kind === 'PGlite') {
      own = gateway
      return
    }
    const { url, destroy } = await createSharedDatabase()
    own = await startTestGateway({ chain, names, databaseUrl: url })
    return async () => {
      await own.stop()
      await destroy()
    }
  })

  test('registers a name, which then leads to its owner and back', async () => {
    const account = createAccount()
    const { getJson } = own
    expect(await getJson(`/v1/identity/${account.address}`)).toEqual({ name: null, avatar: null })
    const request = await signRegistration({ account, name: `Alice.${ZONE}` })
    expect(await register(request, own)).toEqual({ status: 200, body: { success: true } })
    const at = { address: account.address, created: expect.stringMatching(/^\d{4}-.*Z$/) }
    const record = {
      name: `alice.${ZONE}`,
      registered_at: at.created,
      addresses: { 60: at, [COIN_TYPE]: at },
      attributes: [],
    }
    expect(await getJson(`${PATH}/alice.${ZONE}`, { apiVersion: '2' })).toEqual(record)
    expect(await getJson(`/v1/profile/reverse/${account.address}`)).toEqual([record])
    expect(await getJson(`/v1/identity/${account.address}`)).toEqual({
      name: `alice.${ZONE}`,
      avatar: null,
    })
    expect(await getJson('/v1/profile/suggestions/alice', { zone: ZONE })).toEqual({
      suggestions: [
        { name: `alice-1.${ZONE}`, registered: false },
        { name: `alice-wallet.${ZONE}`, registered: false },
        { name: `the-alice.${ZONE}`, registered: false },
        { name: `alice-2.${ZONE}`, registered: false },
        { name: `alice.${ZONE}`, registered: true },
      ],
    })
    // Names of registries go on as before.
    expect(await getJson(`${PATH}/alice.bnb`)).toMatchObject({ registered_at: null })
  })

  test('gives a name to one of two that ask at once', async () => {
    const both = await Promise.all(
      [createAccount(), createAccount()].map(async (account) =>
        register(await signRegistration({ account, name: `race.${ZONE}` }), own),
      ),
    )
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409])
    const refused = both.find(({ status }) => status === 409)
    expect(refused?.body).toMatchObject({ reasons: [{ name: 'name', description: /is taken/ }] })
  })

  test('gives an account five names, also when it asks for six at once', async () => {
    const account = createAccount()
    const all = await Promise.all(
      [1, 2, 3, 4, 5, 6].map(async (index) =>
        register(await signRegistration({ account, name: `many-${index}.${ZONE}` }), own),
      ),
    )
    expect(all.map(({ status }) => status).sort()).toEqual([200, 200, 200, 200, 200, 409])
  })
})

// That a name is kept, and may be sent again, is tested below: here with the process gone.
test.runIf(IS_FULL)('succeeds again when the process was killed between COMMIT and its answer', async () => {
  const { url: databaseUrl, destroy } = await createSharedDatabase()
  onTestFinished(destroy)
  const { settings, remove } = await prepareGateway({ chain, names, databaseUrl })
  onTestFinished(remove)
  const env = { GATEWAY_CONFIG: settings.configFile, DATABASE_URL: databaseUrl }
  const request = await signRegistration({ account: createAccount(), name: `killed.${ZONE}` })

  const first = await startGatewayProcess(env)
  onTestFinished(first.kill)
  // The row is there, the answer never arrives, and the process is gone.
  const proxy = await startFaultProxy(first.url, ({ path }) =>
    path.startsWith(PATH) ? 'dropAnswer' : undefined,
  )
  onTestFinished(proxy.stop)
  await expect(register(request, createRequests(proxy.url))).rejects.toThrow()
  first.kill()
  await first.exited
  const database = await createDatabase({ stateDirectory: '', databaseUrl })
  expect(await createStore(database).findName('killed')).toBeDefined()
  await database.destroy()

  const second = await startGatewayProcess(env)
  expect(await register(request, createRequests(second.url))).toMatchObject({ status: 200 })
  await second.stop()
})

/** Counted when the test runs, for those before it may take a minute. */
const minutes = (count: number) => () => ({ timestamp: Math.floor(Date.now() / 1_000) + count * 60 })

test.each<
  [
    what: string,
    status: number,
    reason: RegExp,
    differs: Record<string, unknown> | (() => Record<string, unknown>),
  ]
>([
  ['a homoglyph', 400, /4 to 63 letters of a to z/, { name: `аlice.${ZONE}` }],
  ['Punycode', 400, /4 to 63 letters/, { name: `xn--alice.${ZONE}` }],
  ['3 characters', 400, /4 to 63 letters/, { name: `abc.${ZONE}` }],
  ['64 characters', 400, /4 to 63 letters/, { name: `${'a'.repeat(64)}.${ZONE}` }],
  ['two labels', 400, /4 to 63 letters/, { name: `alice.bob.${ZONE}` }],
  ['no label', 400, /4 to 63 letters|under foyer/, { name: `.${ZONE}` }],
  ['a reserved name', 409, /reserved/, { name: `admin.${ZONE}` }],
  ['a name of the operator', 409, /reserved/, { name: `HOUSE.${ZONE}` }],
  ['a look-alike of a reserved name', 409, /reserved/, { name: `supp0rt.${ZONE}` }],
  [
    'another zone',
    400,
    /^This gateway registers names under foyer\.example only$/,
    { name: 'alice.other.example' },
  ],
  ['another domain', 400, /another site/, { domain: 'evil.example' }],
  ['another coin type', 400, /^Invalid chainId$/, { coinType: 60 }],
  ['a chain that the gateway does not have', 400, /^Invalid chainId$/, { coinType: 2_147_483_658 }],
  ['a message that is too old', 400, /too old/, minutes(-11)],
  ['a message of the future', 400, /too old/, minutes(2)],
  ['another key', 400, /Unrecognized key/, { admin: true }],
  [
    'an avatar of a host that is not listed',
    400,
    /this host/,
    { attributes: { avatar: 'https://x.example/a.png' } },
  ],
  ['text that turns around', 400, /control characters/, { attributes: { bio: 'a\u202eb' } }],
])('refuses %s by its reason, and keeps nothing', async (_, status, reason, differs) => {
  const account = createAccount()
  const refused = await register(
    await signRegistration({ account, message: typeof differs === 'function' ? differs() : differs }),
  )
  expect(refused).toMatchObject({
    status,
    body: { status: 'FAILED', reasons: [{ description: expect.stringMatching(reason) }] },
  })
  expect(await gateway.getJson(`/v1/profile/reverse/${account.address}`)).toEqual([])
})

test.each([-9.5, 0.5])('takes a message of a clock that is %d minutes off', async (count) => {
  const account = createAccount()
  const name = `${account.address.toLowerCase()}.${ZONE}`
  const request = await signRegistration({ account, name, message: minutes(count)() })
  expect(await register(request)).toEqual({ status: 200, body: { success: true } })
})

test('names the first thing that is wrong, from the shape to what is taken', async () => {
  const [owner, other] = [createAccount(), createAccount()]
  await register(await signRegistration({ account: owner, name: `first.${ZONE}` }))
  let message: Record<string, unknown> = {
    admin: true,
    domain: 'evil.example',
    timestamp: 0,
    coinType: 60,
    name: `abc.${ZONE}`,
  }
  /** Mends a part of the message, which another account has signed until the end. */
  async function mend(differs: Record<string, unknown>, address = owner.address) {
    message = { ...message, ...differs }
    const { body } = await register(await signRegistration({ account: other, message, body: { address } }))
    return (body.reasons as { description: string }[])[0]?.description
  }
  expect(await mend({})).toMatch(/Unrecognized key/)
  expect(await mend({ admin: undefined })).toMatch(/another site/)
  expect(await mend({ domain: new URL(ORIGIN).host })).toMatch(/too old/)
  expect(await mend(minutes(0)())).toBe('Invalid chainId')
  expect(await mend({ coinType: COIN_TYPE })).toMatch(/4 to 63 letters/)
  expect(await mend({ name: `admin.${ZONE}` })).toMatch(/reserved/)
  expect(await mend({ name: `first.${ZONE}` })).toMatch(/did not sign/)
  expect(await mend({}, other.address)).toMatch(/is taken/)
})

test('tells clients of other gateways about its zone', async () => {
  const account = createAccount()
  const message = JSON.stringify({ name: 'alice.other.example', attributes: {}, timestamp: 1_764_000_000 })
  const signature = await account.signMessage({ message })
  const { body } = await register({ coin_type: COIN_TYPE, address: account.address, message, signature })
  expect(body).toMatchObject({
    reasons: [{ name: 'name', description: `This gateway registers names under ${ZONE} only` }],
  })
})

test.each<[what: string, body: (other: Address) => Record<string, unknown>]>([
  ['of another account', (other) => ({ address: other })],
  ['with another coin type beside it', () => ({ coin_type: 2_147_483_649 })],
  ['that is none', () => ({ signature: '0x' })],
  ['of 65 zeros', () => ({ signature: `0x${'00'.repeat(65)}` })],
  ['under a changed message', () => ({ message: '{}' })],
])('refuses a signature %s', async (_, differs) => {
  const request = await signRegistration({ account: createAccount(), name: `forged.${ZONE}` })
  expect((await register({ ...request, ...differs(createAccount().address) })).status).toBe(400)
  expect(await isFree('forged')).toBe(true)
})

test('finds a name in any spelling, and answers with its normal form', async () => {
  const name = `spelled.${ZONE}`
  await register(await signRegistration({ account: createAccount(), name }))
  for (const spelling of [name.toUpperCase(), name.replaceAll('.', '。')])
    expect(await gateway.getJson(`${PATH}/${encodeURIComponent(spelling)}`)).toMatchObject({ name })
  expect(await gateway.getJson(`${PATH}/Alice.BNB`)).toMatchObject({ name: 'alice.bnb' })
})

test('says that a text cannot be a name', async () => {
  const response = await gateway.get(`${PATH}/al_ice.bnb`)
  expect(response.status).toBe(400)
  expect(await response.json()).toMatchObject({ reasons: [{ name: 'normalForm' }] })
})

test('names multisig wallets when a signature is empty', async () => {
  const request = await signRegistration({ account: createAccount(), name: `empty.${ZONE}` })
  const { body } = await register({ ...request, signature: '0x' })
  expect(body).toMatchObject({
    reasons: [{ name: 'signature', description: expect.stringContaining('multisig wallets') }],
  })
})

test('changes nothing when a signature is sent again', async () => {
  const account = createAccount()
  const request = await signRegistration({ account, name: `again.${ZONE}` })
  await register(request)
  const before = await gateway.getJson(`${PATH}/again.${ZONE}`)
  expect((await register(request)).status).toBe(200)
  const other = createAccount()
  expect((await register(await signRegistration({ account: other, name: `again.${ZONE}` }))).status).toBe(409)
  expect(await gateway.getJson(`${PATH}/again.${ZONE}`)).toEqual(before)
})

test('refuses a page of another domain and a program that names none', async () => {
  const request = await signRegistration({ account: createAccount(), name: `origin.${ZONE}` })
  expect((await register(request, gateway, { headers: { origin: 'https://evil.example' } })).status).toBe(403)
  const preview = { headers: { origin: 'https://a.preview.example' } }
  expect((await register(request, gateway, preview)).body).toMatchObject({ reasons: [{ name: 'domain' }] })
  expect((await register(request, gateway, {})).body).toMatchObject({ reasons: [{ name: 'domain' }] })
  expect(await isFree('origin')).toBe(true)
})

test('allows five requests an hour from one address', async () => {
  const limited = await startTestGateway({ chain, database, names, limits: { registrations: 5 } })
  onTestFinished(limited.stop)
  const statuses: number[] = []
  for (let index = 0; index < 6; index++) statuses.push((await register({}, limited)).status)
  expect(statuses).toEqual([400, 400, 400, 400, 400, 429])
})

describe('contracts as accounts', () => {
  const signer = createAccount()
  let factory: Address
  let account: Address
  const deploy = { abi: OwnedAccountFactory.abi, functionName: 'deploy', args: [signer.address] } as const

  beforeAll(async () => {
    const hash = await chain.client.deployContract({ account: marketAccount(), ...OwnedAccountFactory })
    const { contractAddress } = await chain.client.waitForTransactionReceipt({ hash })
    factory = contractAddress as Address
    account = await chain.client.readContract({ ...deploy, address: factory, functionName: 'addressOf' })
  })

  const sign = (name: string, wrap?: (signature: Hex) => Hex) =>
    signRegistration({
      account: signer,
      name: `${name}.${ZONE}`,
      body: { address: account },
      ...(wrap ? { wrap } : {}),
    })
  const undeployed = (signature: Hex) =>
    serializeErc6492Signature({ address: factory, data: encodeFunctionData(deploy), signature })

  test('registers for one that is not deployed yet (ERC-6492), and for a deployed one (ERC-1271)', async () => {
    expect((await register(await sign('contract'))).status).toBe(400)
    expect((await register(await sign('contract', undeployed))).status).toBe(200)
    const hash = await chain.client.writeContract({ account: marketAccount(), address: factory, ...deploy })
    await chain.client.waitForTransactionReceipt({ hash })
    expect((await register(await sign('contract-2'))).status).toBe(200)
    // On another chain its address may be another's.
    expect(await gateway.getJson(`${PATH}/contract.${ZONE}`)).toMatchObject({
      addresses: { [COIN_TYPE]: { address: account } },
    })
    const { addresses } = (await gateway.getJson(`${PATH}/contract.${ZONE}`)) as { addresses: object }
    expect(Object.keys(addresses)).toEqual([String(COIN_TYPE)])
  })

  test('answers 503 when no node can check the signature', async () => {
    const proxy = await startFaultProxy(chain.rpcUrl, () => undefined)
    const cut = await startTestGateway({ chain, database, names, rpcUrls: [proxy.url] })
    onTestFinished(cut.stop)
    await proxy.stop()
    expect((await register(await sign('contract-3'), cut)).status).toBe(503)
  })
})
