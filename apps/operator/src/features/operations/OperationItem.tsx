import { describeCall } from '@foyer/presale-operator'
import { type Hex, isHash, zeroHash } from 'viem'
import type { ListedOperation } from '../../chain/operationsQuery.ts'
import { useSale } from '../../chain/useSale.ts'
import { CheckShards } from '../whitelist/CheckShards.tsx'
import type { JobResults } from '../whitelist/jobs.ts'
import { useShardCheck } from '../whitelist/useShardCheck.ts'
import { operationLabel } from './operationLabel.ts'

export type OperationItemProps = {
  operation: ListedOperation
  /** True if a guardian can cancel it. */
  isVetoable: boolean
  /** Called with what a whitelist changes, if the call puts one in force. */
  onExecute: (change: JobResults['verify'] | undefined) => void
  onCancel: () => void
}

/** One scheduled call. Only what the AccessManager has scheduled can be executed or cancelled. */
export function OperationItem({ operation, isVetoable, onExecute, onCancel }: OperationItemProps) {
  const { data: sale } = useSale()
  const { status, call, target, caller, data } = operation
  const isScheduled = status === 'waiting' || status === 'ready'
  const root = call?.functionName === 'setWhitelistRoot' ? readRoot(call.args) : undefined
  const verify = useShardCheck(root, sale?.view.whitelistRoot ?? zeroHash)
  const isChecked = root === undefined || verify.result !== undefined

  return (
    <li className="panel stack">
      <p className={status === 'unknown' ? 'bad' : undefined}>
        <strong>{operationLabel(operation)}</strong>
      </p>
      <code translate="no">
        {call === undefined ? `unreadable: ${data.slice(0, 10)}` : describeCall(data)}
      </code>
      <p className="note">
        to <code translate="no">{target}</code> by <code translate="no">{caller}</code>
      </p>
      {status === 'unknown' && (
        <p className="note">
          Do not sign it: it was never scheduled, or was executed, cancelled or has expired. An indexer that
          lists it is behind the chain, or lies.
        </p>
      )}
      {isScheduled && (
        <p className="note">
          {isVetoable
            ? 'The admin and a guardian can cancel it.'
            : 'It changes roles: only an admin can cancel it.'}
        </p>
      )}
      {isScheduled && call === undefined && (
        <p className="bad">It is to none of the sale’s functions: this console does not execute it.</p>
      )}
      {isScheduled && root !== undefined && <CheckShards verify={verify} isDisabled={sale === undefined} />}
      {isScheduled && (
        <div className="row">
          {call !== undefined && (
            <button
              type="button"
              className="button primary"
              disabled={status !== 'ready' || !isChecked}
              onClick={() => onExecute(verify.result)}
            >
              Execute…
            </button>
          )}
          <button type="button" className="button danger" onClick={onCancel}>
            Cancel…
          </button>
        </div>
      )}
    </li>
  )
}

function readRoot([root]: readonly unknown[]): Hex | undefined {
  return typeof root === 'string' && isHash(root) ? root : undefined
}
