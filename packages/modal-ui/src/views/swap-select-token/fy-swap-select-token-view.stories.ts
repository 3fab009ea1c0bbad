import { filled, swapStory } from '../../test/stories/swapStory.ts'

export default { title: 'Views/SwapSelectToken' }

const route = { view: 'SwapSelectToken', side: 'source' } as const

export const Default = swapStory({ route })

export const Searched = swapStory({ route, set: { query: 'usd' } })

export const NothingFound = swapStory({ route, set: { query: 'no such token' } })

export const Loading = swapStory({
  route,
  state: { ...filled, tokens: { status: 'loading', chainId: 'eip155:1' } },
})
