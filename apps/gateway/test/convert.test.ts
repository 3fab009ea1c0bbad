import { DevToken, RefusingToken, SilentToken } from '@foyer/stand-ins/market'
import {
  type Account,
  type Address,
  decodeFunctionData,
  erc20Abi,
  getAddress,
  type Hex,
  maxUint256,
  parseAbi,
  parseEther,
} from 'viem'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createPools } from './createPools.ts'
import { openTestDatabase, PROJECT_ID, type TestDatabase } from './prepareGateway.ts'
import { OTHER, OWNER, startTestChain, type TestChain } from './startTestChain.ts'
import { startTestGateway, type TestGateway } from './startTestGateway.ts'

const CHAIN = { chainId: 'eip155:56' }
const NATIVE: Address = '0xeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeee'
const ONE = parseEther('1')

let chain: TestChain
let database: TestDatabase
let gateway: TestGateway
let pools: ReturnType<typeof createPools>
beforeAll(async () => {
  chain = await startTestChain()
  pools = createPools(chain)
  database = await openTestDatabase()
  gateway = await startTestGateway({ chain, database })
})
afterAll(async () => {
  await gateway?.stop()
  await database?.destroy()
  await chain?.stop()
})

/** With the letters of the checksum, as the gateway writes them. */
const caip10 = (address: string) => `eip155:56:${address === NATIVE ? NATIVE : getAddress(address)}`

type Pair = { from: string; to: string; amount?: bigint; owner?: Address }

const query = ({ from, to, amount = ONE, owner = OTHER.address }: Pair) => ({
  from: caip10(from),
  to: caip10(to),
  userAddress: caip10(owner),
  amount: String(amount),
})

async function readQuote(pair: Pair) {
  const { quotes } = (await gateway.getJson('/v1/convert/quotes', query(pair))) as {
    quotes: { toAmount: string; transferFees: object }[]
  }
  return quotes[0]
}

const quote = async (pair: Pair) => BigInt((await readQuote(pair))?.toAmount ?? -1)

type Tx = { from: string; to: string; data: Hex; amount: string; value: string; eip155: { gas: string } }

async function approve(pair: Pair & { limit?: bigint }) {
  const { amount: _, ...rest } = query(pair)
  const asked = pair.limit === undefined ? rest : { ...rest, amount: String(pair.limit) }
  const { tx } = (await gateway.getJson('/v1/convert/build-approve', asked)) as { tx: Tx }
  return tx
}

const build = (pair: Pair, more: Record<string, unknown> = {}) =>
  gateway.post('/v1/convert/build-transaction', {
    ...query(pair),
    eip155: { slippage: 1 },
    disableEstimate: true,
    projectId: PROJECT_ID,
    ...more,
  })

async function buildTx(pair: Pair, more?: Record<string, unknown>) {
  const { tx } = (await (await build(pair, more)).json()) as { tx: Tx }
  return tx
}

const plain = (address: string) => address.split(':')[2] as Address

async function send(tx: Pick<Tx, 'to' | 'data'>, account: Account, value = 0n) {
  const hash = await chain.client.sendTransaction({
    account,
    to: plain(tx.to),
    data: tx.data,
    value,
    gas: 600_000n,
  })
  return chain.client.waitForTransactionReceipt({ hash })
}

const balanceOf = (token: Address, owner: Address) =>
  chain.client.readContract({ address: token, abi: erc20Abi, functionName: 'balanceOf', args: [owner] })

/** The amount that a pair with a fee of 0.3 % gives. */
const out = (amount: bigint, reserveIn: bigint, reserveOut: bigint) =>
  (amount * 997n * reserveOut) / (reserveIn * 1_000n + amount * 997n)

const usdt = () => chain.stablecoins.USDT.address
const usdc = () => chain.stablecoins.USDC.address

describe('tokens', () => {
  test('lists what can be swapped, the native currency first', async () => {
    const { tokens } = (await gateway.getJson('/v1/convert/tokens', CHAIN)) as { tokens: object[] }
    expect(tokens).toHaveLength(6)
    expect(tokens[0]).toEqual({
      name: 'BNB',
      symbol: 'BNB',
      address: caip10(NATIVE),
      decimals: 18,
      logoUri: '',
      eip2612: false,
    })
    expect(tokens[1]).toMatchObject({ symbol: 'USDT', address: caip10(usdt()) })
  })
})

