import type { View } from '@foyer/modal-core'

/**
 * Loads a view's chunk, which registers its element `fy-<view>-view`. Connect has none of its own: nearly every first
 * open shows it, so it comes with the modal and saves requests.
 *
 * Each of these files imports `exports/modal.ts`, though it is there already: what a chunk shares with the modal without
 * importing it, Rolldown puts into one more chunk, which the first open would have to load.
 */
export const loadView: { [name in View]: () => Promise<unknown> } = {
  Connect: async () => {},
  AllWallets: () => import('./all-wallets/fy-all-wallets-view.ts'),
  WalletDetails: () => import('./wallet-details/fy-wallet-details-view.ts'),
  WhatIsAWallet: () => import('./what-is-a-wallet/fy-what-is-a-wallet-view.ts'),
  GetAWallet: () => import('./get-a-wallet/fy-get-a-wallet-view.ts'),
  ConnectingExternal: () => import('./connecting-external/fy-connecting-external-view.ts'),
  ConnectingWalletConnectBasic: () =>
    import('./connecting-wallet-connect-basic/fy-connecting-wallet-connect-basic-view.ts'),
  ConnectingWalletConnect: () => import('./connecting-wallet-connect/fy-connecting-wallet-connect-view.ts'),
  Account: () => import('./account/fy-account-view.ts'),
  UnsupportedChain: () => import('./unsupported-chain/fy-unsupported-chain-view.ts'),
  Networks: () => import('./networks/fy-networks-view.ts'),
  ProfileWallets: () => import('./profile-wallets/fy-profile-wallets-view.ts'),
  ConnectWallets: async () => {},
  SwitchActiveChain: () => import('./switch-active-chain/fy-switch-active-chain-view.ts'),
  SwitchNetwork: () => import('./switch-network/fy-switch-network-view.ts'),
  SIWXSignMessage: () => import('./siwx-sign-message/fy-siwx-sign-message-view.ts'),
  DataCapture: () => import('./data-capture/fy-data-capture-view.ts'),
}
