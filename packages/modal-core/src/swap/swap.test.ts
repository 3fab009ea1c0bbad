import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { goBack } from '../actions/goBack.ts'
import { ADDRESS, connected, FEE, HASH, OTHER_ADDRESS, tokenBalance } from '../test/createFakeAdapter.ts'
import { mainnet } from '../test/networks.ts'
import { deferred } from '../test/setupModal.ts'
import { TETHER, tether } from '../test/setupSend.ts'
import { bnb, setupSwap, usdt } from '../test/setupSwap.ts'
import { approvalData, convertRow, NATIVE, ROUTER, refusal } from '../test/swapServer.ts'
import { type Answer, json } from '../test/wireServer.ts'
import type { Call } from '../types/adapter.ts'
import type { SwapControl } from '../types/swap.ts'

const ONE = 10n ** 18n
const QUOTES = '/v1/convert/quotes'
const BUILD = '/v1/convert/build-transaction'
const other = () => ({ ...usdt(), address: OTHER_ADDRESS })
const hashOf = (byte: string) => `0x${byte.repeat(32)}`

/** The form for 1 BNB or 10 USDT with its preview. */
async function previewed(of: 'bnb' | 'usdt' = 'bnb', parameters: Parameters<typeof setupSwap>[0] = {}) {
  const swapping = await setupSwap(parameters)
  const { control, fill, quoted } = swapping
  await fill(of === 'bnb' ? {} : { from: usdt(), to: bnb(), amount: '10' })
  await quoted()
  const isReady = await control.preview()
  const calls: Call[] = []
  swapping.adapter.answers.sendTransaction = async ({ call }) => {
    calls.push(call)
    return hashOf(`0${calls.length}`)
  }
  return { ...swapping, isReady, calls }
}

