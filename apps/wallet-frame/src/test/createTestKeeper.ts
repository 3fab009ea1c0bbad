import { createKeeper } from '../signer/createKeeper.ts'

/** The signer's keeper with its second module, which a worker imports from its text. */
export const createTestKeeper = () => createKeeper(() => import('../signer/solana/signSolana.ts'))
