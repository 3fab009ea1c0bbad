import { swapToken } from '@foyer/modal-core/test'
import { filled, swapStory } from '../../test/stories/swapStory.ts'

export default { title: 'Views/Swap' }

/** With the field behind the line of the slippage. */
export const Slippage = swapStory({ set: { isSlippageOpen: true } })

export const Default = swapStory()

export const Empty = swapStory({
  state: { ...filled, toToken: undefined, sourceTokenAmount: '', quote: undefined },
})

export const Quoting = swapStory({ state: { ...filled, quote: undefined, quoting: true } })

export const Preparing = swapStory({ state: { ...filled, status: 'preparing', loading: true } })

/** Above 3 %. */
export const PriceImpact = swapStory({
  state: { ...filled, quote: { toAmount: 5n * 10n ** 20n, minimum: 495n * 10n ** 18n, priceImpact: 4.2 } },
})

/** Above 15 % it has to be agreed to. */
export const LargePriceImpact = swapStory({
  state: { ...filled, quote: { toAmount: 3n * 10n ** 20n, minimum: 297n * 10n ** 18n, priceImpact: 48.61 } },
})

export const UnlistedToken = swapStory({
  state: {
    ...filled,
    toToken: swapToken({ address: `0x${'99'.repeat(20)}`, name: 'New Coin', symbol: 'NEW', isListed: false }),
    quote: { toAmount: 7n * 10n ** 18n, minimum: 693n * 10n ** 16n, priceImpact: undefined },
  },
})

export const InsufficientLiquidity = swapStory({
  state: { ...filled, quote: undefined, error: { code: 'liquidity', message: 'Insufficient liquidity' } },
})

export const NotEnough = swapStory({
  state: { ...filled, sourceTokenAmount: '2', error: { code: 'balance', message: '' } },
})

export const Loading = swapStory({ state: { tokens: { status: 'loading', chainId: 'eip155:56' } } })

export const Failed = swapStory({ state: { tokens: { status: 'failed', chainId: 'eip155:56' } } })

export const Unsupported = swapStory({ state: { tokens: { status: 'unsupported', chainId: 'eip155:56' } } })
