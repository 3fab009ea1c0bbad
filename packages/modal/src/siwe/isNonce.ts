const NONCE = /^[a-zA-Z0-9]{8,}$/

/** Checks for a nonce of EIP-4361: at least 8 letters and digits. */
export const isNonce = (value: unknown): value is string => typeof value === 'string' && NONCE.test(value)