describe('quotes', () => {
  test('are asked for 300 ms after the last key, with what is received and at the least', async () => {
    const { clock, control, fill, quoted, server, state } = await setupSwap()
    await fill({ amount: '0' })
    for (const text of ['0.', '0.5', '1']) await control.setAmount(text)
    expect(clock.isWaiting(300)).toBe(true)
    expect(server.queries(QUOTES)).toEqual([])
    await quoted()
    expect(server.queries(QUOTES).map(({ amount }) => amount)).toEqual([String(ONE), String(ONE / 1_000n)])
    expect(server.queries(QUOTES)[0]).toMatchObject({
      from: `eip155:56:${NATIVE}`,
      to: `eip155:56:${TETHER}`,
      userAddress: `eip155:56:${ADDRESS}`,
      projectId: 'test',
    })
    expect(state().quote).toEqual({ toAmount: 600n * ONE, minimum: 594n * ONE, priceImpact: 0 })
  })

  test.each<[stated: unknown, priceImpact: number | undefined, requests: number]>([
    [1.25, 1.25, 1],
    [0, 0, 1],
    [null, undefined, 1],
    [-1, 0, 2],
    ['1', 0, 2],
  ])(
    'are one request where the server tells the impact on the price: %j',
    async (stated, priceImpact, requests) => {
      const { fill, quoted, server, state } = await setupSwap()
      server.says.quote = (quote) => ({ ...quote, priceImpact: stated, toPrice: 1.01 })
      await fill()
      await quoted()
      expect(server.queries(QUOTES)).toHaveLength(requests)
      expect(state().quote).toMatchObject({ priceImpact, toPrice: 1.01 })
    },
  )

  test('are renewed every 15 s while something shows them, and once it does again', async () => {
    const { clock, control, fill, quoted, server, state } = await setupSwap()
    await control.setVisible(true)
    await fill()
    await quoted()
    server.says.price = 601n
    clock.pass(15_000)
    await vi.waitUntil(() => state().quote?.toAmount === 601n * ONE)
    await control.setVisible(false)
    await vi.waitUntil(() => clock.isWaiting(15_000))
    server.says.price = 602n
    clock.pass(15_000)
    expect(state().quoting).toBe(false)
    expect(server.queries(QUOTES)).toHaveLength(4)
    await control.setVisible(true)
    await vi.waitUntil(() => state().quote?.toAmount === 602n * ONE)
  })

  test('are not renewed while the page is hidden, and once it is back', async () => {
    const document = Object.assign(new EventTarget(), { hidden: false })
    vi.stubGlobal('document', document)
    onTestFinished(() => void vi.unstubAllGlobals())
    const { clock, control, fill, quoted, server, state } = await setupSwap()
    await control.setVisible(true)
    await fill()
    await quoted()
    await vi.waitUntil(() => clock.isWaiting(15_000))
    document.hidden = true
    server.says.price = 601n
    clock.pass(15_000)
    expect(state().quoting).toBe(false)
    document.hidden = false
    document.dispatchEvent(new Event('visibilitychange'))
    await vi.waitUntil(() => state().quote?.toAmount === 601n * ONE)
  })

  test.each([
    ['amount', (control: SwapControl) => control.setAmount('1.25'), 750n * ONE],
    ['token', (control: SwapControl) => control.setToToken(other()), 500n * ONE],
  ] as const)('of an earlier %s are never shown', async (_, change, toAmount) => {
    const { clock, control, fill, server, state } = await setupSwap()
    const answer = server.says.quote
    server.says.quote = (quote) =>
      'toAccount' in quote && quote.toAccount === `eip155:56:${OTHER_ADDRESS}`
        ? { ...quote, toAmount: String(500n * ONE) }
        : answer(quote)
    const late = deferred<void>()
    const held = deferred<void>()
    server.answers.set(QUOTES, async (_, response) => {
      held.resolve()
      await late.promise
      response.end('{}')
    })
    await fill()
    clock.pass(300)
    await held.promise
    server.answers.delete(QUOTES)
    await change(control)
    expect(state().quote).toBeUndefined()
    late.resolve()
    clock.pass(300)
    await vi.waitUntil(() => state().quote !== undefined)
    expect(state()).toMatchObject({ quote: { toAmount }, error: undefined, quoting: false })
  })

  test.each([
    ['insufficient liquidity: no pool', 'liquidity'],
    ['INSUFFICIENT LIQUIDITY', 'liquidity'],
    ['UniswapV2Library: INSUFFICIENT_LIQUIDITY', 'liquidity'],
    ['same currency: these are one', 'sameToken'],
    ['something else', 'quote'],
  ])('that are refused with %j are reported as %s', async (description, code) => {
    const { modal, fill, quoted, server, state } = await setupSwap()
    const errors: string[] = []
    modal.events.on('error', ({ error }) => void errors.push(error.shortMessage))
    server.fail(QUOTES, 400, refusal(description))
    await fill()
    await quoted()
    expect(state()).toMatchObject({ quote: undefined, error: { code } })
    if (code === 'liquidity') expect(errors).toEqual(['Insufficient liquidity'])
  })

  test('are asked for again when the form is sent without one', async () => {
    const { control, fill, quoted, server, state } = await setupSwap()
    server.fail(QUOTES, 500)
    await fill()
    await quoted()
    expect(state()).toMatchObject({ quote: undefined, error: { code: 'quote' } })
    server.answers.clear()
    expect(await control.preview()).toBe(true)
    expect(state()).toMatchObject({ quote: { toAmount: 600n * ONE }, error: undefined })
  })

  test.each([
    ['another token', { toAccount: `eip155:56:${OTHER_ADDRESS}` }],
    ['another amount', { fromAmount: '1' }],
    ['nothing', { toAmount: '0' }],
  ])('for %s are none', async (_, differs) => {
    const { fill, quoted, server, state } = await setupSwap()
    server.says.quote = (quote) => ({ ...quote, ...differs })
    await fill()
    await quoted()
    expect(state()).toMatchObject({ quote: undefined, error: { code: 'quote' } })
  })

  test('say by how much the swap worsens the price', async () => {
    const { fill, quoted, server, state } = await setupSwap()
    server.says.impact = 16n
    await fill()
    await quoted()
    expect(state().quote?.priceImpact).toBe(16)
  })

  test('turn with the direction', async () => {
    const { control, fill, quoted, state } = await setupSwap()
    await fill({ amount: '0.01' })
    await quoted()
    await control.flip()
    expect(state()).toMatchObject({
      sourceToken: { symbol: 'USDT' },
      toToken: { symbol: 'BNB' },
      sourceTokenAmount: '6',
      quote: undefined,
    })
    await quoted()
    expect(state().quote?.toAmount).toBe(ONE / 100n)
  })
})

