export { type InstallTestWalletOptions, installTestWallet } from '../cypress/installTestWallet.ts'
