'use client'

export {
  FoyerAccountButton,
  FoyerButton,
  FoyerConnectButton,
  FoyerNetworkButton,
} from '@foyer/modal-ui/react'
export type { FoyerElements } from '../react/elements.ts'
export { useFoyer } from '../react/useFoyer.ts'
export { type UseFoyerAccountReturnType, useFoyerAccount } from '../react/useFoyerAccount.ts'
export { type FoyerEventHandlers, useFoyerEvents } from '../react/useFoyerEvents.ts'
export { type UseFoyerNetworkReturnType, useFoyerNetwork } from '../react/useFoyerNetwork.ts'
export { useFoyerProvider } from '../react/useFoyerProvider.ts'
export { useFoyerState } from '../react/useFoyerState.ts'
export { type UseFoyerThemeReturnType, useFoyerTheme } from '../react/useFoyerTheme.ts'
