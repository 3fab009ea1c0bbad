const TRANSACTION_HASH = /^0x[0-9a-f]{64}$/i

/** True if something has the shape of a transaction's hash: 0x and exactly 64 hex characters. */
export const isTransactionHash = (value: unknown): value is string =>
  typeof value === 'string' && TRANSACTION_HASH.test(value)
