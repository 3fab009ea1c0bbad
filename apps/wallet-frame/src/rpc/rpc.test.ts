import { SAFE_METHODS, type SafeMethod } from '@foyer/embedded-wallet-frame/protocol'
import { type Anvil, startAnvil } from '@foyer/harness/anvil'
import { type Fault, type ProxiedRequest, startFaultProxy } from '@foyer/harness/faults'
import { decodeAbiParameters, numberToHex, parseTransaction, serializeTransaction } from 'viem'
import { mnemonicToAccount } from 'viem/accounts'
import { afterAll, beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest'
import { createCalls } from '../calls/createCalls.ts'
import { answerSafe, type SafeRequest } from './answerSafe.ts'
import type { DappTransaction } from './checkTransaction.ts'
import { RPC_TIMEOUT } from './createEndpoint.ts'
import { createRpc } from './createRpc.ts'
import { type PreparedTransaction, prepareTransaction } from './prepareTransaction.ts'
import { sendTransaction, UNKNOWN_OUTCOME } from './sendTransaction.ts'

const account = mnemonicToAccount('test test test test test test test test test test test junk')
const other = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
/** Answers 32 bytes: PUSH1 0x2a PUSH0 MSTORE PUSH1 0x20 PUSH0 RETURN, behind a constructor. */
const ANSWERING = '0x67602a5f5260205ff35f526008601 8f3'.replace(' ', '') as `0x${string}`
/** Reverts always. */
const REVERTING = '0x5f5ffd'

let anvil: Anvil
beforeAll(async () => {
  anvil = await startAnvil()
})
afterAll(() => anvil.stop())

/** RPC URLs in front of the chain, each failing as told. The methods that reached them are in `asked`. */
async function setup(...faults: ((request: ProxiedRequest) => Fault | undefined)[]) {
  const asked: string[] = []
  const proxies = await Promise.all(
    faults.map((choose, index) =>
      startFaultProxy(anvil.rpcUrl, (request) => {
        asked.push(`${index} ${request.rpc?.method}`)
        return choose(request)
      }),
    ),
  )
  onTestFinished(async () => {
    await Promise.all(proxies.map(({ stop }) => stop()))
  })
  const rpcUrls = proxies.map(({ url }) => url)
  const project = { chains: { 56: { rpcUrls } } }
  const clock = { now: 0 }
  const rpcOf = createRpc({ project, fetch, now: () => clock.now })
  const calls = createCalls({ rpcOf })
  const answer = answerSafe({
    bundlerOf: () => undefined,
    sponsorOf: () => undefined,
    isAtomic: async () => false,
    project,
    rpcOf,
    accounts: async () => [account.address],
    identify: async (nonce) => `token for ${nonce}`,
    calls,
  })
  return {
    asked,
    clock,
    rpcOf,
    rpc: rpcOf(56),
    answer: (method: SafeMethod, params: unknown = [], chainId = 56) =>
      answer({ method, params, chainId } as SafeRequest),
  }
}

const fine = () => undefined
const only = (method: string, fault: Fault) => (request: ProxiedRequest) =>
  request.rpc?.method === method ? fault : undefined

/** Signs like the worker does. */
async function sign({ from: _, type, ...transaction }: PreparedTransaction) {
  const { gasPrice, maxFeePerGas, maxPriorityFeePerGas } = transaction as Record<string, `0x${string}`>
  const fees =
    type === '0x2'
      ? {
          type: 'eip1559' as const,
          maxFeePerGas: BigInt(maxFeePerGas ?? 0),
          maxPriorityFeePerGas: BigInt(maxPriorityFeePerGas ?? 0),
        }
      : { type: 'legacy' as const, gasPrice: BigInt(gasPrice ?? 0) }
  const { to, value, data, chainId, nonce, gas } = transaction
  return account.signTransaction(
    {
      to,
      value: BigInt(value),
      data,
      chainId: Number(chainId),
      nonce: Number(nonce),
      gas: BigInt(gas),
      ...fees,
    },
    { serializer: serializeTransaction },
  )
}

/** Prepares a transaction, and returns its signed part. */
const prepare = async (...parameters: Parameters<typeof prepareTransaction>) =>
  (await prepareTransaction(...parameters)).transaction

describe('answerSafe', () => {
  const UNSUPPORTED = [
    'eth_getUserOperationReceipt',
    'eth_estimateUserOperationGas',
    'eth_getUserOperationByHash',
    'eth_supportedEntryPoints',
  ]
  const HASH = `0x${'0'.repeat(63)}1`
  const PARAMS: Partial<Record<SafeMethod, unknown[]>> = {
    foyer_identity: ['nonce-of-the-server'],
    eth_call: [{ to: other, data: '0x' }, 'latest'],
    eth_estimateGas: [{ from: account.address, to: other, value: '0x1' }],
    eth_feeHistory: ['0x1', 'latest', []],
    eth_getAccount: [account.address, 'latest'],
    eth_getBalance: [account.address, 'latest'],
    eth_getBlockByHash: [HASH, false],
    eth_getBlockByNumber: ['latest', false],
    eth_getBlockReceipts: ['latest'],
    eth_getBlockTransactionCountByHash: [HASH],
    eth_getBlockTransactionCountByNumber: ['latest'],
    eth_getCode: [other, 'latest'],
    eth_getLogs: [{ fromBlock: 'latest' }],
    eth_getProof: [other, [], 'latest'],
    eth_getStorageAt: [other, '0x0', 'latest'],
    eth_getTransactionByBlockHashAndIndex: [HASH, '0x0'],
    eth_getTransactionByBlockNumberAndIndex: ['latest', '0x0'],
    eth_getTransactionByHash: [HASH],
    eth_getTransactionCount: [account.address, 'latest'],
    eth_getTransactionReceipt: [HASH],
    eth_getUncleCountByBlockHash: [HASH],
    eth_getUncleCountByBlockNumber: ['latest'],
    eth_newFilter: [{ fromBlock: 'latest' }],
    wallet_getCapabilities: [account.address],
    wallet_getAssets: [{ account: account.address }],
  }
  const OTHERS: SafeMethod[] = [
    'eth_sendRawTransaction',
    'wallet_getCallsStatus',
    'eth_getFilterChanges',
    'eth_getFilterLogs',
    'eth_uninstallFilter',
  ]

  test('T11: answers every safe method from the chain, or says in a sentence that it does not', async () => {
    const { answer } = await setup(fine)
    const plain = SAFE_METHODS.filter((method) => !UNSUPPORTED.includes(method) && !OTHERS.includes(method))
    // A node refuses this one for a block that it does not have.
    const first = (await answer('eth_getBlockByNumber', ['0x0', false])) as { hash: string }
    const answers = await Promise.all(
      plain.map(async (method) => {
        const params = method === 'eth_getUncleCountByBlockHash' ? [first.hash] : (PARAMS[method] ?? [])
        const result = await answer(method, params).catch(({ message }) => ({ message }))
        return [method, result] as const
      }),
    )
    const known: Record<string, unknown> = Object.fromEntries(answers)
    expect(known).toMatchObject({
      eth_chainId: '0x38',
      eth_accounts: [account.address],
      eth_estimateGas: '0x5208',
      eth_getCode: '0x',
      eth_syncing: false,
      foyer_identity: 'token for nonce-of-the-server',
      eth_getTransactionReceipt: null,
      eth_getTransactionByHash: null,
      wallet_getCapabilities: { '0x38': { atomic: { status: 'unsupported' } } },
    })
    expect(answers.filter(([, result]) => JSON.stringify(result)?.includes('message'))).toEqual([])
    for (const method of UNSUPPORTED)
      await expect(answer(method as SafeMethod)).rejects.toThrow(`${method} is not supported yet`)
    await expect(answer('wallet_getCallsStatus', ['0x1'])).rejects.toThrow('Unknown bundle id')
  })

  test('lists what the account has, and of tokens those that are named and answer', async () => {
    const { answer } = await setup(fine)
    const balance = expect.stringMatching(/^0x[\da-f]+$/)
    const native = { address: 'native', type: 'NATIVE', balance, metadata: { symbol: 'BNB', decimals: 18 } }
    const assets = (request: object) => answer('wallet_getAssets', [{ account: account.address, ...request }])
    expect(await assets({})).toMatchObject({ '0x38': [native] })
    expect(await assets({ chainFilter: ['0x1'] })).toEqual({})
    const named = [
      { address: 'native', type: 'native' },
      { address: other, type: 'erc20' },
    ]
    expect(await assets({ assetFilter: { '0x38': named } })).toMatchObject({ '0x38': [native] })
    expect(await assets({ assetTypeFilter: ['ERC20'] })).toEqual({ '0x38': [] })
    await expect(answer('wallet_getAssets', { account: other })).rejects.toThrow('for another account')
  })

  test("never answers with a node's own accounts", async () => {
    const { answer, asked } = await setup(fine)
    expect(await answer('eth_accounts')).toEqual([account.address])
    expect(asked).toEqual([])
  })

  test('keeps a filter at the endpoint that made it', async () => {
    const { answer, asked } = await setup(only('eth_newFilter', 'drop'), fine)
    const id = await answer('eth_newFilter', [{ fromBlock: 'latest' }])
    expect(await answer('eth_getFilterChanges', [id])).toEqual([])
    expect(await answer('eth_getFilterLogs', [id])).toEqual([])
    expect(await answer('eth_uninstallFilter', [id])).toBe(true)
    expect(
      asked.filter((each) => /Changes|Logs|uninstall/.test(each)).every((each) => each.startsWith('1')),
    ).toBe(true)
    await expect(answer('eth_getFilterChanges', ['0xffff'])).rejects.toThrow('filter not found')
  })

  test('refuses a chain that the project does not have, whatever the dapp calls it', async () => {
    const { answer } = await setup(fine)
    await expect(answer('eth_blockNumber', [], 1)).rejects.toThrow('Chain 1 is not supported')
    await expect(answer('eth_chainId', [], Number.NaN)).rejects.toThrow('is not supported')
  })

  test('tells no text of the server', async () => {
    const { answer } = await setup(
      only('eth_call', { error: { code: -32000, message: 'key=secret at node-7.internal' } }),
    )
    await expect(answer('eth_call', [{}, 'latest'])).rejects.toThrow(/^The network refused the request$/)
    await expect(answer('eth_estimateGas', [{ data: REVERTING }])).rejects.toThrow(/^execution reverted$/)
  })
})

describe('fail-over', () => {
  test.each<Fault>(['drop', 'dropAnswer', 'rateLimit', 'serverError', 'html', 'truncate', 'huge'])(
    'goes to the next endpoint: %j',
    async (fault) => {
      const { answer, asked, clock } = await setup(only('eth_blockNumber', fault), fine)
      expect(await answer('eth_blockNumber')).toMatch(/^0x/)
      // The one that failed is asked after the others for a while.
      await answer('eth_gasPrice')
      expect(asked.at(-1)).toBe('1 eth_gasPrice')
      clock.now += 30_000
      await answer('eth_gasPrice')
      expect(asked.at(-1)).toBe('0 eth_gasPrice')
    },
  )

  test.each([-32005, -32601, -32603])('goes to the next endpoint on the error %i', async (code) => {
    const { answer } = await setup(only('eth_blockNumber', { error: { code, message: 'no' } }), fine)
    expect(await answer('eth_blockNumber')).toMatch(/^0x/)
  })

  test('takes a refusal for an answer', async () => {
    const { answer, asked } = await setup(fine, fine)
    await expect(answer('eth_estimateGas', [{ data: REVERTING }])).rejects.toThrow('execution reverted')
    expect(asked).toEqual(['0 eth_chainId', '0 eth_estimateGas'])
  })

  test('never uses an endpoint of another chain', async () => {
    const { answer, asked } = await setup(only('eth_chainId', { result: '0x1' }), fine)
    await answer('eth_blockNumber')
    await answer('eth_blockNumber')
    expect(asked).toEqual(['0 eth_chainId', '1 eth_chainId', '1 eth_blockNumber', '1 eth_blockNumber'])
    const alone = await setup(only('eth_chainId', { result: '0x1' }))
    await expect(alone.answer('eth_blockNumber')).rejects.toThrow('The network did not answer')
  })

  test('asks an endpoint for its chain again when it did not answer', async () => {
    let isDown = true
    const { answer } = await setup(() => (isDown ? 'drop' : undefined))
    await expect(answer('eth_blockNumber')).rejects.toThrow('The network did not answer')
    isDown = false
    expect(await answer('eth_blockNumber')).toMatch(/^0x/)
  })

  test('says that an answer is too long', async () => {
    const { answer } = await setup(only('eth_getLogs', 'huge'))
    await expect(answer('eth_getLogs', [{}])).rejects.toThrow('The answer of the network is too long')
  })

  test.each<Fault>(['silence', 'trickle'])('stops waiting for an endpoint in time: %j', async (fault) => {
    const timeouts: number[] = []
    // The limit itself without waiting for it: the signal is the same one, only earlier.
    const { timeout } = AbortSignal
    vi.spyOn(AbortSignal, 'timeout').mockImplementation((milliseconds) => {
      timeouts.push(milliseconds)
      return timeout.call(AbortSignal, 300)
    })
    onTestFinished(() => void vi.restoreAllMocks())
    const { answer } = await setup(only('eth_blockNumber', fault), fine)
    expect(await answer('eth_blockNumber')).toMatch(/^0x/)
    expect(new Set(timeouts)).toEqual(new Set([RPC_TIMEOUT]))
  })
})

describe('prepareTransaction', () => {
  const parameters = async () => ({ chainId: 56, account: account.address, rpc: (await setup(fine)).rpc })

  test('fills in nonce, gas and the fees of EIP-1559', async () => {
    const prepared = await prepare({ from: account.address, to: other, value: '0x1' }, await parameters())
    expect(prepared).toEqual({
      from: account.address,
      to: other,
      value: '0x1',
      data: '0x',
      chainId: '0x38',
      nonce: expect.stringMatching(/^0x[\da-f]+$/),
      gas: '0x5208',
      type: '0x2',
      maxFeePerGas: expect.stringMatching(/^0x[\da-f]+$/),
      maxPriorityFeePerGas: expect.stringMatching(/^0x[\da-f]+$/),
    })
  })

  test('uses a gas price on a chain without EIP-1559', async () => {
    const { rpc } = await setup((request) =>
      request.rpc?.method === 'eth_getBlockByNumber' ? { result: { number: '0x1' } } : undefined,
    )
    const prepared = await prepare({ to: other }, { chainId: 56, account: account.address, rpc })
    expect(prepared).toMatchObject({ type: '0x0', gasPrice: expect.stringMatching(/^0x/) })
    expect(prepared).not.toHaveProperty('maxFeePerGas')
  })

  test('takes the tip from the gas price where the server has no method for it', async () => {
    const { rpc } = await setup((request) => {
      if (request.rpc?.method === 'eth_maxPriorityFeePerGas')
        return { error: { code: -32601, message: 'no' } }
      if (request.rpc?.method === 'eth_getBlockByNumber') return { result: { baseFeePerGas: '0x64' } }
      return request.rpc?.method === 'eth_gasPrice' ? { result: '0x6e' } : undefined
    })
    expect(await prepare({ to: other }, { chainId: 56, account: account.address, rpc })).toMatchObject({
      maxPriorityFeePerGas: '0xa',
      maxFeePerGas: '0xd2',
    })
  })

  test("takes neither nonce nor fees of the dapp's, and a gas limit only where it is enough and not far more", async () => {
    const wanted = {
      to: other,
      nonce: '0xff',
      gasPrice: '0xffffffffffff',
      maxFeePerGas: '0xffffffffffff',
      gas: '0x7530',
    }
    const prepared = await prepare(wanted, await parameters())
    expect(prepared).toMatchObject({ gas: '0x7530', type: '0x2' })
    expect(prepared.nonce).not.toBe('0xff')
    expect('maxFeePerGas' in prepared && prepared.maxFeePerGas).not.toBe('0xffffffffffff')
    expect(await prepare({ to: other, gas: '0x1' }, await parameters())).toMatchObject({
      gas: '0x5208',
    })
    expect(await prepare({ to: other, gas: '0x2faf0800' }, await parameters())).toMatchObject({
      gas: '0x5208',
    })
  })

  test('leaves a quarter more gas for what is not a plain transfer', async () => {
    const { rpc } = await setup(only('eth_estimateGas', { result: '0x186a0' }))
    const call = { to: other, data: '0x12345678' }
    expect(await prepare(call, { chainId: 56, account: account.address, rpc })).toMatchObject({
      gas: '0x1e848',
    })
  })

  test.each([
    [{ from: other, to: other }, 'The transaction is from another account'],
    [{ to: other, chainId: '0x1' }, 'The transaction is for another chain'],
    [{ to: other, type: '0x3' }, 'Transactions of this type are not supported'],
    [{ to: other, data: '0x01', input: '0x02' }, 'The transaction has two different calls'],
    [{ to: other, data: '0x012' }, 'Invalid input'],
    [{ to: other, input: 7 }, 'Invalid input'],
    [{ to: other, value: `0x1${'0'.repeat(64)}` }, 'Invalid input'],
    [{ to: account.address, data: '0x34fcd5be' }, 'The account cannot call itself'],
    [{ value: '0x1' }, 'The transaction has neither a recipient nor code'],
    [{ to: null, data: REVERTING }, 'error estimating gas'],
    [{ to: other, value: `0x${'f'.repeat(40)}` }, 'insufficient funds for gas * price + value'],
  ])('refuses %j: %s', async (transaction, message) => {
    await expect(prepareTransaction(transaction, await parameters())).rejects.toThrow(message)
  })

  test('refuses what leaves nothing for the fee', async () => {
    const { rpc } = await setup((request) => {
      if (request.rpc?.method === 'eth_getBalance') return { result: '0x64' }
      return request.rpc?.method === 'eth_estimateGas' ? { result: '0x5208' } : undefined
    })
    const transaction = { to: other, value: '0x64' }
    await expect(
      prepareTransaction(transaction, { chainId: 56, account: account.address, rpc }),
    ).rejects.toThrow('insufficient funds for gas * price + value')
  })

  describe('on a chain of the OP stack', () => {
    const [BASE, STORAGE, OPERATOR] = ['0x519b4bd3', '0x49948e0e', '0x275aedd2']

    /** Answers like the oracle of such a chain. `undefined` reverts. */
    async function setupRollup(fees: { storage: number; operator: number | undefined; balance?: bigint }) {
      const asked: string[] = []
      const { rpc } = await setup(({ rpc }) => {
        if (rpc?.method === 'eth_getBalance' && fees.balance !== undefined)
          return { result: `0x${fees.balance.toString(16)}` }
        if (rpc?.method !== 'eth_call') return undefined
        const [{ to, data }] = rpc.params as [{ to: string; data: string }]
        expect(to).toBe('0x420000000000000000000000000000000000000F')
        asked.push(data)
        const answers = { [BASE]: 1, [STORAGE]: fees.storage, [OPERATOR]: fees.operator }
        const answer = answers[data.slice(0, 10)]
        if (answer === undefined) return { error: { code: 3, message: 'execution reverted' } }
        return { result: numberToHex(answer, { size: 32 }) }
      })
      return { asked, parameters: { chainId: 56, account: account.address, rpc } }
    }

    test('asks what the very transaction costs beside the gas', async () => {
      const { asked, parameters } = await setupRollup({ storage: 1_000, operator: 7 })
      const { transaction, costs } = await prepareTransaction({ to: other, value: '0x5' }, parameters)
      expect(costs.rollupFee).toBe(1_007n)
      const data = asked.find((each) => each.startsWith(STORAGE)) as `0x${string}`
      const [bytes] = decodeAbiParameters([{ type: 'bytes' }], `0x${data.slice(10)}`)
      expect(parseTransaction(bytes)).toMatchObject({
        to: other.toLowerCase(),
        value: 5n,
        gas: 21_000n,
        nonce: Number(transaction.nonce),
        chainId: 56,
      })
    })

    test('counts it where it asks whether the account has enough', async () => {
      const { parameters } = await setupRollup({ storage: 1_000, operator: undefined })
      const { transaction } = await prepareTransaction({ to: other, value: '0x5' }, parameters)
      const gas = 21_000n * BigInt('maxFeePerGas' in transaction ? transaction.maxFeePerGas : 0)
      const enough = await setupRollup({ storage: 1_000, operator: undefined, balance: gas + 1_005n })
      expect((await prepareTransaction({ to: other, value: '0x5' }, enough.parameters)).costs).toEqual({
        balance: gas + 1_005n,
        rollupFee: 1_000n,
      })
      const short = await setupRollup({ storage: 1_000, operator: undefined, balance: gas + 1_004n })
      await expect(prepareTransaction({ to: other, value: '0x5' }, short.parameters)).rejects.toThrow(
        'insufficient funds for gas * price + value',
      )
    })
  })

  test('is without a fee beside the gas elsewhere', async () => {
    const { costs } = await prepareTransaction({ to: other }, await parameters())
    expect(costs.rollupFee).toBeUndefined()
    expect(costs.balance).toBeGreaterThan(0n)
  })

  test('says in a sentence that the network is down', async () => {
    const { rpc } = await setup(() => 'drop')
    await expect(
      prepareTransaction({ to: other }, { chainId: 56, account: account.address, rpc }),
    ).rejects.toThrow('The network did not answer')
  })
})

describe('sendTransaction', () => {
  const wait = async () => {}
  const countOf = async () =>
    BigInt((await (await setup(fine)).rpc('eth_getTransactionCount', [account.address, 'latest'])) as string)

  async function prepareSigned(transaction: DappTransaction = { to: other, value: '0x1' }) {
    const { rpc } = await setup(fine)
    return sign(await prepare(transaction, { chainId: 56, account: account.address, rpc }))
  }

  test('sends what was prepared, and answers with its hash', async () => {
    const before = await countOf()
    const { rpc } = await setup(fine)
    const signed = await prepareSigned({ to: null, data: ANSWERING })
    const hash = await sendTransaction(signed, { rpc })
    // The node answers before the block is there.
    await expect
      .poll(() => rpc('eth_getTransactionReceipt', [hash]))
      .toMatchObject({
        transactionHash: hash,
        status: '0x1',
      })
    expect(await countOf()).toBe(before + 1n)
    expect(parseTransaction(signed)).toMatchObject({ chainId: 56, type: 'eip1559' })
  })

  /** Each way in which the one endpoint, or the first of two, fails on the transaction. */
  const FAULTS: Fault[] = ['drop', 'dropAnswer', 'rateLimit', 'serverError', 'html', 'truncate', 'huge']
  const once = (fault: Fault) => {
    let isDone = false
    return (request: ProxiedRequest) => {
      if (isDone || request.rpc?.method !== 'eth_sendRawTransaction') return undefined
      isDone = true
      return fault
    }
  }

  test.each(FAULTS)('looks a transaction up by its hash and never sends another one: %j', async (fault) => {
    const before = await countOf()
    const signed = await prepareSigned()
    for (const faults of [[once(fault)], [once(fault), fine]]) {
      const { rpc } = await setup(...faults)
      const hash = await sendTransaction(signed, { rpc, wait })
      expect(await rpc('eth_getTransactionByHash', [hash])).toMatchObject({ hash })
    }
    await expect.poll(countOf).toBe(before + 1n)
  })

  test('finds at another endpoint what the first one took before it went away', async () => {
    const before = await countOf()
    let isDown = false
    const first = (request: ProxiedRequest): Fault | undefined => {
      if (isDown) return 'drop'
      isDown = request.rpc?.method === 'eth_sendRawTransaction'
      return isDown ? 'dropAnswer' : undefined
    }
    const { rpc, asked } = await setup(first, fine)
    const hash = await sendTransaction(await prepareSigned(), { rpc, wait })
    expect(hash).toMatch(/^0x[\da-f]{64}$/)
    expect(asked.filter((each) => each.endsWith('eth_sendRawTransaction'))).toEqual([
      '0 eth_sendRawTransaction',
    ])
    // The node knows the transaction before the block is there.
    await expect.poll(countOf).toBe(before + 1n)
  })

  test('says that nobody can know when no endpoint answers again', async () => {
    const waits: number[] = []
    const { rpc, asked } = await setup(() => 'drop')
    const sent = sendTransaction(await prepareSigned(), { rpc, wait: async (ms) => void waits.push(ms) })
    await expect(sent).rejects.toThrow(UNKNOWN_OUTCOME)
    expect(waits).toEqual([1_000, 3_000])
    expect(asked.length).toBeGreaterThan(4)
  })

  test('says that nobody can know when one endpoint is lost and the other refuses', async () => {
    const { rpc } = await setup(
      () => 'drop',
      only('eth_sendRawTransaction', {
        error: { code: -32000, message: 'replacement transaction underpriced' },
      }),
    )
    await expect(sendTransaction(await prepareSigned(), { rpc, wait })).rejects.toThrow(UNKNOWN_OUTCOME)
  })

  test('tells a refusal at once', async () => {
    const signed = await prepareSigned()
    const { rpc } = await setup(fine)
    await sendTransaction(signed, { rpc })
    // Its nonce is used, by itself: it is there.
    const hash = await sendTransaction(signed, { rpc })
    expect(await rpc('eth_getTransactionByHash', [hash])).toMatchObject({ hash })
    const late = await account.signTransaction({
      to: other,
      chainId: 56,
      nonce: 0,
      gas: 21_000n,
      maxFeePerGas: 10n ** 11n,
      maxPriorityFeePerGas: 1n,
    })
    await expect(sendTransaction(late, { rpc })).rejects.toThrow('nonce too low')
  })

  test('passes a method that an endpoint lacks on to the next one', async () => {
    const lacking = only('eth_sendRawTransaction', { error: { code: -32601, message: 'no' } })
    const { rpc } = await setup(lacking, fine)
    expect(await sendTransaction(await prepareSigned(), { rpc, wait })).toMatch(/^0x/)
    const alone = await setup(lacking)
    await expect(sendTransaction(await prepareSigned(), { rpc: alone.rpc, wait })).rejects.toThrow(
      'method not found',
    )
  })

  test('is what eth_sendRawTransaction of a dapp goes through', async () => {
    const { answer } = await setup(once('dropAnswer'))
    expect(await answer('eth_sendRawTransaction', [await prepareSigned()])).toMatch(/^0x[\da-f]{64}$/)
  })
})
