import type { ActivityItem, ActivitySource, ActivityState, ActivityTransfer } from '../types/activity.ts'
import type { Feature } from '../types/feature.ts'
import { ADDRESS, OTHER_ADDRESS } from './createFakeAdapter.ts'

/** One and a half coins that went out, with what differs. */
export const activityTransfer = (differs: Partial<ActivityTransfer> = {}): ActivityTransfer => ({
  direction: 'out',
  name: 'BNB',
  collectible: false,
  amount: 15n,
  decimals: 1,
  token: { chainId: 'eip155:56', address: undefined },
  imageUrl: undefined,
  ...differs,
})

/** 1.5 BNB sent at noon on Christmas Eve of 2025, with what differs. */
export const activityItem = (differs: Partial<ActivityItem> = {}): ActivityItem => ({
  id: 'tx',
  hash: `0x${'ab'.repeat(32)}`,
  operation: 'send',
  status: 'confirmed',
  minedAt: new Date(2025, 11, 24, 12, 30).getTime(),
  from: ADDRESS,
  to: OTHER_ADDRESS,
  application: undefined,
  title: undefined,
  transfers: [activityTransfer()],
  ...differs,
})

/** A chain API that answers as a test says: set `answers`. */
export function createFakeActivity(first: ActivityState) {
  const answers: { load: () => Promise<ActivityState>; more: () => Promise<ActivityState> } = {
    load: async () => first,
    more: async () => first,
  }
  const feature: Feature = {
    name: 'activity',
    start({ activity }) {
      const { state } = activity
      const items = () => ('items' in state.current ? state.current.items : [])
      async function show(answer: Promise<ActivityState>) {
        state.current = { status: 'loading', items: items(), isEnd: false }
        state.current = await answer
      }
      const source: ActivitySource = {
        load: () => show(answers.load()),
        more: () => show(answers.more()),
        clear() {
          state.current = { status: 'idle' }
        },
      }
      activity.setSource(source)
      source.clear()
      return () => {}
    },
  }
  return { feature, answers }
}
