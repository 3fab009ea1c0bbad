import { isSignedMessage } from './isSignedMessage.ts'

/**
 * Returns true if a wallet's answer is a signature: a signed message, or `0x`. A multisig wallet answers `0x` once its
 * owners have signed on the chain, where its contract confirms it (ERC-1271); a server that verifies it refuses all
 * others.
 */
export const isSignature = (answer: unknown): answer is string => answer === '0x' || isSignedMessage(answer)
