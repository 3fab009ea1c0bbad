import type { FeatureModal, ModalEvents, Network } from '@foyer/modal-core'
import { reportLoadError } from '@foyer/modal-core/page'

/** `hash` is unchecked: storage or a wallet has said it. */
type Transfer = { hash: unknown; network: Network; lastBlock?: number | undefined }

/** Follows the transfers outside EVM that no form waits for any more, and emits `transaction` events. */
export function followTransfers(modal: FeatureModal) {
  const { adapterOf, events } = modal
  /** Those that somebody follows in this page, or has followed to the end. */
  const known = new Set<string>()
  const stops = new Set([events.on('transaction', (event) => void known.add(keyOf(event)))])
  let isStopped = false

  async function load({ chainNamespace }: Network) {
    // Adapters start after features.
    await Promise.resolve()
    return isStopped ? undefined : adapterOf(chainNamespace)?.loadSending?.()
  }

  return {
    async follow({ hash, network, lastBlock }: Transfer) {
      try {
        const sending = await load(network)
        if (isStopped || sending?.isTransactionId(hash) !== true) return
        // The form has taken up the same late answer, or the wallet has said it twice.
        if (known.has(keyOf({ hash, chainId: network.id }))) return
        const stop = sending.follow({ hash, network, lastBlock }, (status) =>
          events.emit('transaction', { hash, chainId: network.id, status, lastBlock }),
        )
        stops.add(stop)
      } catch (cause) {
        if (!isStopped) void reportLoadError(modal, cause)
      }
    },

    stop() {
      isStopped = true
      for (const stop of stops) stop()
    },
  }
}

const keyOf = ({ hash, chainId }: Pick<ModalEvents['transaction'], 'hash' | 'chainId'>) =>
  `${chainId}:${hash}`
