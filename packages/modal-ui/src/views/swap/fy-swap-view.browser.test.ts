import { open, type SwapControl, type SwapErrorCode, type SwapState } from '@foyer/modal-core'
import { connected, createFakeSwap, HASH, swapToken, tokenBalance } from '@foyer/modal-core/test'
import { describe, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { button, dialog, expectNoAxeViolations, mountModal } from '../../test/mountModal.ts'
import { filled, storyListed, storyUsdt } from '../../test/stories/swapStory.ts'

/** The form over the account, with a feature in this state. */
async function openSwap(state: Partial<SwapState> = filled, methods: Partial<SwapControl> = {}) {
  const { feature, set } = createFakeSwap(state, methods)
  const mounted = mountModal({ features: [feature] })
  mounted.adapter.answers.getBalances = async () => [tokenBalance({ price: 600, value: 900 })]
  mounted.adapter.report(connected())
  await open(mounted.modal)
  // As the account's button does. A press takes as long as drawing the form.
  mounted.modal.router.push({ view: 'Swap' })
  await expect.element(dialog()).toHaveAccessibleName('Swap')
  return { ...mounted, set }
}

test('shows what is received, the rate, the least and the price impact', async () => {
  const { modal } = await openSwap()
  modal.router.pop()
  await button('Swap').click()
  await expect.element(page.getByText('597.88', { exact: true })).toBeVisible()
  await expect.element(page.getByText('1 BNB = 597.88 USDT')).toBeVisible()
  await expect.element(page.getByText('591.9012 USDT')).toBeVisible()
  await expect.element(page.getByText('0.12%')).toBeVisible()
})

test('tells the feature each key, the turn and the slippage, and that it is looked at', async () => {
  const methods = {
    setAmount: vi.fn(),
    flip: vi.fn(),
    setSlippage: vi.fn(),
    setVisible: vi.fn(),
    load: vi.fn(),
  }
  const { modal } = await openSwap(filled, methods)
  expect(methods.load).toHaveBeenCalled()
  expect(methods.setVisible).toHaveBeenCalledExactlyOnceWith(true)
  await page.getByRole('textbox', { name: 'You pay' }).fill('0,5')
  expect(methods.setAmount).toHaveBeenLastCalledWith('0,5')
  await button('Switch tokens').click()
  expect(methods.flip).toHaveBeenCalledOnce()
  expect(page.getByRole('textbox', { name: 'Slippage, in %' }).query()).toBeNull()
  await button('Slippage: 1%').click()
  await expect.element(button('Slippage: 1%')).toHaveAttribute('aria-expanded', 'true')
  await page.getByRole('textbox', { name: 'Slippage, in %' }).fill('2')
  expect(methods.setSlippage).toHaveBeenLastCalledWith('2')
  modal.router.pop()
  await expect.poll(() => methods.setVisible.mock.calls.at(-1)).toEqual([false])
})

test('shows what is paid, what is received and the fee in money, and fills in parts of the balance', async () => {
  const setAmount = vi.fn()
  const useMax = vi.fn()
  const quote = { toAmount: 597_880_000_000_000_000_000n, minimum: 1n, priceImpact: 0, toPrice: 1.01 }
  const toToken = { ...storyUsdt, price: undefined }
  const state = { ...filled, toToken, quote, fee: 21n * 10n ** 12n }
  const { modal, set } = await openSwap(state, { setAmount, useMax })
  await expect.element(page.getByText('≈ $600.00')).toBeVisible()
  await expect.element(page.getByText('≈ $603.86')).toBeVisible()
  await button('25%').click()
  expect(setAmount).toHaveBeenLastCalledWith(((filled.sourceToken?.amount ?? 0n) * 25n) / 100n)
  await button('Max').click()
  expect(useMax).toHaveBeenCalledOnce()
  set({ status: 'ready' })
  modal.router.push({ view: 'SwapPreview' })
  await expect.element(page.getByText('$603.86')).toBeVisible()
  await expect.element(page.getByText('0.000021 BNB ($0.01)')).toBeVisible()
})

test('shows the slippage as long as it is wrong', async () => {
  await openSwap({ ...filled, slippage: '90', error: { code: 'slippage', message: 'slippage' } })
  await expect.element(page.getByRole('textbox', { name: 'Slippage, in %' })).toBeVisible()
})

test('proposes the first token that the account has and the list names', async () => {
  const setSourceToken = vi.fn()
  await openSwap({ tokens: { status: 'ready', chainId: 'eip155:56', list: storyListed } }, { setSourceToken })
  await expect.poll(() => setSourceToken.mock.calls.length).toBe(1)
  expect(setSourceToken.mock.calls[0]?.[0]).toMatchObject({ symbol: 'BNB' })
})

test('names a token that keeps a part of each transfer, in the preview, too', async () => {
  const quote = { toAmount: 1n, minimum: 1n, priceImpact: 0, transferFees: { from: 10, to: 2.5 } }
  const { set } = await openSwap({ ...filled, quote })
  await expect.element(page.getByText(/BNB keeps about 10% of each transfer\./)).toBeVisible()
  await expect.element(page.getByText(/USDT keeps about 2\.5% of each transfer\./)).toBeVisible()
  await button('Continue').click()
  set({ status: 'ready' })
  await expect.element(dialog()).toHaveAccessibleName('Review')
  await expect.element(page.getByText(/BNB keeps about 10% of each transfer\./)).toBeVisible()
  await expectNoAxeViolations()
})

describe('the price impact', () => {
  const withImpact = (priceImpact: number) => ({
    ...filled,
    quote: { toAmount: 1n, minimum: 1n, priceImpact },
  })

  test('warns of more than 3 per cent, and asks for a tick above 15', async () => {
    const { set } = await openSwap(withImpact(1))
    for (const [impact, shown, isWarned, isAsked] of [
      [3, '3%', false, false],
      [3.01, '3.01%', true, false],
      [15, '15%', true, false],
      [15.01, '15.01%', true, true],
    ] as const) {
      set(withImpact(impact))
      await expect.element(page.getByText(shown, { exact: true })).toBeVisible()
      expect(page.getByText(/High price impact/).query() !== null, shown).toBe(isWarned)
      expect(page.getByRole('checkbox').query() !== null, shown).toBe(isAsked)
    }
  })

  test('is agreed to with a tick', async () => {
    const acceptImpact = vi.fn()
    await openSwap(withImpact(40), { acceptImpact })
    await page.getByRole('checkbox', { name: 'I agree to this price impact' }).click()
    expect(acceptImpact).toHaveBeenCalledExactlyOnceWith(true)
  })
})

const PROBLEMS: readonly [SwapErrorCode, string][] = [
  ['liquidity', 'Insufficient liquidity'],
  ['balance', 'This is more than you have.'],
  ['fee', 'You don’t have enough BNB for the network fee.'],
  ['priceMoved', 'The price has moved too far. Check the new one, or allow more slippage.'],
  ['estimate', 'The swap would fail right now. Allow more slippage, or swap less.'],
  ['changed', 'Your wallet has changed its account or network. Check the transaction again.'],
  ['rejected', 'You declined the request. You can ask again at any time.'],
  ['mismatch', 'The server asked for something you didn’t agree to.'],
]

test('says what is wrong, by each code', async () => {
  const { set } = await openSwap()
  for (const [code, text] of PROBLEMS) {
    set({ error: { code, message: '' } })
    await expect.element(page.getByRole('alert')).toHaveTextContent(text)
  }
})

test('warns of a token that is on no list', async () => {
  await openSwap({ ...filled, toToken: swapToken({ address: `0x${'99'.repeat(20)}`, isListed: false }) })
  await expect.element(page.getByText(/Unlisted token/)).toBeVisible()
})

test('says that nothing is swapped on this network, leads to others, and is no longer offered', async () => {
  const { modal, set } = await openSwap()
  set({ tokens: { status: 'unsupported', chainId: 'eip155:56' } })
  await expect.element(page.getByText('Swapping is not possible on this network.')).toBeVisible()
  await button('Select network').click()
  await expect.poll(() => modal.state.router.route.view).toBe('Networks')
  modal.router.pop()
  modal.router.pop()
  await expect.element(button('Receive')).toBeVisible()
  expect(button('Swap').query()).toBeNull()
})

test('is not offered where the project has switched it off', async () => {
  const { feature } = createFakeSwap(filled)
  const { modal, adapter } = mountModal({ features: [feature] })
  modal.wallets.state.features = { swap: false }
  adapter.report(connected())
  await open(modal)
  await expect.element(button('Receive')).toBeVisible()
  expect(button('Swap').query()).toBeNull()
})

describe('the tokens', () => {
  test('are chosen for the side that was pressed, and found by an address that no list has', async () => {
    const address = `0x${'99'.repeat(20)}`
    const setToToken = vi.fn()
    const findToken = vi.fn(async () => swapToken({ address, name: 'New Coin', isListed: false }))
    await openSwap(filled, { setToToken, findToken })
    await page.getByRole('button', { name: /^You receive/ }).click()
    await expect.element(dialog()).toHaveAccessibleName('Select token')
    await expect.element(page.getByRole('button', { name: /Tether/ })).toHaveAttribute('aria-current', 'true')
    await page.getByRole('searchbox').fill(address)
    await expect.element(page.getByText(/Unlisted token/)).toBeVisible()
    await page.getByRole('button', { name: /New Coin/ }).click()
    expect(setToToken).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ address }))
    await expect.element(dialog()).toHaveAccessibleName('Swap')
  })

  test('are those of the account first, and found by name or symbol', async () => {
    const list = storyListed.toReversed()
    const { modal } = await openSwap({ ...filled, tokens: { status: 'ready', chainId: 'eip155:56', list } })
    modal.router.push({ view: 'SwapSelectToken', side: 'source' })
    const names = () =>
      page
        .getByRole('listitem')
        .elements()
        .map((row) => row.querySelector('.grow')?.textContent)
    await expect.poll(names).toEqual(['BNB', 'USD Coin', 'Tether USD'])
    await page.getByRole('searchbox').fill('coin')
    await expect.poll(names).toEqual(['USD Coin'])
    await page.getByRole('searchbox').fill('usdt')
    await expect.poll(names).toEqual(['Tether USD'])
    await page.getByRole('searchbox').fill('nothing')
    await expect.element(page.getByText('No token found')).toBeVisible()
  })

  test('of the account are offered without a warning while the list loads', async () => {
    const { modal, set } = await openSwap()
    modal.router.push({ view: 'SwapSelectToken', side: 'source' })
    await expect.element(button(/^BNB/)).toBeVisible()
    set({ tokens: { status: 'loading', chainId: 'eip155:56' } })
    await expect.element(page.getByText('USD Coin')).not.toBeInTheDocument()
    await expect.element(button(/^BNB/)).toBeVisible()
    expect(page.getByText(/Unlisted token/).query()).toBeNull()
  })

  test('of the other side are set there', async () => {
    const setSourceToken = vi.fn()
    await openSwap(filled, { setSourceToken })
    await page.getByRole('button', { name: /^You pay/ }).click()
    await page.getByRole('button', { name: /Tether/ }).click()
    expect(setSourceToken).toHaveBeenCalledExactlyOnceWith(
      expect.objectContaining({ address: storyUsdt.address }),
    )
  })
})

