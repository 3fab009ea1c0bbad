export { explainWalletError } from '../connections/explainWalletError.ts'
