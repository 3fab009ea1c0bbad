import type { AccountTab } from '../types/activity.ts'
import type { Modal } from '../types/modal.ts'

/** Opens a tab of the Account view. It stays open until the account has gone. */
export function selectTab({ activity }: Modal, tab: AccountTab) {
  activity.state.currentTab = tab
}
