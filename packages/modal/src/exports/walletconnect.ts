export { type WalletConnectParameters, walletConnect } from '../walletconnect/walletConnect.ts'