describe('the form', () => {
  test.each([
    ['amount', { amount: '1e18' }],
    ['decimals', { amount: '0.0000000000000000001' }],
    ['balance', { amount: '2' }],
    ['unsupportedChain', { to: { ...usdt(), chainId: 'eip155:1' } }],
  ] as const)('says at once what is wrong: %s', async (code, differs) => {
    const { control, fill, state } = await setupSwap()
    await fill(differs)
    expect(state().error?.code).toBe(code)
    expect(await control.preview()).toBe(false)
    expect(state()).toMatchObject({ status: 'editing', error: { code } })
  })

  test.each(['', '0', '0.09', '50.01', 'all'])('takes no slippage of %j', async (slippage) => {
    const { control, fill, state } = await setupSwap()
    await fill()
    await control.setSlippage(slippage)
    expect(state().error?.code).toBe('slippage')
  })

  test('takes a slippage from 0.1 to 50 for the least that is received', async () => {
    const { control, fill, quoted, state } = await setupSwap()
    await fill()
    await control.setSlippage('2,5')
    await quoted()
    expect(state().quote?.minimum).toBe(585n * ONE)
  })

  test('turns the tokens when the same one is chosen twice', async () => {
    const { control, fill, state } = await setupSwap()
    await fill()
    await control.setToToken(bnb())
    expect(state()).toMatchObject({ sourceToken: { symbol: 'USDT' }, toToken: { symbol: 'BNB' } })
  })

  test('leaves the fees of 20 transfers and a quarter when all there is of the currency is sold', async () => {
    const { control, fill, state } = await setupSwap()
    await fill()
    await control.useMax()
    expect(state().sourceTokenAmount).toBe('1.4975')
    await control.setSourceToken(usdt())
    await control.useMax()
    expect(state().sourceTokenAmount).toBe('25')
  })

  test('finds a token by its address, which no list has', async () => {
    const { adapter, control } = await setupSwap()
    const address = `0x${'77'.repeat(20)}`
    adapter.answers.getBalances = async ({ tokens: [token] }) => [
      tokenBalance(),
      tokenBalance({ address: token?.address, symbol: 'NEW' }),
    ]
    expect(await control.findToken(address)).toMatchObject({ address, symbol: 'NEW', isListed: false })
    expect(await control.findToken('0x12')).toBeUndefined()
    adapter.answers.getBalances = async () => [tokenBalance()]
    expect(await control.findToken(address)).toBeUndefined()
  })
})

describe('the tokens of a network', () => {
  test('are listed without those that are no money or of another network', async () => {
    const { control, server, state } = await setupSwap()
    server.says.tokens.push(
      convertRow('DUST', OTHER_ADDRESS, { decimals: 0 }),
      convertRow('HUGE', OTHER_ADDRESS, { decimals: 256 }),
      convertRow('ELSE', OTHER_ADDRESS, { address: `eip155:1:${OTHER_ADDRESS}` }),
      convertRow('\u202e', OTHER_ADDRESS),
      null,
    )
    await control.load()
    const { tokens } = state()
    expect(tokens.status === 'ready' && tokens.list.map(({ symbol }) => symbol)).toEqual(['BNB', 'USDT'])
    await control.load()
    expect(server.queries('/v1/convert/tokens')).toHaveLength(1)
  })

  test('are none where the server swaps nothing: 404 with the reason `swap`', async () => {
    const { control, server, state } = await setupSwap()
    server.fail('/v1/convert/tokens', 404, refusal('This gateway swaps nothing', 'swap'))
    await control.load()
    expect(state().tokens).toEqual({ status: 'unsupported', chainId: 'eip155:56' })
  })

  test('are asked for again after a failure', async () => {
    const { control, server, state } = await setupSwap()
    server.fail('/v1/convert/tokens', 500)
    await control.load()
    expect(state().tokens.status).toBe('failed')
    server.answers.clear()
    await control.load()
    expect(state().tokens.status).toBe('ready')
  })
})

