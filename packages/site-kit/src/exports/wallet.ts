export { isTestingWallet } from '../wallet/isTestingWallet.ts'
