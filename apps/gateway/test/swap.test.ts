/** Swaps through the modal's core, a gateway and the real router. */

import { loadBalance, type SwapToken, swapTokens } from '@foyer/modal-core'
import { DevToken, marketAccount, ResetToken } from '@foyer/stand-ins/market'
import { type Address, erc20Abi, parseAbi, parseEther } from 'viem'
import { afterAll, beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest'
import { createPools } from './createPools.ts'
import { mountModal, mountsModals } from './mountModal.ts'
import { openTestDatabase, type TestDatabase } from './prepareGateway.ts'
import { OWNER, startTestChain, type TestChain } from './startTestChain.ts'
import { startTestGateway, type TestGateway } from './startTestGateway.ts'

let chain: TestChain
let database: TestDatabase
let gateway: TestGateway
let pools: ReturnType<typeof createPools>
beforeAll(async () => {
  chain = await startTestChain()
  database = await openTestDatabase()
  gateway = await startTestGateway({ chain, database })
  pools = createPools(chain)
  await pools.mint(chain.stablecoins.USDT.address, OWNER.address, parseEther('1000'))
})
afterAll(async () => {
  await gateway?.stop()
  await database?.destroy()
  await chain?.stop()
})
mountsModals()

/** A token of the list by its symbol, or any other by its address. */
type Wanted = string | { address: Address }

/** The form for an amount of one token for another, with its preview. */
async function previewSwap(from: Wanted, to: Wanted, amount: string, slippage = '1') {
  const { modal } = await mountModal({ chain, gateway })
  await loadBalance(modal)
  const { swap: control } = modal.controls
  if (control === undefined) throw new Error('The modal does not swap')
  await control.load()
  async function find(wanted: Wanted): Promise<SwapToken> {
    const token =
      typeof wanted === 'string'
        ? swapTokens(modal.state).find(({ symbol }) => symbol === wanted)
        : await control?.findToken(wanted.address)
    if (token === undefined) throw new Error('There is no such token')
    return { ...token }
  }
  control.setSourceToken(await find(from))
  control.setToToken(await find(to))
  control.setSlippage(slippage)
  control.setAmount(amount)
  const isReady = await control.preview()
  const state = () => modal.state.swap
  return {
    modal,
    control,
    isReady,
    state,
    async confirmed() {
      expect(await control.swap()).toBe(true)
      await vi.waitUntil(() => state()?.status === 'confirmed')
    },
  }
}

const balanceOf = (address: Address, owner = OWNER.address) =>
  chain.client.readContract({ address, abi: erc20Abi, functionName: 'balanceOf', args: [owner] })

const allowanceOf = (address: Address) =>
  chain.client.readContract({
    address,
    abi: erc20Abi,
    functionName: 'allowance',
    args: [OWNER.address, chain.market.router],
  })

/** As the user has allowed before, on another site. */
async function allow(address: Address, amount: bigint) {
  const hash = await chain.client.writeContract({
    chain: null,
    account: OWNER,
    address,
    abi: erc20Abi,
    functionName: 'approve',
    args: [chain.market.router, amount],
  })
  await chain.client.waitForTransactionReceipt({ hash })
}

const usdt = () => chain.stablecoins.USDT.address

test('swaps 1 BNB for USDT and a part of it back, and both balances move', async () => {
  // A run that ended between the approval and the swap leaves one.
  await allow(usdt(), 0n)
  const { control, isReady, modal, state } = await previewSwap('BNB', 'USDT', '1')
  expect(isReady).toBe(true)
  expect(state()?.quote?.priceImpact).toBeLessThan(1)
  const before = await balanceOf(usdt())
  const bnb = await chain.client.getBalance({ address: OWNER.address })
  const { minimum = 0n } = state()?.quote ?? {}
  expect(minimum).toBeGreaterThan(parseEther('590'))
  expect(await control.swap()).toBe(true)
  await vi.waitUntil(() => state()?.status === 'confirmed')
  const received = (await balanceOf(usdt())) - before
  expect(received).toBeGreaterThanOrEqual(minimum)
  expect(bnb - (await chain.client.getBalance({ address: OWNER.address }))).toBeGreaterThan(parseEther('1'))

  const back = await previewSwap('USDT', 'BNB', '100')
  expect(back.state()).toMatchObject({ status: 'ready', needsApproval: true })
  expect(await back.control.swap()).toBe(true)
  await vi.waitUntil(() => back.state()?.status === 'confirmed')
  expect(await balanceOf(usdt())).toBe(before + received - parseEther('100'))
  expect(await allowanceOf(usdt())).toBe(0n)
  modal.destroy()
})

test('asks to agree to the price impact of a thin pool', async () => {
  const { control, isReady, state } = await previewSwap('BNB', 'DEV', '2')
  expect(isReady).toBe(false)
  expect(state()).toMatchObject({ error: { code: 'impact' } })
  expect(state()?.quote?.priceImpact).toBeGreaterThan(25)
  await control.acceptImpact(true)
  expect(await control.preview()).toBe(true)
})

test('receives no less than the minimum: a swap that another trader overtakes in its block swaps nothing', async () => {
  const { control, isReady, state } = await previewSwap('BNB', 'USDT', '1')
  expect(isReady).toBe(true)
  const before = await balanceOf(usdt())
  await chain.client.setAutomine(false)
  onTestFinished(() => chain.client.setAutomine(true))
  expect(await control.swap()).toBe(true)
  const { timestamp } = await chain.client.getBlock()
  await chain.client.writeContract({
    chain: null,
    account: marketAccount(),
    address: chain.market.router,
    abi: parseAbi(['function swapExactETHForTokens(uint256, address[], address, uint256) payable']),
    functionName: 'swapExactETHForTokens',
    args: [
      0n,
      [chain.market.wrappedNative, chain.stablecoins.USDT.address],
      marketAccount().address,
      timestamp + 3_600n,
    ],
    value: parseEther('50'),
    gas: 500_000n,
    gasPrice: 500n * 10n ** 9n,
  })
  await chain.client.mine({ blocks: 1 })
  await vi.waitUntil(() => state()?.status === 'reverted')
  expect(await balanceOf(usdt())).toBe(before)
})

describe('an allowance', () => {
  test('that is there already needs no approval, and keeps what is not used', async () => {
    await allow(usdt(), parseEther('15'))
    const { isReady, state, confirmed } = await previewSwap('USDT', 'BNB', '10')
    expect(isReady).toBe(true)
    expect(state()?.needsApproval).toBe(false)
    await confirmed()
    expect(await allowanceOf(usdt())).toBe(parseEther('5'))
  })

  test('that is too small is replaced by the exact amount', async () => {
    await allow(usdt(), 1n)
    const { state, confirmed } = await previewSwap('USDT', 'BNB', '10')
    expect(state()).toMatchObject({ status: 'ready', needsApproval: true })
    await confirmed()
    expect(await allowanceOf(usdt())).toBe(0n)
  })

  test('that is too small is set to 0 first where the token takes no other then', async () => {
    const address = await pools.createToken(ResetToken)
    await pools.addPool(address)
    await pools.mint(address, OWNER.address, parseEther('10'))
    await allow(address, 1n)
    const count = await chain.client.getTransactionCount(OWNER)
    const { state, confirmed } = await previewSwap({ address }, 'BNB', '10')
    expect(state()).toMatchObject({ status: 'ready', needsApproval: true })
    await confirmed()
    expect(await chain.client.getTransactionCount(OWNER)).toBe(count + 3)
    expect([await balanceOf(address), await allowanceOf(address)]).toEqual([0n, 0n])
  })
})

describe('a token that keeps 5 % of each transfer', () => {
  beforeAll(() => pools.addPool(chain.market.tokens.TAX.address))
  const tax = () => balanceOf(chain.market.tokens.TAX.address)

  test('is bought with a slippage that does not cover that, for what was quoted', async () => {
    const before = await tax()
    const { isReady, state, confirmed } = await previewSwap('BNB', 'TAX', '0.1', '0.5')
    expect(isReady).toBe(true)
    expect(state()?.quote?.transferFees).toEqual({ to: 5 })
    const { toAmount } = state()?.quote ?? {}
    await confirmed()
    expect((await tax()) - before).toBe(toAmount)
  })

  test('is sold: both balances move by what was agreed', async () => {
    const [before, bnb] = [await tax(), await chain.client.getBalance(OWNER)]
    const { state, confirmed } = await previewSwap('TAX', 'BNB', '10', '0.5')
    expect(state()?.quote?.transferFees).toEqual({ from: 5 })
    await confirmed()
    expect(before - (await tax())).toBe(parseEther('10'))
    // The two transactions cost less than a thousandth.
    const received = (await chain.client.getBalance(OWNER)) - bnb + parseEther('0.001')
    expect(received).toBeGreaterThanOrEqual(state()?.quote?.minimum ?? 0n)
  })
})

test('sends nothing when the pool was emptied after the preview, and says why', async () => {
  const address = await pools.createToken(DevToken, ['Leaving', 'LEAVING', 18, 0n])
  await pools.addPool(address)
  const { control, isReady, state } = await previewSwap('BNB', { address }, '0.1')
  expect(isReady).toBe(true)
  await pools.emptyPool(address)
  const count = await chain.client.getTransactionCount(OWNER)
  expect(await control.swap()).toBe(false)
  expect(state()).toMatchObject({ status: 'failed', error: { code: 'priceMoved' } })
  expect(await chain.client.getTransactionCount(OWNER)).toBe(count)
})
