export { FyWalletButton } from '@foyer/modal-ui/wallet-button'
