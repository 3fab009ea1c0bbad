import { createWorkerSigner } from '../signer/createWorkerSigner.ts'

/** The worker's signer with its second module, which a worker imports from its text. */
export const createTestSigner = () => createWorkerSigner(() => import('../signer/solana/signSolana.ts'))
