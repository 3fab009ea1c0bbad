import * as v from 'valibot'

// Answers that are read with the home page have schemas of their own: the indexer's are much code.

/** The last second that a date can tell: 8.64e15 milliseconds. */
const MAX_TIMESTAMP = 8_640_000_000_000

const textOf = <text extends string>(pattern: RegExp) =>
  v.custom<text>((value) => typeof value === 'string' && pattern.test(value))

export const addressField = textOf<`0x${string}`>(/^0x[0-9a-f]{40}$/)
export const hexField = textOf<`0x${string}`>(/^0x[0-9a-f]*$/)
export const countField = v.pipe(v.number(), v.safeInteger(), v.minValue(0))
/** Seconds. */
export const timestampField = v.pipe(countField, v.maxValue(MAX_TIMESTAMP))
export const asOfField = v.object({ blockNumber: countField, timestamp: timestampField })
