import { open, type Route, type SwapState } from '@foyer/modal-core'
import { connected, createFakeSwap, swapToken } from '@foyer/modal-core/test'
import { modalStory } from './modalStory.ts'
import { storyTokens } from './sendStory.ts'

const ONE = 10n ** 18n
const [currency, tether] = storyTokens

export const storyBnb = swapToken({ ...currency })
export const storyUsdt = swapToken({ ...tether })
export const storyListed = [
  storyBnb,
  storyUsdt,
  swapToken({ address: `0x${'88'.repeat(20)}`, name: 'USD Coin', symbol: 'USDC' }),
]

/** The form for 1 BNB, which gives 597.88 USDT. */
export const filled: Partial<SwapState> = {
  tokens: { status: 'ready', chainId: 'eip155:56', list: storyListed },
  sourceToken: storyBnb,
  toToken: storyUsdt,
  sourceTokenAmount: '1',
  quote: { toAmount: (59_788n * ONE) / 100n, minimum: (5_919_012n * ONE) / 10_000n, priceImpact: 0.12 },
}

/** The same, looked at before the wallet is asked. */
export const reviewed: Partial<SwapState> = {
  ...filled,
  status: 'ready',
  fee: ONE / 5_000n,
  needsApproval: false,
}

type SwapStoryParameters = { route?: Route; state?: Partial<SwapState>; set?: object }

/** A story of one of the views that swap, over the account. */
export const swapStory = ({ route = { view: 'Swap' }, state = filled, set }: SwapStoryParameters = {}) =>
  modalStory({
    features: [createFakeSwap(state).feature],
    async act({ modal, adapter, set: setView }) {
      adapter.answers.getBalances = async () => storyTokens
      adapter.report(connected())
      await open(modal)
      modal.router.push(route)
      if (set !== undefined) await setView(set)
    },
  })
