export {
  ConnectKitButton,
  type ConnectKitButtonProps,
  type ConnectKitButtonRendererProps,
} from '../connectkit/ConnectKitButton.tsx'
export { ConnectKitProvider, type ConnectKitProviderProps } from '../connectkit/ConnectKitProvider.tsx'
export {
  type GetDefaultConfigParameters,
  getDefaultConfig,
  getDefaultConnectors,
} from '../connectkit/getDefaultConfig.ts'
export { useChainIsSupported, useChains, useIsMounted } from '../connectkit/hooks.ts'
export {
  type SIWEConfig,
  SIWEProvider,
  type SIWEProviderProps,
  type SIWESession,
} from '../connectkit/SIWEContext.tsx'
export * as Types from '../connectkit/types.ts'
export { type UseModalReturnType, useModal } from '../connectkit/useModal.ts'
export { type UseSIWEReturnType, useSIWE } from '../connectkit/useSIWE.ts'
