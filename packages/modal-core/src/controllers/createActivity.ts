import { proxy } from 'valtio/vanilla'
import type { ActivityRecord, ActivitySource } from '../types/activity.ts'

/** The account's transactions. A feature brings their source; without it there are none. */
export function createActivity(): { state: ActivityRecord; source?: ActivitySource } {
  return { state: proxy<ActivityRecord>({ currentTab: 'tokens', current: { status: 'off' } }) }
}
