export { FyWalletButton } from '../components/wallet-button/fy-wallet-button.ts'
