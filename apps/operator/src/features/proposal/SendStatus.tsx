import { isUnderWay, type TransactionState, type UnansweredRequest } from '@foyer/site-kit/transaction'
import type { Described } from '../../app/describeError.ts'
import { useStack } from '../../app/runtime.ts'
import { FailureText } from '../../ui/Failure.tsx'

export type SendStatusProps = {
  transaction: {
    state: TransactionState<string, Described>
    isUnseen: boolean
    isShared: boolean
    unanswered: UnansweredRequest | undefined
    giveUp: () => void
  }
}

/** The status of a transaction, announced to screen readers. */
export function SendStatus({ transaction }: SendStatusProps) {
  const { state, isUnseen, isShared, unanswered, giveUp } = transaction
  const isWaiting = state.status === 'switching' || state.status === 'signing' || state.status === 'pending'
  return (
    <>
      <div role="status">
        {state.status === 'checking' && <p>Simulating…</p>}
        {state.status === 'switching' && <p>Switch the network in your wallet.</p>}
        {state.status === 'signing' && <p>Confirm in your wallet.</p>}
        {state.status === 'pending' && (
          <p>
            Sent, waiting for its block: <Transaction hash={state.hash} />
          </p>
        )}
        {state.status === 'pending' && isShared && (
          <p>The account is a contract, such as a Safe: its other owners confirm this in the wallet first.</p>
        )}
        {state.status === 'pending' && isUnseen && !isShared && (
          <p>No node has seen it yet. It may have been dropped: look into your wallet.</p>
        )}
        {unanswered && !isUnderWay(state) && (
          <p>
            The wallet has not answered the last request, which may still be open there. The chain has no such
            transaction yet, and <span>{unanswered.others}</span> others of this account since. Reject the
            request in the wallet before you send it again.
          </p>
        )}
        {state.status === 'confirmed' && (
          <p className="good">
            <span>{state.result}</span> <Transaction hash={state.hash} />
          </p>
        )}
      </div>
      {isWaiting && (
        <button type="button" className="button quiet" onClick={giveUp}>
          Stop waiting
        </button>
      )}
      <div role="alert">
        {state.status === 'failed' && (
          <>
            <FailureText failure={state.failure} />
            {state.hash && <Transaction hash={state.hash} />}
          </>
        )}
      </div>
    </>
  )
}

function Transaction({ hash }: { hash: string }) {
  const { client } = useStack()
  const blockExplorerUrl = client.chain.blockExplorers?.default.url
  if (blockExplorerUrl === undefined) return <code translate="no">{hash}</code>
  return (
    <a href={`${blockExplorerUrl.replace(/\/$/, '')}/tx/${hash}`} target="_blank" rel="noreferrer">
      <code translate="no">{hash}</code>
    </a>
  )
}
