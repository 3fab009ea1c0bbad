export { type SolanaAdapterParameters, solanaAdapter } from '../solana/solanaAdapter.ts'
