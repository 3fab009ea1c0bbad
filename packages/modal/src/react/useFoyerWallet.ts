import type {
  ConnectedWalletInfo,
  DeepReadonly,
  Instance,
  NamespaceOf,
  Networks,
  ProviderOf,
} from '@foyer/modal-core'
import { useFoyer } from './useFoyer.ts'
import { type Eip155Networks, type UseFoyerAccountReturnType, useFoyerAccount } from './useFoyerAccount.ts'
import { useFoyerProvider } from './useFoyerProvider.ts'

type Connected<networks extends Networks> = Extract<
  UseFoyerAccountReturnType<NamespaceOf<networks>>,
  { status: 'connected' }
>

export type UseFoyerWalletReturnType<networks extends Networks = Eip155Networks> = Pick<
  Instance<networks>,
  'connect' | 'disconnect' | 'switchNetwork'
> & {
  status: UseFoyerAccountReturnType['status']
  isConnected: boolean
  address: Connected<networks>['address'] | undefined
  chainId: Connected<networks>['chainId'] | undefined
  /** CAIP-10, for example `eip155:56:0xf39F…`. */
  caipAddress: string | undefined
  wallet: DeepReadonly<ConnectedWalletInfo> | undefined
  /** As `useFoyerProvider()` returns it. */
  provider: ProviderOf<NamespaceOf<networks>> | undefined
}

/**
 * The wallet in use and its account as one flat object.
 *
 * @example
 * const { isConnected, address, chainId, wallet, provider, disconnect } = useFoyerWallet()
 * // true, '0xf39F…', 56, { name: 'MetaMask', … }, an EIP-1193 provider
 */
export function useFoyerWallet<networks extends Networks = Eip155Networks>(
  modal?: Instance<networks>,
): UseFoyerWalletReturnType<networks> {
  const { connect, disconnect, switchNetwork } = useFoyer(modal)
  const account = useFoyerAccount(modal)
  const provider = useFoyerProvider<networks>({}, modal)
  const known = account.status === 'connected' ? (account as Connected<networks>) : undefined
  return {
    status: account.status,
    isConnected: known !== undefined,
    address: known?.address,
    chainId: known?.chainId,
    caipAddress: known?.caipAddress,
    wallet: known?.connectedWalletInfo,
    provider,
    connect,
    disconnect,
    switchNetwork,
  }
}
