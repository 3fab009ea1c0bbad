import type { Eip1193Provider } from '../types/eip1193.ts'
import type { Modal } from '../types/modal.ts'
import type { Namespace } from '../types/network.ts'

export type GetProviderParameters = {
  /** Default the namespace of the active network. */
  namespace?: Namespace | undefined
}

/**
 * The EIP-1193 provider of the wallet in use, paired wallets too. Undefined while no wallet is connected there.
 *
 * @throws what the wallet library throws while it makes the provider
 */
export async function getProvider(
  { accounts, adapterOf, networks }: Modal,
  { namespace = networks.active().chainNamespace }: GetProviderParameters = {},
): Promise<Eip1193Provider | undefined> {
  const account = accounts.get(namespace)
  if (account.status !== 'connected') return undefined
  return adapterOf(namespace)?.getProvider?.({ connectorId: account.connectorId })
}