describe('a swap of the currency', () => {
  test('is built with what was shown, and done with the receipt alone', async () => {
    const { modal, adapter, control, follow, isReady, server, state, calls } = await previewed()
    expect(isReady).toBe(true)
    expect(state()).toMatchObject({ status: 'ready', fee: FEE, needsApproval: false })
    expect(server.queries('/v1/convert/allowance')).toEqual([])
    const events: unknown[] = []
    modal.events.on('swap', ({ status, from, to }) => void events.push([status, from, to]))
    const onSuccess = vi.fn()
    expect(await control.swap({ onSuccess })).toBe(true)
    expect(onSuccess).toHaveBeenCalledOnce()
    expect(calls).toEqual([{ type: 'raw', to: ROUTER, data: '0x5a', value: ONE }])
    expect(server.bodies.at(-1)).toEqual({
      userAddress: `eip155:56:${ADDRESS}`,
      from: `eip155:56:${NATIVE}`,
      to: `eip155:56:${TETHER}`,
      amount: String(ONE),
      minAmount: String(594n * ONE),
      eip155: { slippage: 1 },
      disableEstimate: false,
      projectId: 'test',
    })
    expect(state()).toMatchObject({ status: 'sent', hash: hashOf('01') })
    expect(follow).toHaveBeenCalledExactlyOnceWith({
      hash: hashOf('01'),
      address: ADDRESS,
      network: expect.anything(),
    })
    adapter.answers.getBalances = async () => [tokenBalance({ amount: 1n })]
    modal.events.emit('transaction', { hash: hashOf('01'), chainId: 56, status: 'confirmed' })
    expect(state().status).toBe('confirmed')
    expect(events).toEqual([
      ['initiated', 'BNB', 'USDT'],
      ['success', 'BNB', 'USDT'],
    ])
    await vi.waitFor(() => expect(modal.state.balance.current).toMatchObject({ tokens: [{ amount: 1n }] }))
  })

  test.each(['shared', 'reverted', 'replaced', 'timedOut'] as const)(
    'tells that it is %s',
    async (status) => {
      const { modal, control, state } = await previewed()
      await control.swap()
      modal.events.emit('transaction', { hash: hashOf('01'), chainId: 56, status })
      expect(state().status).toBe(status)
    },
  )

  test('goes one view back and says why when the user declines', async () => {
    const { modal, adapter, control, state } = await previewed()
    modal.router.open({ view: 'Account' })
    modal.router.push({ view: 'Networks' })
    adapter.answers.sendTransaction = () => Promise.reject(Object.assign(new Error('no'), { code: 4001 }))
    const onError = vi.fn()
    const events: string[] = []
    modal.events.on('swap', ({ status }) => void events.push(status))
    expect(await control.swap({ onError })).toBe(false)
    expect(state()).toMatchObject({ status: 'failed', error: { code: 'rejected' } })
    expect(modal.state.router.route.view).toBe('Account')
    expect(onError).toHaveBeenCalledOnce()
    expect(events).toEqual(['initiated', 'rejected'])
  })

  test('is not sent twice by two presses', async () => {
    const { control, calls } = await previewed()
    expect(await Promise.all([control.swap(), control.swap()])).toEqual([true, false])
    expect(calls).toHaveLength(1)
  })

  test.each([
    ['account', { address: OTHER_ADDRESS, addresses: [OTHER_ADDRESS] as const }],
    ['chain', { chainId: mainnet.id }],
  ])('is not sent when the wallet is on another %s by the time it signs', async (_, differs) => {
    const { modal, control, server, state, calls } = await previewed()
    server.answers.set(BUILD, async (request, response) => {
      modal.accounts.set('eip155', connected(differs as object))
      for await (const _ of request);
      const gas = { gas: '1', gasPrice: '1' }
      const tx = {
        from: `eip155:56:${ADDRESS}`,
        to: `eip155:56:${ROUTER}`,
        data: '0x5a',
        amount: String(ONE),
      }
      response.end(JSON.stringify({ tx: { ...tx, eip155: gas } }))
    })
    expect(await control.swap()).toBe(false)
    expect(calls).toEqual([])
    expect(state()).toMatchObject({ status: 'failed', error: { code: 'changed' } })
  })

  test('says that the price has moved, and asks for another quote', async () => {
    const { clock, control, quoted, server, state, calls } = await previewed()
    server.fail(BUILD, 400, refusal('price moved: the pools no longer give it'))
    expect(await control.swap()).toBe(false)
    expect(state()).toMatchObject({ status: 'failed', error: { code: 'priceMoved' } })
    expect(calls).toEqual([])
    server.says.price = 500n
    expect(clock.isWaiting(300)).toBe(true)
    await quoted()
    await vi.waitUntil(() => state().quote?.toAmount === 500n * ONE)
  })

  test('keeps saying that the server has not built it, whatever it quotes next', async () => {
    const { control, quoted, server, state } = await previewed()
    server.fail(BUILD, 500)
    expect(await control.swap()).toBe(false)
    await quoted()
    expect(state()).toMatchObject({
      status: 'failed',
      error: { code: 'quote' },
      quote: { toAmount: 600n * ONE },
    })
    expect(await control.preview()).toBe(false)
    expect(state()).toMatchObject({ status: 'editing', error: { code: 'quote' } })
    server.answers.clear()
    expect(await control.preview()).toBe(true)
    expect(state().error).toBeUndefined()
  })

  test('needs enough of the currency for its fee', async () => {
    const { control, fill, quoted, state } = await setupSwap()
    await fill({ amount: '1.5' })
    await quoted()
    expect(await control.preview()).toBe(false)
    expect(state().error?.code).toBe('fee')
  })

  test('is not offered when it would fail on the chain', async () => {
    const { adapter, control, fill, quoted, state } = await setupSwap()
    adapter.answers.estimateFee = () => Promise.reject(new Error('execution reverted'))
    await fill()
    await quoted()
    expect(await control.preview()).toBe(false)
    expect(state()).toMatchObject({ status: 'editing', error: { code: 'estimate' } })
  })

  test('has to be agreed to above an impact of 15 %', async () => {
    const { control, fill, quoted, server, state } = await setupSwap()
    server.says.impact = 16n
    await fill()
    await quoted()
    expect(await control.preview()).toBe(false)
    expect(state().error?.code).toBe('impact')
    await control.acceptImpact(true)
    expect(await control.preview()).toBe(true)
    await control.setAmount('1.1')
    expect(state().isImpactAccepted).toBe(false)
  })

  test.each([
    ['goes on when the price has fallen by 0.5 %', 597_000n, 'ready'],
    ['has to be agreed to again when the price has fallen by more', 596_999n, 'moved'],
  ] as const)('%s', async (_, price, status) => {
    const { clock, control, server, state } = await previewed()
    await control.setVisible(true)
    server.says.quote = (quote) =>
      'fromAmount' in quote && quote.fromAmount === String(ONE)
        ? { ...quote, toAmount: String((price * ONE) / 1_000n) }
        : quote
    clock.pass(15_000)
    await vi.waitUntil(() => state().quote?.toAmount === (price * ONE) / 1_000n)
    expect(state().status).toBe(status)
    if (status === 'ready') return
    expect(await control.swap()).toBe(false)
    expect(await control.accept()).toBe(true)
    expect(await control.swap()).toBe(true)
    expect(server.bodies.at(-1)).toMatchObject({ minAmount: String((price * ONE * 99n) / 100_000n) })
  })
})

