export {
  createSolanaTestWallet,
  type SolanaStandardWallet,
  type SolanaTestAccount,
  type SolanaTestWallet,
  type SolanaTestWalletOptions,
} from '../solana/createSolanaTestWallet.ts'
export type { SolanaSwitches } from '../solana/switches.ts'
