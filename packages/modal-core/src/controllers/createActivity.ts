import { proxy } from 'valtio/vanilla'
import type { ActivityRecord, ActivitySource } from '../types/activity.ts'

/** The account's transactions. A feature brings their source; without it there are none. */
export function createActivity() {
  const state = proxy<ActivityRecord>({ currentTab: 'tokens', current: { status: 'off' } })
  let source: ActivitySource | undefined

  return {
    state,
    /** The source of transactions. Undefined if no feature brings one. */
    get source() {
      return source
    },
    setSource(next: ActivitySource | undefined) {
      source = next
    },
  }
}
