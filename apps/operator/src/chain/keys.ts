/** First part of the key of everything read from the chain or the indexer: a transaction makes all of it stale. */
export const SALE = 'sale'

/** Interval between two reads, milliseconds. */
export const REFRESH = 10_000