describe('a swap of a token', () => {
  test('asks for an approval of exactly the amount, waits for its receipt, then swaps', async () => {
    const { modal, control, follow, server, state, calls } = await previewed('usdt')
    expect(state()).toMatchObject({ status: 'ready', needsApproval: true, fee: FEE + 200_000n * 10n ** 9n })
    const swapping = control.swap()
    await vi.waitUntil(() => follow.mock.calls.length === 1)
    expect(state().status).toBe('approvalSent')
    expect(calls).toEqual([{ type: 'raw', to: TETHER, data: approvalData(ROUTER, 10n * ONE), value: 0n }])
    server.says.allowance = 10n * ONE
    modal.events.emit('transaction', { hash: hashOf('01'), chainId: 56, status: 'confirmed' })
    expect(await swapping).toBe(true)
    expect(calls[1]).toEqual({ type: 'raw', to: ROUTER, data: '0x5a', value: 0n })
    expect(server.bodies.map(({ disableEstimate }) => disableEstimate)).toEqual([true, true, false])
    expect(state()).toMatchObject({ status: 'sent', hash: hashOf('02') })
  })

  test('needs no approval where there is one', async () => {
    const swapping = await setupSwap()
    swapping.server.says.allowance = 10n * ONE
    await swapping.fill({ from: usdt(), to: bnb(), amount: '10' })
    await swapping.quoted()
    expect(await swapping.control.preview()).toBe(true)
    expect(swapping.state().needsApproval).toBe(false)
    expect(await swapping.control.swap()).toBe(true)
  })

  test('sets an allowance that is too small to 0 first where the token wants that', async () => {
    const { adapter, control, fill, follow, modal, quoted, server, state } = await setupSwap()
    server.says.allowance = 1n
    const calls: Call[] = []
    adapter.answers.estimateFee = async ({ call }) => {
      if ('data' in call && call.data === approvalData(ROUTER, 10n * ONE)) throw new Error('reverted')
      return FEE
    }
    adapter.answers.sendTransaction = async ({ call }) => hashOf(`0${calls.push(call)}`)
    await fill({ from: usdt(), to: bnb(), amount: '10' })
    await quoted()
    expect(await control.preview()).toBe(true)
    expect(state().fee).toBe(2n * FEE + 200_000n * 10n ** 9n)
    const swapping = control.swap()
    await vi.waitUntil(() => follow.mock.calls.length === 1)
    modal.events.emit('transaction', { hash: hashOf('01'), chainId: 56, status: 'confirmed' })
    await vi.waitUntil(() => follow.mock.calls.length === 2)
    server.says.allowance = 10n * ONE
    modal.events.emit('transaction', { hash: hashOf('02'), chainId: 56, status: 'confirmed' })
    expect(await swapping).toBe(true)
    expect(calls.map((call) => 'data' in call && call.data)).toEqual([
      approvalData(ROUTER, 0n),
      approvalData(ROUTER, 10n * ONE),
      '0x5a',
    ])
  })

  test.each([
    ['reverted', 'approval'],
    ['replaced', 'approval'],
    ['timedOut', 'approvalTimedOut'],
  ] as const)('ends when the approval is %s', async (status, code) => {
    const { modal, control, follow, state, calls } = await previewed('usdt')
    const swapping = control.swap()
    await vi.waitUntil(() => follow.mock.calls.length === 1)
    modal.events.emit('transaction', { hash: hashOf('01'), chainId: 56, status })
    expect(await swapping).toBe(false)
    expect(state()).toMatchObject({ status: 'failed', error: { code } })
    expect(calls).toHaveLength(1)
  })

  test('waits for the other owners of the account when they have to confirm the approval', async () => {
    const { modal, control, follow, server, state } = await previewed('usdt')
    const swapping = control.swap()
    await vi.waitUntil(() => follow.mock.calls.length === 1)
    const transaction = { hash: hashOf('01'), chainId: 56 }
    modal.events.emit('transaction', { ...transaction, status: 'shared' })
    expect(state().status).toBe('approvalShared')
    server.says.allowance = 10n * ONE
    modal.events.emit('transaction', { ...transaction, status: 'confirmed', replacement: HASH })
    expect(await swapping).toBe(true)
    expect(state()).toMatchObject({ status: 'sent', hash: hashOf('02') })
  })

  test('ends when the token says that it took the approval, and did not', async () => {
    const { modal, clock, control, follow, state, calls } = await previewed('usdt')
    const swapping = control.swap()
    await vi.waitUntil(() => follow.mock.calls.length === 1)
    modal.events.emit('transaction', { hash: hashOf('01'), chainId: 56, status: 'confirmed' })
    await vi.waitUntil(() => state().status === 'failed' || clock.pass(1_000))
    expect(await swapping).toBe(false)
    expect(state().error?.code).toBe('approval')
    expect(calls).toHaveLength(1)
  })

  test('does not ask the wallet to swap once the user has left', async () => {
    const { modal, control, follow, server, state, calls } = await previewed('usdt')
    modal.router.open({ view: 'Account' })
    modal.router.push({ view: 'Networks' })
    const swapping = control.swap()
    await vi.waitUntil(() => follow.mock.calls.length === 1)
    goBack(modal)
    server.says.allowance = 10n * ONE
    modal.events.emit('transaction', { hash: hashOf('01'), chainId: 56, status: 'confirmed' })
    expect(await swapping).toBe(false)
    expect(state().status).toBe('editing')
    expect(calls).toHaveLength(1)
  })

  test('has a wallet that can do so send both as one', async () => {
    const { modal, adapter, control, follow, state, calls, clock } = await previewed('usdt')
    const sendCalls = vi.fn(async () => ({ id: '0x77' }))
    adapter.answers.sendCalls = sendCalls
    expect(await control.swap()).toBe(true)
    expect(calls).toEqual([])
    expect(sendCalls).toHaveBeenCalledExactlyOnceWith(
      expect.objectContaining({
        address: ADDRESS,
        calls: [
          { type: 'raw', to: TETHER, data: approvalData(ROUTER, 10n * ONE), value: 0n },
          { type: 'raw', to: ROUTER, data: '0x5a', value: 0n },
        ],
      }),
    )
    expect(state()).toMatchObject({ status: 'sent', hash: undefined })
    adapter.answers.getCallsStatus = async () => ({ status: 200, receipts: [{ transactionHash: HASH }] })
    await vi.waitUntil(() => follow.mock.calls.length === 1 || clock.pass(1_000))
    expect(state()).toMatchObject({ status: 'sent', hash: HASH })
    modal.events.emit('transaction', { hash: HASH, chainId: 56, status: 'confirmed' })
    expect(state().status).toBe('confirmed')
  })

  test('waits longer for such a wallet than two minutes, and says that it is late', async () => {
    const { modal, adapter, control, follow, state, clock } = await previewed('usdt')
    adapter.answers.sendCalls = async () => ({ id: '0x77' })
    adapter.answers.getCallsStatus = async () => ({ status: 100 })
    await control.swap()
    await vi.waitUntil(() => state().status === 'timedOut' || clock.pass(1_000), { interval: 1 })
    expect(state()).toMatchObject({ hash: undefined, error: undefined })
    adapter.answers.getCallsStatus = async () => ({ status: 200, receipts: [{ transactionHash: HASH }] })
    await vi.waitUntil(() => follow.mock.calls.length === 1 || clock.pass(1_000))
    expect(state()).toMatchObject({ status: 'timedOut', hash: HASH })
    modal.events.emit('transaction', { hash: HASH, chainId: 56, status: 'confirmed' })
    expect(state().status).toBe('confirmed')
  })

  test('waits without an end for the other owners of an account that is a contract', async () => {
    const { modal, adapter, control, follow, state, clock } = await previewed('usdt', { isContract: true })
    adapter.answers.sendCalls = async () => ({ id: hashOf('5a') })
    adapter.answers.getCallsStatus = async () => ({ status: 100 })
    await control.swap()
    await vi.waitUntil(() => state().status === 'shared' || clock.pass(1_000), { interval: 1 })
    adapter.answers.getCallsStatus = async () => ({ status: 200, receipts: [{ transactionHash: HASH }] })
    await vi.waitUntil(() => follow.mock.calls.length === 1 || clock.pass(30_000))
    modal.events.emit('transaction', { hash: HASH, chainId: 56, status: 'confirmed' })
    expect(state()).toMatchObject({ status: 'confirmed', hash: HASH })
  })

  test.each([
    ['a transaction', 'bnb', 'eth_sendTransaction', HASH, HASH],
    ['calls', 'usdt', 'wallet_sendCalls', { id: '0x77' }, undefined],
  ] as const)(
    'takes up %s of a wallet that has not answered in time',
    async (_, token, method, result, hash) => {
      const { modal, adapter, control, state, follow } = await previewed(token)
      const fail = () => Promise.reject({ code: 8000 })
      if (token === 'usdt') adapter.answers.sendCalls = fail
      else adapter.answers.sendTransaction = fail
      expect(await control.swap()).toBe(false)
      expect(state()).toMatchObject({ status: 'failed', error: { code: 'unanswered' }, unanswered: 'open' })
      adapter.answers.getCallsStatus = async () => ({ status: 200, receipts: [{ transactionHash: HASH }] })
      modal.events.emit('lateAnswer', { method, chainId: 'eip155:56', address: ADDRESS, result })
      expect(state()).toMatchObject({ status: 'sent', hash, error: undefined, unanswered: undefined })
      await vi.waitUntil(() => follow.mock.calls.length === 1)
      expect(state().hash).toBe(HASH)
    },
  )

  test.each([undefined, '', 7])(
    'does not know if such a wallet has sent them that takes them with the id %j, and asks for nothing else',
    async (id) => {
      const { adapter, control, state, calls } = await previewed('usdt')
      adapter.answers.sendCalls = async () => ({ id: id as string })
      expect(await control.swap()).toBe(false)
      expect(state()).toMatchObject({ status: 'failed', error: { code: 'hash' } })
      expect(calls).toEqual([])
    },
  )

  test('fails when such a wallet ends without a hash', async () => {
    const { adapter, control, state } = await previewed('usdt')
    adapter.answers.sendCalls = async () => ({ id: '0x77' })
    adapter.answers.getCallsStatus = async () => ({ status: 400 })
    await control.swap()
    await vi.waitUntil(() => state().status === 'failed')
    expect(state().error?.code).toBe('hash')
  })
})

