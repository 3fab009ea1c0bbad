import { EXPIRATION, isNever } from '@foyer/presale-operator'
import type { ListedOperation } from '../../chain/operationsQuery.ts'
import { formatUtc } from '../../format/time.ts'

/** The status of a scheduled call, as a text. Facts that the chain cannot prove are named as the indexer's. */
export function operationLabel(operation: ListedOperation): string {
  switch (operation.status) {
    case 'waiting':
      return isNever(operation.readyAt)
        ? 'waits for ever: it can never be executed'
        : `waits until ${formatUtc(operation.readyAt)}`
    case 'ready':
      return `can be executed until ${formatUtc(operation.readyAt + EXPIRATION)}`
    case 'unknown':
      return 'The chain does not know this operation.'
    default:
      return `${operation.status}, says the indexer`
  }
}
