const SIGNED_MESSAGE = /^0x[0-9a-f]{62,}$/i

/** Returns true if a wallet's answer has the shape of a signature: 0x and at least 62 hex characters. */
export const isSignedMessage = (answer: unknown): answer is string =>
  typeof answer === 'string' && SIGNED_MESSAGE.test(answer)
