import { type Anvil, startAnvil } from '@foyer/harness/anvil'
import { createClient, type Hex, http, parseEther, publicActions, testActions } from 'viem'
import {
  createBundlerClient,
  entryPoint08Address,
  formatUserOperationRequest,
  toSimple7702SmartAccount,
} from 'viem/account-abstraction'
import { generatePrivateKey, privateKeyToAccount } from 'viem/accounts'
import { bsc } from 'viem/chains'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { createBundler } from './createBundler.ts'
import { installContracts } from './installContracts.ts'
import { startBundler } from './startBundler.ts'

/** Anvil's second account. */
const KEY = '0x59c6995e998f97a5a0044966f0945389dc9e86dae88c7a8412f4603b6b78690d'
/** Fails always. */
const REVERTING = '0x00000000000000000000000000000000000000a2'

let anvil: Anvil
let bundler: Awaited<ReturnType<typeof startBundler>>
beforeAll(async () => {
  anvil = await startAnvil()
  await installContracts(anvil.rpcUrl)
  await chain().setCode({ address: REVERTING, bytecode: '0x5f5ffd' })
  bundler = await startBundler({ rpcUrl: anvil.rpcUrl, chainId: 56, privateKey: KEY })
})
afterAll(async () => {
  await bundler?.stop()
  await anvil.stop()
})

const chain = () =>
  createClient({ chain: bsc, transport: http(anvil.rpcUrl) })
    .extend(publicActions)
    .extend(testActions({ mode: 'anvil' }))

/** A new account with an ether, and viem's own client of bundlers. */
async function createUser(value = parseEther('1')) {
  const client = chain()
  const owner = privateKeyToAccount(generatePrivateKey())
  await client.setBalance({ address: owner.address, value })
  const account = await toSimple7702SmartAccount({ client, owner })
  const wallet = createBundlerClient({ account, client, transport: http(bundler.url) })
  const authorize = async (changes: { address?: Hex; chainId?: number; nonce?: number } = {}) =>
    owner.signAuthorization({
      address: account.authorization.address,
      chainId: 56,
      nonce: await client.getTransactionCount({ address: owner.address }),
      ...changes,
    })
  return { client, owner, account, wallet, authorize }
}

const recipient = () => privateKeyToAccount(generatePrivateKey()).address

const ask = async (
  method: string,
  params: unknown,
): Promise<{ result?: unknown; error?: { code: number; message: string } }> => {
  const body = JSON.stringify({ jsonrpc: '2.0', id: 1, method, params })
  return (await fetch(bundler.url, { method: 'POST', body })).json() as never
}

test('the contracts are installed once, at their own addresses', async () => {
  await installContracts(anvil.rpcUrl)
  expect(await chain().getCode({ address: entryPoint08Address })).toBeDefined()
})

test('an operation delegates the account and makes several calls, the next one needs no delegation', async () => {
  const { client, owner, wallet, authorize } = await createUser()
  const [one, two] = [recipient(), recipient()]
  const calls = [
    { to: one, value: 5n },
    { to: two, value: 7n },
  ]
  const hash = await wallet.sendUserOperation({ calls, authorization: await authorize() })
  const { success, receipt } = await wallet.waitForUserOperationReceipt({ hash, pollingInterval: 50 })
  expect({ success, type: receipt.type }).toEqual({ success: true, type: 'eip7702' })
  expect(await client.getBalance({ address: one })).toBe(5n)
  expect(await client.getBalance({ address: two })).toBe(7n)
  expect(await client.getCode({ address: owner.address })).toBe(
    '0xef0100e6cae83bde06e4c305530e199d7217f42808555b',
  )

  const later = await wallet.sendUserOperation({ calls })
  expect(await wallet.waitForUserOperationReceipt({ hash: later, pollingInterval: 50 })).toMatchObject({
    success: true,
  })
  expect(await wallet.getUserOperation({ hash: later })).toMatchObject({
    entryPoint: entryPoint08Address,
    userOperation: { sender: owner.address },
  })
})

