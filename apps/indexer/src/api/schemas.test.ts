import { expect, test } from 'vitest'
import { operationSchema } from './schemas.ts'

const hash = `0x${'ab'.repeat(32)}`
const operation = {
  id: '1'.repeat(75),
  hash,
  nonce: 1,
  status: 'scheduled',
  data: '0x8456cb59',
  caller: `0x${'1'.repeat(40)}`,
  target: `0x${'2'.repeat(40)}`,
  readyAt: 1_760_000_000,
  blockNumber: 1,
  timestamp: 1_760_000_000,
  transactionHash: hash,
}

test('takes every time that the AccessManager can be given, also one that no date can tell', () => {
  for (const readyAt of [0, 8_640_000_000_001, 2 ** 48 - 1])
    expect(operationSchema.safeParse({ ...operation, readyAt }).success).toBe(true)
  expect(operationSchema.safeParse({ ...operation, readyAt: 2 ** 48 }).success).toBe(false)
})
