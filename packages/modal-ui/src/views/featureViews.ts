/**
 * The chunks of the views that features of the account lead to. Few visits open one, and the names of all of these
 * chunks would weigh on the first open.
 */
export const featureViews = {
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
