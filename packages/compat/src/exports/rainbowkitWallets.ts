export {
  baseAccount,
  baseAccount as base,
  injectedWallet,
  safeWallet,
} from '../rainbowkit/connectorWallet.ts'
export * from '../rainbowkit/wallets.ts'