describe('refuses what was not agreed', () => {
  const other = `eip155:56:${OTHER_ADDRESS}`

  test.each<[string, object]>([
    ['another token', { to: other }],
    ['a value', { value: '1' }],
    ['another amount', { data: approvalData(ROUTER, 11n * ONE) }],
    ['no limit', { data: approvalData(ROUTER, 2n ** 256n - 1n) }],
    ['another spender', { data: approvalData(OTHER_ADDRESS, 10n * ONE) }],
    ['a transfer', { data: approvalData(ROUTER, 10n * ONE).replace('095ea7b3', 'a9059cbb') }],
    ['another chain', { to: `eip155:1:${TETHER}` }],
  ])('an approval with %s', async (_, differs) => {
    const { adapter, control, fill, quoted, server, state } = await setupSwap()
    const ask = vi.spyOn(adapter.answers, 'sendTransaction')
    server.says.approval = (tx) => ({ ...tx, ...differs })
    await fill({ from: usdt(), to: bnb(), amount: '10' })
    await quoted()
    expect(await control.preview()).toBe(false)
    expect(state()).toMatchObject({ status: 'editing', error: { code: 'mismatch' } })
    expect(ask).not.toHaveBeenCalled()
  })

  test.each<[string, object]>([
    ['another account', { from: other }],
    ['another amount', { amount: '1' }],
    ['the token that is sold as its contract', { to: `eip155:56:${TETHER}` }],
    ['the account itself as its contract', { to: `eip155:56:${ADDRESS}` }],
    ['the currency as its contract', { to: `eip155:56:${NATIVE}` }],
    ['a transfer of a third token', { to: other, data: `0xa9059cbb${'0'.repeat(128)}` }],
    ['an approval of a third token', { to: other, data: approvalData(ROUTER, 1n) }],
    ['all of a collection for somebody', { to: other, data: `0xA22CB465${'0'.repeat(128)}` }],
    ['another chain', { to: `eip155:1:${ROUTER}` }],
  ])('a swap with %s', async (_, differs) => {
    const { control, fill, quoted, server, state } = await setupSwap()
    server.says.swap = (tx) => ({ ...tx, ...differs })
    await fill({ from: usdt(), to: bnb(), amount: '10' })
    await quoted()
    expect(await control.preview()).toBe(false)
    expect(state().error?.code).toBe('mismatch')
  })

  test('a contract that is not in `spenders`, and takes one that is', async () => {
    const strict = await previewed('bnb', { spenders: [OTHER_ADDRESS] })
    expect(strict.isReady).toBe(false)
    expect(strict.state().error?.code).toBe('mismatch')
    expect((await previewed('bnb', { spenders: [ROUTER.toLowerCase()] })).isReady).toBe(true)
  })

  test('another contract after the approval than was approved', async () => {
    const { modal, control, follow, server, state, calls } = await previewed('usdt')
    const swapping = control.swap()
    await vi.waitUntil(() => follow.mock.calls.length === 1)
    server.says.allowance = 10n * ONE
    server.says.swap = (tx) => ({ ...tx, to: other })
    modal.events.emit('transaction', { hash: hashOf('01'), chainId: 56, status: 'confirmed' })
    expect(await swapping).toBe(false)
    expect(state().error?.code).toBe('mismatch')
    expect(calls).toHaveLength(1)
  })

  test.each([
    ['other decimals', [tokenBalance(), tether({ decimals: 6 })], 'tokenMismatch'],
    ['nothing at its address', [tokenBalance()], 'tokenMismatch'],
    ['less of it', [tokenBalance({ amount: 1n }), tether()], 'balance'],
  ] as const)('a token of which the chain says: %s', async (_, tokens, code) => {
    const { adapter, control, fill, quoted, state } = await setupSwap()
    await fill()
    await quoted()
    adapter.answers.getBalances = async () => tokens
    expect(await control.preview()).toBe(false)
    expect(state().error?.code).toBe(code)
  })
})

