import { type UseTransactionParameters, useTransaction } from '@foyer/site-kit/transaction'
import type { Address } from 'viem'
import { useRuntime } from '../../app/runtime.ts'
import { findBundle } from '../../chain/bundles.ts'
import { chainKey } from '../../chain/chainKey.ts'
import type { PendingTopic } from '../../chain/createPendingStores.ts'
import { recordedBlocks } from '../../chain/recordedBlocks.ts'
import { type Failure, toFailure } from '../../chain/toFailure.ts'
import { useNetworkFailure } from '../failure/NetworkFailure.tsx'

/** The failure to show when another transaction used the nonce. */
const REPLACED: Record<PendingTopic, Failure['name']> = {
  purchase: 'Replaced',
  bind: 'ReplacedBinding',
  withdrawal: 'ReplacedWithdrawal',
  settlement: 'ReplacedSettlement',
  allowance: 'ReplacedAllowance',
}

export type UseSaleTransactionParameters<result> = Pick<
  UseTransactionParameters<result, Failure>,
  'readResult' | 'onConfirmed'
> & {
  topic: PendingTopic
  account: Address | undefined
  /** The failure to show when the receipt of a transaction lacks the expected event. @default 'OtherTransaction' */
  other?: Failure['name']
  /** Failures with a dialog of their own, besides that of the network. */
  dialogs?: Partial<Record<Failure['name'], () => void>>
}

/** A transaction of the account with the sale's contracts. What is shown after it is at least as new as its receipt. */
export function useSaleTransaction<result>(parameters: UseSaleTransactionParameters<result>) {
  const { topic, account, other = 'OtherTransaction', dialogs, onConfirmed, ...rest } = parameters
  const runtime = useRuntime()
  const openNetworkFailure = useNetworkFailure()

  return useTransaction<result, Failure>({
    ...rest,
    account,
    client: runtime.client,
    chainKey: chainKey(runtime.config),
    freshness: runtime.freshness,
    pending: runtime.pending[topic],
    bundles: { pending: runtime.pending.bundles[topic], find: (id) => findBundle(runtime, id) },
    unanswered: runtime.pending.unanswered[topic],
    isUnanswered: ({ name }) => name === 'WalletSilent' || name === 'NetworkUnstable',
    findBlocks: (sender) => recordedBlocks(runtime, topic, sender),
    toFailure,
    failures: {
      reverted: { name: 'Reverted' },
      replaced: { name: REPLACED[topic] },
      other: { name: other },
    },
    onConfirmed(result) {
      // The account's amounts in the dialog are of before, also in the caches of the server. Where its code cannot be
      // loaded now, they are read when the account is opened.
      runtime.modal.loadBalance({ isForced: true }).catch(() => {})
      onConfirmed?.(result)
    },
    onFailure({ name, isAllowed }) {
      const openDialog = { NetworkUnstable: openNetworkFailure, ...dialogs }[name]
      openDialog?.()
      // A confirmation is said in the page, also beside the dialog.
      return openDialog !== undefined && isAllowed !== true
    },
  })
}
