'use client'

export {
  FoyerAccountButton,
  FoyerButton,
  FoyerConnectButton,
  FoyerNetworkButton,
  FoyerWalletButton,
} from '@foyer/modal-ui/react'
export type { FoyerElements } from '../react/elements.ts'
export { FoyerCustomButton, type FoyerCustomButtonProps } from '../react/FoyerCustomButton.ts'
export { useFoyer } from '../react/useFoyer.ts'
export { type UseFoyerAccountReturnType, useFoyerAccount } from '../react/useFoyerAccount.ts'
export { type UseFoyerButtonReturnType, useFoyerButton } from '../react/useFoyerButton.ts'
export {
  type UseFoyerConnectWalletReturnType,
  useFoyerConnectWallet,
} from '../react/useFoyerConnectWallet.ts'
export { type FoyerEventHandlers, useFoyerEvents } from '../react/useFoyerEvents.ts'
export { type UseFoyerNetworkReturnType, useFoyerNetwork } from '../react/useFoyerNetwork.ts'
export { useFoyerProvider } from '../react/useFoyerProvider.ts'
export { useFoyerState } from '../react/useFoyerState.ts'
export { type UseFoyerThemeReturnType, useFoyerTheme } from '../react/useFoyerTheme.ts'
export { type UseFoyerWalletReturnType, useFoyerWallet } from '../react/useFoyerWallet.ts'
export {
  type UseFoyerWalletsParameters,
  type UseFoyerWalletsReturnType,
  useFoyerWallets,
} from '../react/useFoyerWallets.ts'
