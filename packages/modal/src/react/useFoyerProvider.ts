import type { Eip1193Provider, GetProviderParameters, Instance } from '@foyer/modal-core'
import { useEffect, useState } from 'react'
import { useFoyer } from './useFoyer.ts'
import { useFoyerState } from './useFoyerState.ts'

type Found = { connectorId: string; provider: Eip1193Provider | undefined }

/**
 * The EIP-1193 provider of the wallet in use. Undefined while no wallet is connected, and until its provider is there.
 *
 * @example
 * const provider = useFoyerProvider()
 * await provider?.request({ method: 'personal_sign', params: ['0x68656c6c6f', address] })
 * // '0x2bdd…1c'
 */
export function useFoyerProvider(
  { namespace }: GetProviderParameters = {},
  modal?: Instance,
): Eip1193Provider | undefined {
  const { getProvider } = useFoyer(modal)
  const { accounts, networks } = useFoyerState(modal)
  const active = networks.list.find(({ caipNetworkId }) => caipNetworkId === networks.active)
  const wanted = namespace ?? active?.chainNamespace
  const account = wanted && accounts[wanted]
  const connectorId = account?.status === 'connected' ? account.connectorId : undefined
  const [found, setFound] = useState<Found>()

  useEffect(() => {
    if (connectorId === undefined) return
    let isCurrent = true
    getProvider({ namespace: wanted }).then(
      (provider) => isCurrent && setFound({ connectorId, provider }),
      () => {},
    )
    return () => {
      isCurrent = false
    }
  }, [getProvider, wanted, connectorId])

  return found?.connectorId === connectorId ? found?.provider : undefined
}
