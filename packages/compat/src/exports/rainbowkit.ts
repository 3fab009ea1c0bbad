export {
  type AuthenticationAdapter,
  type AuthenticationConfig,
  type AuthenticationStatus,
  createAuthenticationAdapter,
  RainbowKitAuthenticationProvider,
  type RainbowKitAuthenticationProviderProps,
} from '../rainbowkit/AuthenticationContext.tsx'
export { ConnectButton, type ConnectButtonProps } from '../rainbowkit/ConnectButton.tsx'
export type { ConnectButtonRendererProps } from '../rainbowkit/ConnectButtonRenderer.tsx'
export {
  type ConnectorsForWalletsParameters,
  connectorsForWallets,
} from '../rainbowkit/connectorsForWallets.ts'
export { type GetDefaultConfigParameters, getDefaultConfig } from '../rainbowkit/getDefaultConfig.ts'
export { getDefaultWallets } from '../rainbowkit/getDefaultWallets.ts'
export { getWalletConnectConnector } from '../rainbowkit/getWalletConnectConnector.ts'
export { RainbowKitProvider, type RainbowKitProviderProps } from '../rainbowkit/RainbowKitProvider.tsx'
export {
  darkTheme,
  lightTheme,
  midnightTheme,
  type Theme,
  type ThemeOptions,
  type ThemeVars,
} from '../rainbowkit/themes.ts'
export type {
  AvatarComponent,
  Chain,
  CreateConnector,
  CreateWalletFn,
  CreateWalletParameters,
  DisclaimerComponent,
  Locale,
  RainbowKitWalletConnectParameters,
  Wallet,
  WalletDetailsParams,
  WalletList,
} from '../rainbowkit/types.ts'
export { type NewTransaction, useAddRecentTransaction } from '../rainbowkit/useAddRecentTransaction.ts'
export { useAccountModal, useChainModal, useConnectModal } from '../rainbowkit/useButtonModals.ts'
export { WalletButton, type WalletButtonRendererProps } from '../rainbowkit/WalletButton.tsx'
