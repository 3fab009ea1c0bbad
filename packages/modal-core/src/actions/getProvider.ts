import type { Modal } from '../types/modal.ts'
import type { Namespace } from '../types/network.ts'
import type { ProviderOf } from '../types/providers.ts'

export type GetProviderParameters<namespace extends Namespace = Namespace> = {
  /** Default the namespace of the active network. */
  namespace?: namespace | undefined
}

export type GetProviderReturnType<namespace extends Namespace = Namespace> = ProviderOf<namespace> | undefined

/**
 * The provider of the wallet in use, paired wallets too. Undefined while no wallet is connected there.
 *
 * @throws what the wallet library throws while it makes the provider
 */
export async function getProvider<namespace extends Namespace>(
  { accounts, adapterOf, networks }: Modal,
  { namespace }: GetProviderParameters<namespace> = {},
): Promise<GetProviderReturnType<namespace>> {
  const from = namespace ?? networks.active().chainNamespace
  const account = accounts.get(from)
  if (account.status !== 'connected') return undefined
  const provider = await adapterOf(from)?.getProvider?.({ connectorId: account.connectorId })
  return provider as GetProviderReturnType<namespace>
}
