import UniversalProvider from '@walletconnect/universal-provider'
import { toAddresses, toChainId } from '../eip1193/provider.ts'

export { UniversalProvider }
export type Sdk = UniversalProvider
export type Session = NonNullable<Sdk['session']>

/** The namespace of CAIP-2 that this speaks for. */
export const NAMESPACE = 'eip155'

export type SessionAccount = { chainId: number; address: string }

/** What a wallet shares, on every chain, in its order. It is the wallet's word: anything else in it is dropped. */
export function sessionAccounts({ namespaces }: Session): SessionAccount[] {
  return Object.values(namespaces)
    .flatMap(({ accounts }) => accounts)
    .flatMap((account) => {
      const [namespace, reference, ...rest] = String(account).split(':')
      const chainId = toChainId(reference)
      const [address] = toAddresses(rest)
      if (namespace !== NAMESPACE || chainId === undefined || address === undefined) return []
      return { chainId, address }
    })
}

/** Whether the wallet has said that it answers a method. */
export const isGranted = ({ namespaces }: Session, method: string) =>
  Object.values(namespaces).some(({ methods }) => methods.includes(method))