describe('an operation is refused before anything is paid', () => {
  async function createOperation() {
    const { wallet, account, client, authorize, owner } = await createUser()
    const authorization = await authorize()
    const prepared = await wallet.prepareUserOperation({
      calls: [{ to: recipient(), value: 1n }],
      authorization,
    })
    const operation = { ...prepared, authorization }
    const signature = await account.signUserOperation(operation)
    const send = (changes: object = {}) =>
      ask('eth_sendUserOperation', [
        { ...formatUserOperationRequest({ ...operation, signature }), ...changes },
        entryPoint08Address,
      ])
    return { send, client, authorize, operation, owner }
  }

  const toRpc = (authorization: Awaited<ReturnType<Awaited<ReturnType<typeof createUser>>['authorize']>>) =>
    formatUserOperationRequest({ authorization }).eip7702Auth

  test.each<[string, object, string]>([
    ['changed call data', { callData: '0x' }, 'AA24 signature error'],
    ['another nonce', { nonce: '0x7' }, 'AA25 invalid account nonce'],
    ['too low a price', { maxFeePerGas: '0x1', maxPriorityFeePerGas: '0x1' }, 'max fee per gas less than'],
    ['too much gas', { callGasLimit: '0xffffffff' }, 'exceeds block gas limit'],
    ['a key that is not known', { aggregator: REVERTING }, 'Invalid operation'],
    ['a paymaster that is none', { paymaster: REVERTING, paymasterVerificationGasLimit: '0x1' }, 'AA31'],
    ['a factory', { factory: REVERTING }, 'Invalid operation: factory'],
    ['no authorization', { eip7702Auth: undefined }, 'Invalid operation: eip7702Auth'],
  ])('for %s', async (_, changes, message) => {
    const { send } = await createOperation()
    expect((await send(changes)).error?.message).toContain(message)
  })

  test.each<[string, { address?: Hex; chainId?: number; nonce?: number }]>([
    ['for every chain', { chainId: 0 }],
    ['for another chain', { chainId: 1 }],
    ['with another nonce', { nonce: 5 }],
  ])('for an authorization %s', async (_, changes) => {
    const { send, authorize } = await createOperation()
    const { error } = await send({ eip7702Auth: toRpc(await authorize(changes)) })
    expect(error?.message).toBe('Invalid operation: eip7702Auth')
  })

  test('for an authorization of another contract than the signature is for', async () => {
    const { send, authorize } = await createOperation()
    const { error } = await send({ eip7702Auth: toRpc(await authorize({ address: REVERTING })) })
    expect(error?.code).toBe(-32500)
  })

  test('when it comes a second time', async () => {
    const { send } = await createOperation()
    const { result } = await send()
    expect(result).toMatch(/^0x/)
    // Until then it is the operation that waits.
    await vi.waitFor(async () =>
      expect((await ask('eth_getUserOperationReceipt', [result])).result).not.toBeNull(),
    )
    expect((await send()).error?.message).toContain('eip7702Auth')
    expect(
      (await send({ factory: undefined, factoryData: undefined, eip7702Auth: undefined })).error?.message,
    ).toBe('AA25 invalid account nonce')
  })

  test('while another one of the account waits, but not when it is the same', async () => {
    const { send, client } = await createOperation()
    await client.setAutomine(false)
    const { result } = await send()
    expect((await send()).result).toBe(result)
    expect((await send({ nonce: '0x1' })).error?.message).toBe('Another operation of the account is waiting')
    expect((await ask('eth_getUserOperationReceipt', [result])).result).toBeNull()
    await client.mine({ blocks: 1 })
    await client.setAutomine(true)
    expect((await ask('eth_getUserOperationReceipt', [result])).result).toMatchObject({ success: true })
  })

  test('when too many wait', async () => {
    const { operation } = await createOperation()
    const own = createBundler({ rpcUrl: anvil.rpcUrl, chainId: 56, privateKey: KEY })
    const params = [formatUserOperationRequest({ ...operation, signature: '0x' }), entryPoint08Address]
    const answers = await Promise.allSettled(
      Array.from({ length: 21 }, () => own.request('eth_sendUserOperation', params)),
    )
    expect(answers.at(-1)).toMatchObject({ reason: { code: -32005 } })
  })
})

describe('eth_estimateUserOperationGas', () => {
  test('says when a call would fail', async () => {
    const { wallet, authorize } = await createUser()
    const calls = [{ to: recipient() }, { to: REVERTING }] as const
    await expect(
      wallet.estimateUserOperationGas({ calls, authorization: await authorize() }),
    ).rejects.toThrow('execution reverted')
  })
})

test.each<[string, unknown, number]>([
  ['eth_sendUserOperation', [{}, REVERTING], -32602],
  ['eth_sendUserOperation', 'x', -32602],
  ['eth_getUserOperationByHash', ['0x1'], -32602],
  ['eth_getBalance', [REVERTING, 'latest'], -32601],
  ['constructor', [], -32601],
])('%s with %j is answered with an error', async (method, params, code) => {
  expect((await ask(method, params)).error?.code).toBe(code)
})

test('tells its chain and its EntryPoint, and knows no other operations', async () => {
  expect(await ask('eth_chainId', [])).toMatchObject({ result: '0x38' })
  expect(await ask('eth_supportedEntryPoints', [])).toMatchObject({ result: [entryPoint08Address] })
  const hash = `0x${'ab'.repeat(32)}`
  expect(await ask('eth_getUserOperationByHash', [hash])).toMatchObject({ result: null })
  expect(await ask('eth_getUserOperationReceipt', [hash])).toMatchObject({ result: null })
})
