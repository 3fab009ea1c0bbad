import type {
  ConnectedAccount,
  GetProviderParameters,
  Instance,
  Namespace,
  NamespaceOf,
  Networks,
  ProviderOf,
} from '@foyer/modal-core'
import { useEffect, useState } from 'react'
import { useFoyer } from './useFoyer.ts'
import type { Eip155Networks } from './useFoyerAccount.ts'
import { useFoyerState } from './useFoyerState.ts'

type Found<provider> = { key: string; provider: provider | undefined }

/**
 * The provider of the wallet in use: an EIP-1193 one on eip155, what `ProviderOf` says elsewhere. Undefined while no
 * wallet is connected, and until its provider is there.
 *
 * @example
 * const provider = useFoyerProvider()
 * await provider?.request({ method: 'personal_sign', params: ['0x68656c6c6f', address] })
 * // '0x2bdd…1c'
 */
export function useFoyerProvider<
  networks extends Networks = Eip155Networks,
  namespace extends Namespace = NamespaceOf<networks>,
>(
  { namespace }: GetProviderParameters<namespace> = {},
  modal?: Instance<networks>,
): ProviderOf<namespace> | undefined {
  const { getProvider } = useFoyer(modal)
  const { accounts, networks } = useFoyerState(modal)
  const active = networks.list.find(({ caipNetworkId }) => caipNetworkId === networks.active)
  const wanted = namespace ?? (active?.chainNamespace as namespace | undefined)
  const account = wanted && accounts[wanted]
  const key = account?.status === 'connected' ? keyOf(wanted, account) : undefined
  const [found, setFound] = useState<Found<ProviderOf<namespace>>>()

  useEffect(() => {
    if (key === undefined) return
    let isCurrent = true
    getProvider<namespace>({ namespace: wanted }).then(
      (provider) => isCurrent && setFound({ key, provider }),
      () => {},
    )
    return () => {
      isCurrent = false
    }
  }, [getProvider, wanted, key])

  return found?.key === key ? found?.provider : undefined
}

/** The key of a provider. On eip155 it serves all accounts of a wallet, elsewhere it holds the one in use. */
function keyOf(
  namespace: Namespace | undefined,
  { connectorId, chainId, address }: Pick<ConnectedAccount, 'connectorId' | 'chainId' | 'address'>,
) {
  return namespace === 'eip155' ? connectorId : `${connectorId} ${chainId} ${address}`
}
