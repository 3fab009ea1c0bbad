export {
  FoyerWalletProvider,
  type FoyerWalletProviderProps,
} from '../solana/wallet-adapter/FoyerWalletProvider.ts'
