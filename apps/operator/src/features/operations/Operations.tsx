import type { Operation } from '@foyer/indexer/api'
import { cancelOperation, decodeCall, describeCall } from '@foyer/presale-operator'
import { getAddress, type Hex } from 'viem'
import { useRuntime } from '../../app/runtime.ts'
import { useProposal } from '../../ui/useProposal.tsx'
import styles from './Operations.module.css'
import { operationState } from './operationState.ts'

/** @property now chain time, seconds */
export type OperationsProps = { items: readonly Operation[]; now: number }

/** Scheduled calls, newest first, each with what can be done about it. */
export function Operations({ items, now }: OperationsProps) {
  const { config } = useRuntime()
  const { open, panel } = useProposal()
  if (items.length === 0) return <p className="panel">No call was ever scheduled.</p>

  function execute(item: Operation) {
    const call = decodeCall(getAddress(item.target), item.data as Hex)
    if (call !== undefined) open({ title: `Execute ${call.functionName}`, role: 'adminSafe', call })
  }

  function cancel({ caller, target, data }: Operation) {
    const { contracts } = config.deployment
    open(
      cancelOperation(contracts, {
        caller: getAddress(caller),
        target: getAddress(target),
        data: data as Hex,
      }),
    )
  }

  return (
    <>
      {panel}
      <ul className={styles.list} aria-label="Scheduled calls">
        {items.map((item) => {
          const { label, isOpen } = operationState(item, now)
          return (
            <li key={item.id} className="panel stack">
              <p>
                <strong>{label}</strong>
              </p>
              <code>{describeCall(item.data as Hex)}</code>
              <p className="note">
                to <code>{item.target}</code> by <code>{item.caller}</code>
              </p>
              {isOpen && (
                <div className="row">
                  <button
                    type="button"
                    className="button primary"
                    disabled={now < item.readyAt}
                    onClick={() => execute(item)}
                  >
                    Execute…
                  </button>
                  <button type="button" className="button danger" onClick={() => cancel(item)}>
                    Cancel…
                  </button>
                </div>
              )}
            </li>
          )
        })}
      </ul>
    </>
  )
}
