import { expect, test } from 'vitest'
import { fromBase64, toBase64 } from './base64.ts'

/** The largest transaction that nodes of Bitcoin pass on. Spread into one call, as many bytes are more than an engine takes. */
const LARGEST = 400_000

test('writes and reads a PSBT as large as a transaction may be', () => {
  const bytes = Uint8Array.from({ length: LARGEST + 1 }, (_, index) => (index * 7919) >>> 3)
  const text = toBase64(bytes)
  expect(text === Buffer.from(bytes).toString('base64')).toBe(true)
  expect(Buffer.from(fromBase64(text) ?? []).equals(bytes)).toBe(true)
})
