import { tokenBalance } from '@foyer/modal-core/test'
import { expect, test } from 'vitest'
import { totalOf } from './totalOf.ts'

const currency = tokenBalance({ value: 900 })
const token = (value: number | undefined) => tokenBalance({ address: '0x55', value })

test('adds up what is known', () => {
  expect(totalOf([currency, token(100.5), token(undefined)])).toBe(1000.5)
})

test('is unknown where no value is known', () => {
  expect(totalOf([])).toBeUndefined()
  expect(totalOf([tokenBalance(), token(undefined)])).toBeUndefined()
})

test('is unknown where the value of the network’s currency is not known', () => {
  expect(totalOf([tokenBalance(), token(5)])).toBeUndefined()
  expect(totalOf([tokenBalance({ amount: 0n }), token(5)])).toBe(5)
})
