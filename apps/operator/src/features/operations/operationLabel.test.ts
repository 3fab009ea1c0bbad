import { zeroAddress, zeroHash } from 'viem'
import { expect, test } from 'vitest'
import { operationLabel } from './operationLabel.ts'

const operation = {
  id: zeroHash,
  caller: zeroAddress,
  target: zeroAddress,
  data: '0x',
  call: undefined,
} as const
const readyAt = 1_759_881_600

test('tells when an operation can be executed', () => {
  expect(operationLabel({ ...operation, status: 'waiting', readyAt })).toBe(
    'waits until 8 Oct 2025, 00:00 UTC',
  )
  expect(operationLabel({ ...operation, status: 'ready', readyAt })).toBe(
    'can be executed until 15 Oct 2025, 00:00 UTC',
  )
})

test('tells apart what the chain denies and what only the indexer says', () => {
  expect(operationLabel({ ...operation, status: 'unknown' })).toBe('The chain does not know this operation.')
  expect(operationLabel({ ...operation, status: 'executed' })).toBe('executed, says the indexer')
})

test('says of a time that no date can tell that it never comes', () => {
  for (const time of [2 ** 48 - 1, 2 ** 48 - 1 - 8 * 86_400])
    expect(operationLabel({ ...operation, status: 'waiting', readyAt: time })).toBe(
      'waits for ever: it can never be executed',
    )
})
