import type { ConnectorMember } from '../types/connector.ts'
import type { Namespace } from '../types/network.ts'
import type { DeepReadonly, ModalState } from '../types/state.ts'
import { findConnector } from './findConnector.ts'

/**
 * The connector that a click on a wallet asks: of the namespace that is named, else of the active one, else the first
 * that the wallet has.
 */
export function memberOf(
  { connectors, networks }: Pick<DeepReadonly<ModalState>, 'connectors' | 'networks'>,
  connectorId: string,
  asked?: Namespace,
): DeepReadonly<ConnectorMember> | undefined {
  const members = findConnector(connectors.list, connectorId)?.members ?? []
  const preferred =
    asked ?? networks.list.find(({ caipNetworkId }) => caipNetworkId === networks.active)?.chainNamespace
  return members.find(({ chain }) => chain === preferred) ?? (asked === undefined ? members[0] : undefined)
}
