/** Sponsored gas, with the real contracts, a bundler, auth on Postgres, and viem's own clients of ERC-7677 and ERC-4337. */
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Anvil, startAnvil } from '@foyer/harness/anvil'
import { installContracts, startBundler } from '@foyer/stand-ins/bundler'
import type { SponsorPolicy } from '@foyer/wallet-api'
import {
  type Address,
  encodeFunctionData,
  getAddress,
  type Hex,
  http,
  parseAbi,
  parseEther,
  parseGwei,
  toHex,
} from 'viem'
import {
  createBundlerClient,
  createPaymasterClient,
  entryPoint08Address,
  toSimple7702SmartAccount,
} from 'viem/account-abstraction'
import { generatePrivateKey, privateKeyToAccount } from 'viem/accounts'
import { afterAll, beforeAll, beforeEach, describe, expect, onTestFinished, test } from 'vitest'
import { createProgram } from '../src/createProgram.ts'
import { SIMPLE_7702_ACCOUNT } from '../src/paymaster/contracts.ts'
import { transactions } from '../src/paymaster/transactions.ts'
import {
  type ChainClient,
  createChainClient,
  createSponsoredAccount,
  deployPaymaster,
  OWNER,
  OWNER_KEY,
} from './createSponsoredAccount.ts'
import { readRows, runStatement } from './readRows.ts'
import { PROJECT_ID, SITE_ORIGIN, startTestServers, type TestServers } from './startTestServers.ts'

/** Anvil's last account. */
const BUNDLER_KEY = '0x2a871d0798f97d79848a013d4936a73bf4cc922c825d33c1cf7073dff6d409c6'
const KEY = generatePrivateKey()
/** A contract that takes every call. */
const SHOP = '0x00000000000000000000000000000000000000d1'
const OTHER = '0x00000000000000000000000000000000000000d2'
const abi = parseAbi([
  'function approve(address spender, uint256 amount)',
  'function buy(uint256 amount)',
  'function take()',
])
const accountAbi = parseAbi([
  'struct Call { address target; uint256 value; bytes data; }',
  'function execute(address target, uint256 value, bytes data)',
  'function executeBatch(Call[] calls)',
])
const buy = encodeFunctionData({ abi, functionName: 'buy', args: [1n] })
const approve = (spender: Address) =>
  encodeFunctionData({ abi, functionName: 'approve', args: [spender, 5n] })

const LIMITS = { callGasLimit: 60_000n, verificationGasLimit: 90_000n, preVerificationGas: 90_000n }
/** The amount that a voucher for these limits sets aside, at 1 gwei: 300,000 gas. */
const COST = parseGwei('300000')

let anvil: Anvil
let client: ChainClient
let bundler: Awaited<ReturnType<typeof startBundler>>
let paymaster: Address
let servers: TestServers
beforeAll(async () => {
  anvil = await startAnvil()
  client = createChainClient(anvil.rpcUrl)
  await installContracts(anvil.rpcUrl)
  await client.setCode({ address: SHOP, bytecode: '0x00' })
  bundler = await startBundler({ rpcUrl: anvil.rpcUrl, chainId: 56, privateKey: BUNDLER_KEY })
  paymaster = await deployPaymaster(anvil.rpcUrl, privateKeyToAccount(KEY).address)
  const policy: SponsorPolicy = {
    paymaster,
    calls: [
      { to: SHOP, function: 'function buy(uint256 amount)', payable: false },
      { to: SHOP, function: 'function take()', payable: true },
      {
        to: SHOP,
        function: 'function approve(address spender, uint256 amount)',
        payable: false,
        args: [SHOP, null],
      },
    ],
    maxGas: 600_000,
    maxFeePerGas: String(parseGwei('5')),
    lowDeposit: String(parseEther('0.5')),
    budget: { perUser: String(2n * COST), total: String(5n * COST) },
  }
  servers = await startTestServers({ rpcUrl: anvil.rpcUrl, sponsor: { policy, key: KEY } })
})
afterAll(async () => {
  await servers?.stop()
  await bundler?.stop()
  await anvil?.stop()
})

/** Nothing that an earlier test has set aside counts. */
beforeEach(async () => {
  await client.increaseTime({ seconds: 601 })
  await client.mine({ blocks: 1 })
})

type Answer = {
  result?: Record<string, string>
  error?: { code: number; message: string; data: { reason: string } }
}

let clients = 0
const newClient = () => `10.${(++clients >> 8) & 255}.${clients & 255}.1`

