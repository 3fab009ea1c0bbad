import type { FeatureModal, Schedule } from '@foyer/modal-core'
import { schedule as pageSchedule } from '@foyer/modal-core/page'
import type { SwapTools } from '@foyer/modal-core/swap'
import { nodesOf } from '../eip155/request.ts'
import { askFirst } from '../rpc/rpcOf.ts'
import { createWatcher } from '../transactions/createWatcher.ts'
import { isTransactionHash } from '../transactions/isTransactionHash.ts'
import { receiptsOf } from '../transactions/readReceipt.ts'
import { decodeApproval } from './decodeApproval.ts'

// The flow comes in the chunk of its tools.
// biome-ignore lint/performance/noBarrelFile: it is a chunk
export { createSwap } from '@foyer/modal-core/swap'

type CreateToolsParameters = { pollPending: boolean; schedule: Schedule | undefined }

const ADDRESS = /^0x[0-9a-f]{40}$/i

/** Creates the tools of a swap on an EVM network. */
export function createTools(
  modal: FeatureModal,
  { pollPending, schedule = pageSchedule }: CreateToolsParameters,
): SwapTools {
  const watcher = createWatcher({ events: modal.events, pollPending, read: receiptsOf(modal), schedule })
  return {
    isAddress: (text) => ADDRESS.test(text),
    isTransactionHash,
    async isContract({ address, network }) {
      const provider = await modal.adapterOf(network.chainNamespace)?.getNode?.({ network })
      const { isContract } = await import('../transactions/findExecution.ts')
      return isContract(askFirst(nodesOf({ network, provider })), address)
    },
    decodeApproval,
    // That it was not confirmed in time is an event, too.
    follow: (transaction) => void watcher.wait(transaction).catch(() => {}),
    stop: watcher.stop,
  }
}
