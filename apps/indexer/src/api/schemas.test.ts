import { readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import * as schemas from './schemas.ts'

test('imports nothing but zod, so that clients can import the schemas', async () => {
  const source = await readFile(new URL('schemas.ts', import.meta.url), 'utf8')
  const imports = [...source.matchAll(/from '([^']+)'/g)].map(([, name]) => name)
  expect(imports).toEqual(['zod'])
})

test('requires the settlement only when the status of a withdrawal is success', () => {
  const request = {
    ...{ id: '1', user: `0x${'a'.repeat(40)}`, token: `0x${'b'.repeat(40)}` },
    ...{ amount: '100', fee: '5', gasFee: '1', net: '94' },
    ...{ blockNumber: 1, timestamp: 2, transactionHash: `0x${'c'.repeat(64)}` },
  }
  expect(schemas.withdrawalSchema.safeParse({ status: 'processing', ...request }).success).toBe(true)
  expect(schemas.withdrawalSchema.safeParse({ status: 'success', ...request }).success).toBe(false)
})

test('refuses amounts that are numbers or hexadecimal strings', () => {
  const balance = { token: `0x${'b'.repeat(40)}`, earned: '1', available: '1', pending: '0', claimed: '0' }
  expect(schemas.rewardBalanceSchema.safeParse(balance).success).toBe(true)
  expect(schemas.rewardBalanceSchema.safeParse({ ...balance, earned: 1 }).success).toBe(false)
  expect(schemas.rewardBalanceSchema.safeParse({ ...balance, earned: '0x1' }).success).toBe(false)
})

test('refuses decimals of more than 78 digits and times that no date can tell', () => {
  const balance = {
    token: `0x${'b'.repeat(40)}`,
    earned: '9'.repeat(78),
    available: '1',
    pending: '0',
    claimed: '0',
  }
  expect(schemas.rewardBalanceSchema.safeParse(balance).success).toBe(true)
  expect(schemas.rewardBalanceSchema.safeParse({ ...balance, earned: '9'.repeat(79) }).success).toBe(false)
  const status = (timestamp: number) =>
    schemas.statusSchema.safeParse({
      ...{ status: 'live', network: 'bsc', chainId: 56, asOf: { blockNumber: 1, timestamp } },
    }).success
  expect(status(8_640_000_000_000)).toBe(true)
  expect(status(8_640_000_000_001)).toBe(false)
})
