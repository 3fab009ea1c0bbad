export { type KitSigner, kitSigner } from '../solana/kit/kitSigner.ts'
