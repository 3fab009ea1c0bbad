/**
 * The chunks of the views that Connect and the account rarely lead to. Few visits open one, and the names of all of these
 * chunks would weigh on the first open.
 */
export const featureViews = {
  WalletDetails: () => import('./wallet-details/fy-wallet-details-view.ts'),
  ConnectingWalletConnectBasic: () =>
    import('./connecting-wallet-connect-basic/fy-connecting-wallet-connect-basic-view.ts'),
  UnsupportedChain: () => import('./unsupported-chain/fy-unsupported-chain-view.ts'),
  Networks: () => import('./networks/fy-networks-view.ts'),
  SIWXSignMessage: () => import('./siwx-sign-message/fy-siwx-sign-message-view.ts'),
  ConnectingSocial: () => import('./connecting-social/fy-connecting-social-view.ts'),
  ProfileWallets: () => import('./profile-wallets/fy-profile-wallets-view.ts'),
  SwitchActiveChain: () => import('./switch-active-chain/fy-switch-active-chain-view.ts'),
  DataCapture: () => import('./data-capture/fy-data-capture-view.ts'),
  WalletReceive: () => import('./wallet-receive/fy-wallet-receive-view.ts'),
  UpdateEmailWallet: () => import('./update-email-wallet/fy-update-email-wallet-view.ts'),
  ConnectingFarcaster: () => import('./connecting-farcaster/fy-connecting-farcaster-view.ts'),
  SwitchNetwork: () => import('./switch-network/fy-switch-network-view.ts'),
  ApproveTransaction: () => import('./approve-transaction/fy-approve-transaction-view.ts'),
  WhatIsAWallet: () => import('./what-is-a-wallet/fy-what-is-a-wallet-view.ts'),
  GetAWallet: () => import('./get-a-wallet/fy-get-a-wallet-view.ts'),
  WalletSend: () => import('./wallet-send/fy-wallet-send-view.ts'),
  WalletSendSelectToken: () => import('./wallet-send-select-token/fy-wallet-send-select-token-view.ts'),
  WalletSendPreview: () => import('./wallet-send-preview/fy-wallet-send-preview-view.ts'),
  WalletSendConfirmed: () => import('./wallet-send-confirmed/fy-wallet-send-confirmed-view.ts'),
  Swap: () => import('./swap/fy-swap-view.ts'),
  SwapSelectToken: () => import('./swap-select-token/fy-swap-select-token-view.ts'),
  SwapPreview: () => import('./swap-preview/fy-swap-preview-view.ts'),
  RegisterAccountName: () => import('./register-account-name/fy-register-account-name-view.ts'),
  RegisterAccountNameSuccess: () =>
    import('./register-account-name-success/fy-register-account-name-success-view.ts'),
  OnRampProviders: () => import('./on-ramp-providers/fy-on-ramp-providers-view.ts'),
  OnRampTokenSelect: () => import('./on-ramp-token-select/fy-on-ramp-token-select-view.ts'),
  OnRampFiatSelect: () => import('./on-ramp-fiat-select/fy-on-ramp-fiat-select-view.ts'),
}
