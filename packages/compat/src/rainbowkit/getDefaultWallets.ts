import type { CreateConnectorFn } from 'wagmi'
import { type ConnectorsForWalletsParameters, connectorsForWallets } from './connectorsForWallets.ts'
import type { WalletList } from './types.ts'
import { coinbaseWallet, metaMaskWallet, rainbowWallet, walletConnectWallet } from './wallets.ts'

const POPULAR: WalletList = [
  {
    groupName: 'Popular',
    wallets: [rainbowWallet, coinbaseWallet, metaMaskWallet, walletConnectWallet],
  },
]

/** A group of popular wallets to build on; with parameters, their connectors too. */
export function getDefaultWallets(parameters: ConnectorsForWalletsParameters): {
  connectors: CreateConnectorFn[]
  wallets: WalletList
}
export function getDefaultWallets(): { wallets: WalletList }
export function getDefaultWallets(parameters?: ConnectorsForWalletsParameters) {
  const wallets = POPULAR
  return parameters === undefined
    ? { wallets }
    : { wallets, connectors: connectorsForWallets(wallets, parameters) }
}
