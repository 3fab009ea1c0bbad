export { type SolanaChain, type StartSolanaChainParameters, startSolanaChain } from './startSolanaChain.ts'
