import { HASH } from '@foyer/modal-core/test'
import { reviewed, storyBnb, storyUsdt, swapStory } from '../../test/stories/swapStory.ts'

export default { title: 'Views/SwapPreview' }

const route = { view: 'SwapPreview' } as const

/** Tether is sold, which needs an approval first. */
const approved = {
  ...reviewed,
  sourceToken: storyUsdt,
  toToken: storyBnb,
  sourceTokenAmount: '300',
  quote: { toAmount: 498_123_456_789_000_000n, minimum: 493_142_222_221_000_000n, priceImpact: 0.09 },
  needsApproval: true,
}

export const Default = swapStory({ route, state: reviewed })

export const WithApproval = swapStory({ route, state: approved })

export const Moved = swapStory({ route, state: { ...reviewed, status: 'moved' } })

export const Approving = swapStory({ route, state: { ...approved, status: 'approving' } })

export const ApprovalSent = swapStory({ route, state: { ...approved, status: 'approvalSent' } })

export const Signing = swapStory({ route, state: { ...reviewed, status: 'signing' } })

const ended = (status: 'sent' | 'confirmed' | 'reverted' | 'replaced' | 'timedOut') =>
  swapStory({ route, state: { ...reviewed, status, hash: HASH } })

export const Sent = ended('sent')

export const Confirmed = ended('confirmed')

export const Reverted = ended('reverted')

export const Replaced = ended('replaced')

export const TimedOut = ended('timedOut')