describe('quotes', () => {
  test('gives what the pool gives, and names the request again', async () => {
    const answer = await gateway.getJson('/v1/convert/quotes', {
      ...query({ from: NATIVE, to: usdt() }),
      gasPrice: '1',
    })
    expect(answer).toEqual({
      quotes: [
        {
          id: 'v2Router',
          fromAmount: String(ONE),
          fromAccount: caip10(NATIVE),
          toAmount: String(out(ONE, 1_000n * ONE, 600_000n * ONE)),
          toAccount: caip10(usdt()),
          // A thousandth gives so much more for each unit.
          priceImpact: 0.09,
          toPrice: 1,
        },
      ],
    })
  })

  test('leads over the wrapped currency where the two have no pair', async () => {
    const { address } = chain.market.tokens.DEV
    const inBetween = out(ONE, 1_000n * ONE, 5n * ONE)
    expect(await quote({ from: address, to: usdt() })).toBe(out(inBetween, 1_000n * ONE, 600_000n * ONE))
  })

  test('leads over a base where that is the only way', async () => {
    const inBetween = out(ONE, 1_000n * ONE, 600_000n * ONE)
    expect(await quote({ from: NATIVE, to: usdc() })).toBe(out(inBetween, 500_000n * ONE, 500_000n * ONE))
  })

  test('takes the best of the pair itself, the wrapped currency and a base', async () => {
    const viaBnb = (amount: bigint) => out(amount, 600_000n * ONE, 1_000n * ONE)
    const viaUsdt = (amount: bigint) => out(amount, 1_000n * ONE, 600_000n * ONE)

    const rare = await pools.createToken(DevToken, ['Rare', 'RARE', 18, 0n])
    await pools.addPool(rare)
    await pools.addTokenPool(rare, usdt(), ONE, 60_000n * ONE)
    expect(await quote({ from: NATIVE, to: rare })).toBe(out(ONE, 10n * ONE, 1_000n * ONE))
    expect(await quote({ from: usdt(), to: rare, amount: 600n * ONE })).toBe(
      out(viaBnb(600n * ONE), 10n * ONE, 1_000n * ONE),
    )

    const cheap = await pools.createToken(DevToken, ['Cheap', 'CHEAP', 18, 0n])
    await pools.addPool(cheap)
    await pools.addTokenPool(cheap, usdt(), 1_000_000n * ONE, 60_000n * ONE)
    expect(await quote({ from: NATIVE, to: cheap })).toBe(out(viaUsdt(ONE), 60_000n * ONE, 1_000_000n * ONE))
    expect(await quote({ from: usdt(), to: cheap, amount: 600n * ONE })).toBe(
      out(600n * ONE, 60_000n * ONE, 1_000_000n * ONE),
    )
  })

  test.each<[string, () => Pair, string]>([
    [
      'a token without a pool',
      () => ({ from: NATIVE, to: chain.market.tokens.DUST.address }),
      'insufficient liquidity',
    ],
    ['an address without a contract', () => ({ from: NATIVE, to: OTHER.address }), 'insufficient liquidity'],
    [
      'an amount that gives nothing',
      () => ({ from: usdt(), to: NATIVE, amount: 1n }),
      'insufficient liquidity',
    ],
    [
      'a currency for itself, wrapped',
      () => ({ from: NATIVE, to: chain.market.wrappedNative }),
      'same currency',
    ],
    ['a token for itself', () => ({ from: usdt(), to: usdt() }), 'same currency'],
  ])('refuses %s with a reason', async (_, pair, reason) => {
    const response = await gateway.get('/v1/convert/quotes', query(pair()))
    expect(response.status).toBe(400)
    expect(await response.json()).toEqual({
      status: 'FAILED',
      message: 'Swap refused',
      reasons: [{ name: 'quote', description: expect.stringContaining(reason) }],
    })
  })

  test.each<[string, Record<string, string>]>([
    ['amount', { amount: '0' }],
    ['amount', { amount: '1.5' }],
    ['amount', { amount: '-1' }],
    ['amount', { amount: '1e18' }],
    ['amount', { amount: String(2n ** 112n) }],
    ['from', { from: NATIVE }],
    ['to', { to: 'eip155:56:0x12' }],
    ['userAddress', { userAddress: 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp:abc' }],
    ['chain', { to: `eip155:1:${NATIVE}` }],
  ])('names %s when the query says %j', async (name, differs) => {
    const response = await gateway.get('/v1/convert/quotes', {
      ...query({ from: NATIVE, to: usdt() }),
      ...differs,
    })
    expect(response.status).toBe(400)
    expect(await response.json()).toMatchObject({ message: 'Invalid request', reasons: [{ name }] })
  })
})

describe('allowance and approval', () => {
  const allowance = (token: string) =>
    gateway.getJson('/v1/convert/allowance', {
      tokenAddress: caip10(token),
      userAddress: caip10(OTHER.address),
    })

  test('allows the spender exactly the amount that is asked for', async () => {
    expect(await allowance(usdt())).toEqual({ allowance: '0' })
    const tx = await approve({ from: usdt(), to: NATIVE, limit: 7n })
    expect(tx).toMatchObject({ from: caip10(usdt()), to: caip10(usdt()), value: '0' })
    expect(decodeFunctionData({ abi: erc20Abi, data: tx.data })).toEqual({
      functionName: 'approve',
      args: [getAddress(chain.market.router), 7n],
    })
    expect((await send(tx, OTHER)).status).toBe('success')
    expect(await allowance(usdt())).toEqual({ allowance: '7' })
    await send(await approve({ from: usdt(), to: NATIVE, limit: 0n }), OTHER)
    expect(await allowance(usdt())).toEqual({ allowance: '0' })
  })

  test('allows everything when no amount is asked for, as clients in the field do', async () => {
    const { data, eip155 } = await approve({ from: usdt(), to: NATIVE })
    expect(decodeFunctionData({ abi: erc20Abi, data }).args?.[1]).toBe(maxUint256)
    expect(Number(eip155.gas)).toBeGreaterThan(40_000)
  })

  test('says that the native currency needs no approval', async () => {
    expect(await allowance(NATIVE)).toEqual({ allowance: String(maxUint256) })
    const { amount: _, ...asked } = query({ from: NATIVE, to: usdt() })
    expect((await gateway.get('/v1/convert/build-approve', asked)).status).toBe(400)
  })

  test('names the token where there is none', async () => {
    expect(await allowance(OTHER.address)).toMatchObject({ reasons: [{ name: 'tokenAddress' }] })
  })
})

describe('build-transaction', () => {
  /** Of each kind of router call, the least that is to be received. */
  const minOutOf = (data: Hex) => {
    const { functionName, args } = decodeFunctionData({ abi: SWAPS, data })
    return {
      functionName,
      minOut: args[functionName === 'swapExactETHForTokensSupportingFeeOnTransferTokens' ? 0 : 1],
    }
  }
  const SWAPS = parseAbi([
    'function swapExactETHForTokensSupportingFeeOnTransferTokens(uint256, address[], address, uint256) payable',
    'function swapExactTokensForETHSupportingFeeOnTransferTokens(uint256, uint256, address[], address, uint256)',
    'function swapExactTokensForTokensSupportingFeeOnTransferTokens(uint256, uint256, address[], address, uint256)',
  ])

  test('swaps the native currency for a token, at 20 minutes of the chain’s time', async () => {
    // It is another one than this machine's.
    await chain.client.increaseTime({ seconds: 86_400 })
    await chain.client.mine({ blocks: 1 })
    const [expected, before] = [
      await quote({ from: NATIVE, to: usdt() }),
      await balanceOf(usdt(), OTHER.address),
    ]
    const tx = await buildTx({ from: NATIVE, to: usdt() })
    expect(tx).toMatchObject({
      from: caip10(OTHER.address),
      to: caip10(chain.market.router),
      amount: String(ONE),
      eip155: { gas: '300000', gasPrice: expect.any(String) },
    })
    const { args } = decodeFunctionData({ abi: SWAPS, data: tx.data })
    const { timestamp } = await chain.client.getBlock()
    expect(args.at(-1)).toBe(timestamp + 1_200n)
    expect((await send(tx, OTHER, ONE)).status).toBe('success')
    expect((await balanceOf(usdt(), OTHER.address)) - before).toBe(expected)
  })

  test('swaps a token for the native currency once it is allowed to, and estimates the gas', async () => {
    await pools.mint(usdt(), OTHER.address, 600n * ONE)
    const pair = { from: usdt(), to: NATIVE, amount: 600n * ONE }
    const refused = await build(pair, { disableEstimate: false })
    expect(await refused.json()).toMatchObject({
      reasons: [{ description: expect.stringContaining('revert') }],
    })
    await send(await approve({ ...pair, limit: pair.amount }), OTHER)
    const tx = await buildTx(pair, { disableEstimate: false })
    expect(Number(tx.eip155.gas)).toBeLessThan(200_000)
    const before = await chain.client.getBalance({ address: OTHER.address })
    const { status, gasUsed, effectiveGasPrice } = await send(tx, OTHER)
    expect(status).toBe('success')
    const received =
      (await chain.client.getBalance({ address: OTHER.address })) - before + gasUsed * effectiveGasPrice
    expect(Number(received) / 1e18).toBeCloseTo(0.997, 2)
  })

  test('swaps a token for another over a third', async () => {
    await pools.mint(usdc(), OTHER.address, 10n * ONE)
    const pair = { from: usdc(), to: NATIVE, amount: 10n * ONE }
    await send(await approve({ ...pair, limit: pair.amount }), OTHER)
    const tx = await buildTx(pair)
    expect(tx.eip155.gas).toBe('450000')
    expect((await send(tx, OTHER)).status).toBe('success')
  })

  test.each([
    [{ slippage: 0 }, 1_000_000n],
    [{ slippage: 0.5 }, 995_000n],
    [{}, 990_000n],
    [{ slippage: 50 }, 500_000n],
  ])('takes off the slippage of %j from what is received now', async (eip155, part) => {
    const pair = { from: NATIVE, to: usdt() }
    const { minOut } = minOutOf((await buildTx(pair, { eip155 })).data)
    expect(minOut).toBe(((await quote(pair)) * part) / 1_000_000n)
  })

  test.each([[{ slippage: 51 }], [{ slippage: -1 }], [{ slippage: '1' }], [7]])(
    'refuses the slippage %j',
    async (eip155) => {
      const response = await build({ from: NATIVE, to: usdt() }, { eip155 })
      expect(response.status).toBe(400)
      expect(await response.json()).toMatchObject({ reasons: [{ name: expect.stringContaining('eip155') }] })
    },
  )

  test('holds the least amount that the visitor was shown, and refuses when the pool gives less', async () => {
    const pair = { from: NATIVE, to: usdt() }
    const now = await quote(pair)
    expect(minOutOf((await buildTx(pair, { minAmount: String(now - 5n) })).data).minOut).toBe(now - 5n)
    const response = await build(pair, { minAmount: String(now + 1n) })
    expect(response.status).toBe(400)
    expect(await response.json()).toMatchObject({
      reasons: [{ description: expect.stringContaining('price moved') }],
    })
  })

  test('does not go through when another trader is first in the same block', async () => {
    const { client } = chain
    const tx = await buildTx({ from: NATIVE, to: usdt() })
    const front = await buildTx({ from: NATIVE, to: usdt(), amount: 20n * ONE, owner: OWNER.address })
    const before = await balanceOf(usdt(), OTHER.address)
    await client.setAutomine(false)
    const [first, second] = await Promise.all(
      [
        { account: OWNER, ...front, value: 20n * ONE, gasPrice: parseEther('0.0000001') },
        { account: OTHER, ...tx, value: ONE, gasPrice: parseEther('0.00000001') },
      ].map(({ account, to, data, value, gasPrice }) =>
        client.sendTransaction({ account, to: plain(to), data, value, gasPrice, gas: 400_000n }),
      ),
    )
    await client.mine({ blocks: 1 })
    await client.setAutomine(true)
    const receipts = await Promise.all(
      [first, second].map((hash) => client.getTransactionReceipt({ hash: hash as Hex })),
    )
    expect(receipts.map(({ status }) => status)).toEqual(['success', 'reverted'])
    expect(new Set(receipts.map(({ blockNumber }) => blockNumber)).size).toBe(1)
    expect(await balanceOf(usdt(), OTHER.address)).toBe(before)
  })

  describe('a token of another kind', () => {
    test('that keeps a part of each transfer is quoted and swapped after that part, and named', async () => {
      const { address } = chain.market.tokens.TAX
      await pools.addPool(address)
      const pair = { from: NATIVE, to: address, amount: ONE / 100n }
      const quoted = await quote(pair)
      expect((await readQuote(pair))?.transferFees).toEqual({ to: 5 })
      const before = await balanceOf(address, OTHER.address)
      expect(
        (await send(await buildTx(pair, { eip155: { slippage: 0.1 } }), OTHER, pair.amount)).status,
      ).toBe('success')
      const received = (await balanceOf(address, OTHER.address)) - before
      expect(received).toBe(quoted)

      // Nothing is allowed yet: it is tried all the same.
      const back = { from: address, to: NATIVE, amount: received }
      expect((await readQuote(back))?.transferFees).toEqual({ from: 5 })
    })

    test('that answers nothing is swapped, too', async () => {
      const silent = await pools.createToken(SilentToken)
      await pools.addPool(silent)
      const pair = { from: NATIVE, to: silent, amount: ONE }
      expect((await send(await buildTx(pair), OTHER, ONE)).status).toBe('success')
      const back = { from: silent, to: NATIVE, amount: ONE }
      await send(await approve({ ...back, limit: ONE }), OTHER)
      expect((await send(await buildTx(back), OTHER)).status).toBe('success')
    })

    test('that answers false is quoted, and not bought: the swap would revert', async () => {
      const refusing = await pools.createToken(RefusingToken)
      await pools.addPool(refusing)
      const pair = { from: NATIVE, to: refusing, amount: ONE / 100n }
      expect(await quote(pair)).toBeGreaterThan(0n)
      const refused = await build(pair, { disableEstimate: false })
      expect(refused.status).toBe(400)
      expect(await refused.json()).toMatchObject({
        reasons: [{ description: expect.stringContaining('would revert') }],
      })
      expect((await build(pair, { disableEstimate: true })).status).toBe(400)
    })
  })
})

describe('a chain without a provider', () => {
  test('is off by the reason swap, in the project’s features too', async () => {
    const other = await startTestGateway({ chain, database, chainConfig: { swap: undefined } })
    for (const response of [
      await other.get('/v1/convert/tokens', CHAIN),
      await other.get('/v1/convert/quotes', query({ from: NATIVE, to: usdt() })),
      await other.get('/v1/convert/allowance', {
        tokenAddress: caip10(usdt()),
        userAddress: caip10(OTHER.address),
      }),
      await other.get('/v1/convert/build-approve', query({ from: usdt(), to: NATIVE })),
      await other.post('/v1/convert/build-transaction', query({ from: usdt(), to: NATIVE })),
    ]) {
      expect(response.status).toBe(404)
      expect(await response.json()).toMatchObject({ message: 'Not available', reasons: [{ name: 'swap' }] })
    }
    const isOn = async ({ getJson }: TestGateway) => {
      const { features } = (await getJson('/appkit/v1/config')) as {
        features: { id: string; isEnabled: boolean }[]
      }
      return features.find(({ id }) => id === 'swap')?.isEnabled
    }
    expect([await isOn(gateway), await isOn(other)]).toEqual([true, false])
    await other.stop()
  })

  test('is told from one that this gateway does not know', async () => {
    expect((await gateway.get('/v1/convert/tokens', { chainId: 'eip155:1' })).status).toBe(404)
    expect(await (await gateway.get('/v1/convert/tokens', { chainId: 'eip155:1' })).json()).toMatchObject({
      message: 'Unknown chain',
    })
  })
})

test('takes the project of a swap from the body, as clients in the field send it', async () => {
  const ask = (projectId: string) =>
    fetch(`${gateway.url}/v1/convert/build-transaction`, {
      method: 'POST',
      body: JSON.stringify({ ...query({ from: NATIVE, to: usdt() }), eip155: { slippage: 1 }, projectId }),
    })
  expect((await ask(PROJECT_ID)).status).toBe(200)
  expect((await ask('unknown')).status).toBe(401)
})