describe('the preview', () => {
  test('leads to the wallet, and then to what became of it', async () => {
    const swap = vi.fn<SwapControl['swap']>(async (transaction) => {
      transaction?.onSuccess?.()
      return true
    })
    const { modal, set } = await openSwap(filled, { swap })
    await button('Continue').click()
    set({ status: 'ready', fee: 10n ** 14n })
    await expect.element(dialog()).toHaveAccessibleName('Review')
    await expect.element(page.getByText('0.0001 BNB ($0.06)')).toBeVisible()
    await button('Swap').click()
    expect(swap).toHaveBeenCalledOnce()
    expect(modal.router.state.history.map(({ view }) => view)).toEqual(['Account'])
    set({ status: 'sent' })
    await expect.element(page.getByText('On its way')).toBeVisible()
    set({ status: 'confirmed' })
    await expect.element(page.getByText('Swap confirmed')).toBeVisible()
    await button('Done').click()
    await expect.element(dialog()).toHaveAccessibleName('Account')
  })

  const ENDS: readonly [SwapState['status'], title: string, text: string][] = [
    [
      'shared',
      'Waiting for the other owners',
      'This account is a contract: the transaction is sent once its other owners have confirmed it in their wallets.',
    ],
    ['reverted', 'Transaction failed', 'Nothing was swapped, but the network fee was charged.'],
    ['replaced', 'Replaced in your wallet', 'Another transaction replaced it, so this one swapped nothing.'],
    [
      'timedOut',
      'Not confirmed yet',
      'The swap may still be confirmed. Check the explorer before you swap again.',
    ],
  ]

  test('says how it ended, and leads back to the account', async () => {
    const reset = vi.fn()
    const { modal, set } = await openSwap(filled, { reset })
    modal.router.push({ view: 'SwapPreview' })
    for (const [status, title, text] of ENDS) {
      set({ status, hash: HASH })
      await expect.element(page.getByText(title, { exact: true })).toBeVisible()
      await expect.element(page.getByText(text, { exact: true })).toBeVisible()
    }
    await button('Done').click()
    await expect.element(dialog()).toHaveAccessibleName('Account')
    expect(reset).toHaveBeenCalledOnce()
  })

  test('asks to agree to a price that has fallen', async () => {
    const accept = vi.fn(async () => true)
    const { set } = await openSwap(filled, { accept })
    await button('Continue').click()
    set({ status: 'moved' })
    await button('Accept the new price').click()
    expect(accept).toHaveBeenCalledOnce()
  })

  test('warns of a request that the wallet has not answered, and of what it has sent late', async () => {
    const { set } = await openSwap({ ...filled, unanswered: 'open' })
    await button('Continue').click()
    await expect.element(page.getByRole('alert')).toMatchTextContent('It may have sent this')
    set({ unanswered: 'sent' })
    await expect
      .element(page.getByRole('alert'))
      .toMatchTextContent('has sent the earlier transaction after all')
  })

  test('goes back to the form when there is no price any more', async () => {
    const { set } = await openSwap()
    await button('Continue').click()
    set({ status: 'ready' })
    await expect.element(dialog()).toHaveAccessibleName('Review')
    set({ status: 'editing', error: { code: 'liquidity', message: '' } })
    await expect.element(page.getByRole('alert')).toHaveTextContent('Insufficient liquidity')
  })
})
