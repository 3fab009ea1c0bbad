export { announceDevelopmentWallets, type DevelopmentWallet } from '../wallet/announceDevelopmentWallets.ts'
