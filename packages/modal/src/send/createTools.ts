import type { FeatureModal, Schedule } from '@foyer/modal-core'
import { schedule as pageSchedule } from '@foyer/modal-core/page'
import type { SendTools } from '@foyer/modal-core/send'
import { checksum } from '../eip1193/checksum.ts'
import { createWatcher } from '../transactions/createWatcher.ts'
import { isTransactionHash } from '../transactions/isTransactionHash.ts'
import { receiptsOf } from '../transactions/readReceipt.ts'

type CreateToolsParameters = { pollPending: boolean; schedule: Schedule | undefined }

/** Creates the tools of a transfer on an EVM network. */
export function createTools(
  modal: FeatureModal,
  { pollPending, schedule = pageSchedule }: CreateToolsParameters,
): SendTools {
  const watcher = createWatcher({ events: modal.events, pollPending, read: receiptsOf(modal), schedule })
  return {
    checksum,
    isTransactionHash,
    // That it was not confirmed in time is an event, too.
    follow: (transaction) => void watcher.wait(transaction).catch(() => {}),
    stop: watcher.stop,
  }
}