const FAULTS: Answer[] = [
  (request) => void request.socket.destroy(),
  (_, response) => void response.writeHead(429).end(),
  (_, response) => void response.writeHead(500).end(),
  (_, response) => void response.end('<p>Hello</p>'),
  (_, response) => void response.end('{"quotes":['),
  (_, response) => json(response, { quotes: 7, allowance: 'all', tx: { data: '0x' } }),
]

test.each([
  ['bnb', QUOTES],
  ['usdt', '/v1/convert/allowance'],
  ['usdt', '/v1/convert/build-approve'],
  ['bnb', BUILD],
] as const)('has no preview of %s while the server fails in %s, and has one then', async (of, path) => {
  const { control, fill, server, state } = await setupSwap()
  for (const fault of FAULTS) {
    server.answers.set(path, fault)
    await fill(of === 'bnb' ? {} : { from: usdt(), to: bnb(), amount: '10' })
    expect(await control.preview()).toBe(false)
    expect(state()).toMatchObject({ status: 'editing', loading: false, error: { code: 'quote' } })
  }
  expect(server.queries(path).length).toBeGreaterThanOrEqual(FAULTS.length)
  server.answers.clear()
  expect(await control.preview()).toBe(true)
  expect(state().error).toBeUndefined()
})

test('starts anew on another network', async () => {
  const { modal, control, fill, quoted, server, state } = await setupSwap()
  await control.load()
  await fill()
  await quoted()
  modal.accounts.set('eip155', connected({ chainId: mainnet.id }))
  await vi.waitUntil(() => state().tokens.status === 'unsupported')
  expect(state()).toMatchObject({ sourceToken: undefined, sourceTokenAmount: '', quote: undefined })
  expect(server.queries('/v1/convert/tokens')).toHaveLength(1)
})
