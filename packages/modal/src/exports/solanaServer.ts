export { solana } from '../solana/server/solana.ts'
