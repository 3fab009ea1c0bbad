export { FyAccountButton } from '../components/account-button/fy-account-button.ts'
export { buttonLabel } from '../components/button/buttonLabel.ts'
export {
  type ButtonAccount,
  type ButtonState,
  type ButtonWallet,
  buttonState,
} from '../components/button/buttonState.ts'
export { FyButton } from '../components/button/fy-button.ts'
export { openButton } from '../components/button/openButton.ts'
export { showSignIn } from '../components/button/showSignIn.ts'
export { FyConnectButton } from '../components/connect-button/fy-connect-button.ts'
export { FyNetworkButton } from '../components/network-button/fy-network-button.ts'
export type { ElementProperties } from '../element/generated/ElementProperties.ts'
export type { Language, LanguageTexts } from '../locales/Language.ts'
export type { StringOverrides } from '../locales/overrides.ts'
