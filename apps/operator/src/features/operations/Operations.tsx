import { cancelOperation, describeCall, executeOperation } from '@foyer/presale-operator'
import { isAddressEqual } from 'viem'
import { useRuntime } from '../../app/runtime.ts'
import type { ListedOperation } from '../../chain/operationsQuery.ts'
import { useProposal } from '../../ui/useProposal.tsx'
import { useWallet } from '../wallet/useWallet.ts'
import type { JobResults } from '../whitelist/jobs.ts'
import { OperationItem } from './OperationItem.tsx'
import styles from './Operations.module.css'

/** Scheduled calls, newest first, each with what can be done about it. */
export function Operations({ items }: { items: readonly ListedOperation[] }) {
  const { deployment, roles } = useRuntime().config
  const { address } = useWallet()
  const { open, panel } = useProposal()
  if (items.length === 0) return <p className="panel">No scheduled calls.</p>

  /** The lines that a signer reads before deciding: the call as its calldata says it, not as a source tells it. */
  const linesOf = ({ id, caller, target, data }: ListedOperation) => [
    `call         ${describeCall(data)}`,
    `contract     ${target}`,
    `scheduled by ${caller}`,
    `operation    ${id}`,
  ]

  /** A guardian can cancel the calls of the manager, and no change of roles. */
  const isVetoable = ({ target }: ListedOperation) =>
    !isAddressEqual(target, deployment.contracts.accessManager)

  function execute(operation: ListedOperation, change: JobResults['verify'] | undefined) {
    const { warnings, confirmation, addresses, lines = [] } = change ?? {}
    open({
      ...executeOperation(deployment.contracts, operation),
      warnings,
      confirmation,
      addresses,
      lines: [...linesOf(operation), ...lines],
    })
  }

  function cancel(operation: ListedOperation) {
    const role = address === roles.guardian && isVetoable(operation) ? 'guardian' : 'adminSafe'
    open({ ...cancelOperation(deployment.contracts, operation, role), lines: linesOf(operation) })
  }

  return (
    <>
      {panel}
      <ul className={styles.list} aria-label="Scheduled calls">
        {items.map((operation, index) => (
          <OperationItem
            // biome-ignore lint/suspicious/noArrayIndexKey: the same call may have been scheduled several times
            key={`${operation.id} ${index}`}
            operation={operation}
            isVetoable={isVetoable(operation)}
            onExecute={(change) => execute(operation, change)}
            onCancel={() => cancel(operation)}
          />
        ))}
      </ul>
    </>
  )
}