async function ask(
  method: string,
  params: unknown,
  { url = servers.urls.auth, projectId = PROJECT_ID, from = newClient() } = {},
): Promise<Answer> {
  const response = await fetch(`${url}/v1/paymaster/${projectId}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-forwarded-for': from },
    body: JSON.stringify({ jsonrpc: '2.0', id: 1, method, params }),
  })
  return response.json() as Promise<Answer>
}

const execute = (target: Address, data: Hex, value = 0n) =>
  encodeFunctionData({ abi: accountAbi, functionName: 'execute', args: [target, value, data] })
const executeBatch = (...calls: readonly [Address, Hex][]) =>
  encodeFunctionData({
    abi: accountAbi,
    functionName: 'executeBatch',
    args: [calls.map(([target, data]) => ({ target, value: 0n, data }))],
  })

const toRpc = (values: Record<string, bigint>) =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [name, toHex(value)]))

/** The first operation of an account that delegates with it. */
function createRequest(
  changes: Record<string, unknown> = {},
  chainId = '0x38',
  entryPoint = entryPoint08Address,
) {
  const operation = {
    sender: privateKeyToAccount(generatePrivateKey()).address,
    nonce: '0x0',
    factory: '0x7702',
    callData: execute(SHOP, buy),
    ...toRpc({ ...LIMITS, maxFeePerGas: parseGwei('1'), maxPriorityFeePerGas: 1n }),
    ...changes,
  }
  return [operation, entryPoint, chainId, {}]
}

const askVoucher = (changes?: Record<string, unknown>, options?: Parameters<typeof ask>[2]) =>
  ask('pm_getPaymasterData', createRequest(changes), options)
const reasonOf = ({ error }: Answer) => error?.data.reason

const readSponsorships = async () => {
  const { sponsorships = [] } = await readRows('auth', servers.settings.auth)
  return sponsorships as { sender: string; state: string; amount: string }[]
}

test('viem’s clients send a sponsored operation of an account that has nothing', async () => {
  const owner = privateKeyToAccount(generatePrivateKey())
  const account = await toSimple7702SmartAccount({ client, owner })
  const wallet = createBundlerClient({
    account,
    client,
    transport: http(bundler.url),
    paymaster: createPaymasterClient({ transport: http(`${servers.urls.auth}/v1/paymaster/${PROJECT_ID}`) }),
    userOperation: {
      estimateFeesPerGas: async () => ({ maxFeePerGas: parseGwei('2'), maxPriorityFeePerGas: 1n }),
    },
  })
  const authorization = await owner.signAuthorization({ address: SIMPLE_7702_ACCOUNT, chainId: 56, nonce: 0 })
  const hash = await wallet.sendUserOperation({
    authorization,
    calls: [
      { to: SHOP, data: approve(SHOP) },
      { to: SHOP, data: buy },
    ],
  })
  const {
    success,
    paymaster: payer,
    actualGasCost,
  } = await wallet.waitForUserOperationReceipt({
    hash,
    pollingInterval: 50,
  })
  expect({ success, payer }).toEqual({ success: true, payer: getAddress(paymaster) })
  expect(await client.getBalance({ address: owner.address })).toBe(0n)
  const sender = owner.address.toLowerCase()
  const find = async () => (await readSponsorships()).find((row) => row.sender === sender)
  expect(await find()).toMatchObject({ state: 'open' })
  // Whatever is over budget has the chain asked what the others have cost.
  expect(reasonOf(await askVoucher({ maxFeePerGas: toHex(parseGwei('3')) }))).toBe('budget')
  expect(await find()).toMatchObject({ state: 'paid', amount: String(actualGasCost) })
})

/** Asks until the budget of the day is used up. */
async function spendAll() {
  for (let index = 0; index < 10; index++) if (reasonOf(await askVoucher()) === 'budget') return
  throw new Error('The budget has no end.')
}

test('a stub is worth nothing, and says who pays', async () => {
  const { result } = await ask('pm_getPaymasterStubData', createRequest())
  expect(result).toMatchObject({
    paymaster: paymaster.toLowerCase(),
    sponsor: { name: 'Test' },
    isFinal: false,
  })
})

describe('what the policy does not name is not paid for', () => {
  const padded = `${execute(SHOP, buy)}${'00'.repeat(32)}`
  test.each<[string, Record<string, unknown>, string]>([
    ['another contract', { callData: execute(OTHER, buy) }, 'policy'],
    ['another function', { callData: execute(SHOP, '0x12345678') }, 'policy'],
    ['another argument', { callData: execute(SHOP, approve(OTHER)) }, 'policy'],
    ['value', { callData: execute(SHOP, buy, 1n) }, 'policy'],
    ['one call among several', { callData: executeBatch([SHOP, buy], [OTHER, buy]) }, 'policy'],
    ['no calls', { callData: executeBatch() }, 'policy'],
    ['data of less than a selector', { callData: execute(SHOP, '0xa0') }, 'policy'],
    ['calls of another account', { callData: '0xe9ae5c5300' }, 'policy'],
    ['calls that are written in another way', { callData: padded }, 'policy'],
    ['too much gas', { callGasLimit: toHex(600_000) }, 'policy'],
    ['too high a fee', { maxFeePerGas: toHex(parseGwei('6')) }, 'policy'],
    ['gas that the bundler keeps', { preVerificationGas: toHex(200_001) }, 'policy'],
    ['an ordinary account', { factory: undefined }, 'account'],
    ['another contract behind the account', { eip7702Auth: { address: OTHER } }, 'account'],
    ['a factory', { factory: SHOP, factoryData: '0x01' }, 'account'],
    ['data for the account’s start', { factoryData: '0x01' }, 'account'],
    ['a number that is not the next', { nonce: '0x1' }, 'params'],
    ['a limit that is missing', { callGasLimit: undefined }, 'params'],
    ['a limit of more than 16 bytes', { callGasLimit: `0x1${'0'.repeat(32)}` }, 'params'],
    ['a sender that is none', { sender: '0x1' }, 'params'],
  ])('%s', async (_, changes, reason) => {
    expect(reasonOf(await askVoucher(changes))).toBe(reason)
  })

  test('another chain, EntryPoint, project or method', async () => {
    const reasons = await Promise.all([
      ask('pm_getPaymasterData', createRequest({}, '0x61')),
      ask('pm_getPaymasterData', createRequest({}, '0x38', OTHER as never)),
      ask('pm_getPaymasterData', createRequest(), { projectId: '1'.repeat(32) }),
      ask('eth_sendTransaction', []),
    ])
    expect(reasons.map(reasonOf)).toEqual(['params', 'params', 'params', 'method'])
  })
})

test('a fee of more than three times the chain’s is not paid for: whoever sends the operation would keep it', async () => {
  const most = 3n * (await client.getGasPrice())
  const refused = await askVoucher({ maxFeePerGas: toHex(most + 1n) })
  expect(refused.error?.message).toBe(`A fee above ${most} wei is not sponsored now`)
  expect(reasonOf(refused)).toBe('policy')
  // One account's budget: that the fee is taken is all that counts here.
  expect(reasonOf(await askVoucher({ ...toRpc({ callGasLimit: 1n }), maxFeePerGas: toHex(most) }))).not.toBe(
    'policy',
  )
})

test('native currency goes along where the policy says so', async () => {
  const take = encodeFunctionData({ abi, functionName: 'take' })
  expect((await askVoucher({ callData: execute(SHOP, take, 5n) })).result).toBeDefined()
})

test('an account gets no more than its budget, and vouchers for one number count once', async () => {
  const account = await createSponsoredAccount(client)
  const base = { sender: account.address, factory: undefined }
  for (let index = 0; index < 4; index++) expect((await askVoucher(base)).result).toBeDefined()
  // A key of numbers of its own: this operation could happen beside the other.
  const parallel = (key: bigint) => askVoucher({ ...base, nonce: toHex(key << 64n) })
  expect((await parallel(1n)).result).toBeDefined()
  const refused = await parallel(2n)
  expect(refused.error).toMatchObject({
    code: -32005,
    message: 'The budget of this account for today is used up',
  })
  expect(reasonOf(refused)).toBe('budget')
})

test('two processes that are asked at the same time spend the budget once', async () => {
  const before = await countRest()
  expect(before).toBeGreaterThan(0)
  await client.increaseTime({ seconds: 601 })
  await client.mine({ blocks: 1 })
  const second = await servers.startAnother('auth')
  const answers = await Promise.all(
    Array.from({ length: 12 }, (_, index) => askVoucher({}, { url: index % 2 ? second : servers.urls.auth })),
  )
  expect(answers.filter(({ result }) => result !== undefined)).toHaveLength(before)
  expect(new Set(answers.map(reasonOf))).toEqual(new Set([undefined, 'budget']))
})

/** Counts the vouchers that the budget of the day has left. */
async function countRest() {
  let count = 0
  while ((await askVoucher()).result !== undefined) count++
  return count
}

test('what is not used comes back when its voucher has ended', async () => {
  await spendAll()
  expect(reasonOf(await askVoucher())).toBe('budget')
  await client.increaseTime({ seconds: 601 })
  await client.mine({ blocks: 1 })
  expect((await askVoucher()).result).toBeDefined()
})

test('a deposit that is low is told to the operator, and an empty one pays for nothing', async () => {
  const deposit = parseEther('0.9')
  await client.sendTransaction({
    account: OWNER,
    ...transactions.withdraw(paymaster, OWNER.address, deposit),
  } as never)
  expect((await askVoucher()).result).toBeDefined()
  expect(servers.lines.some((line) => line.includes('"sponsor.low"'))).toBe(true)
  await client.sendTransaction({
    account: OWNER,
    ...transactions.withdraw(paymaster, OWNER.address, parseEther('0.0999')),
  } as never)
  expect(reasonOf(await askVoucher())).toBe('deposit')
  await client.sendTransaction({ account: OWNER, ...transactions.deposit(paymaster, deposit) } as never)
})

test('one address gets 60 vouchers an hour', async () => {
  const from = newClient()
  const askUsed = () => askVoucher({ nonce: '0x1' }, { from })
  await runStatement(servers.settings.auth, 'TRUNCATE limits')
  expect(reasonOf(await askUsed())).toBe('params')
  await runStatement(servers.settings.auth, 'UPDATE limits SET count = 59')
  expect([reasonOf(await askUsed()), reasonOf(await askUsed())]).toEqual(['params', 'limit'])
})

test('every page may ask, and read the answer', async () => {
  const url = `${servers.urls.auth}/v1/paymaster/${PROJECT_ID}`
  const headers = { origin: 'https://any.example', 'access-control-request-method': 'POST' }
  const preflight = await fetch(url, { method: 'OPTIONS', headers })
  expect(preflight.headers.get('access-control-allow-origin')).toBe('*')
  expect(preflight.headers.get('access-control-allow-headers')).toContain('content-type')
  const other = await fetch(`${servers.urls.auth}/v1/me`, { headers })
  expect(other.headers.get('access-control-allow-origin')).toBe(SITE_ORIGIN)
})

test('a command deploys a paymaster, pays in and out, replaces its signer and shows it', async () => {
  const directory = await mkdtemp(join(tmpdir(), 'foyer-paymaster-'))
  onTestFinished(() => rm(directory, { recursive: true }))
  const keyFile = join(directory, 'owner')
  await writeFile(keyFile, OWNER_KEY)
  const run = async (...args: string[]) => {
    const lines: string[] = []
    const program = createProgram({ write: (text) => void lines.push(text) }).exitOverride()
    await program.parseAsync(['paymaster', ...args], { from: 'user' })
    return lines.join('\n')
  }
  const sending = ['--rpc-url', anvil.rpcUrl, '--key-file', keyFile]
  const signer = await run('key', join(directory, 'signer'))
  await expect(run('key', join(directory, 'signer'))).rejects.toThrow(/is left alone/)
  const address = await run('deploy', '--owner', OWNER.address, '--signer', signer, ...sending)
  await run('deposit', address, '0.5', ...sending)
  await run('withdraw', address, '0.2', OWNER.address, ...sending)
  await run('stake', address, '0.1', ...sending)
  const next = privateKeyToAccount(generatePrivateKey()).address
  await run('signer', address, next, ...sending)
  expect(await run('status', address, '--rpc-url', anvil.rpcUrl)).toBe(
    [`owner    ${OWNER.address}`, `signer   ${next}`, 'deposit  0.3', 'stake    0.1'].join('\n'),
  )
  // Without a key it is for a multisig to send.
  expect(JSON.parse(await run('deposit', address, '0.5'))).toEqual({
    to: address,
    data: '0xd0e30db0',
    value: String(parseEther('0.5')),
  })
  await expect(run('deposit', address, '1e3')).rejects.toThrow(/1e3 is no amount/)
  await expect(run('status', OTHER, '--rpc-url', anvil.rpcUrl)).rejects.toThrow(/There is no contract/)
})

test.each([
  ['no JSON', '{'],
  ['several requests', '[]'],
  ['another version', '{"jsonrpc":"1.0","id":1,"method":"pm_getPaymasterData","params":[]}'],
])('refuses %s', async (_, body) => {
  const response = await fetch(`${servers.urls.auth}/v1/paymaster/${PROJECT_ID}`, { method: 'POST', body })
  expect(await response.json()).not.toHaveProperty('result')
})
