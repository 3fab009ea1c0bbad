import { expect, test } from 'vitest'
import { exampleConfig, HOLDERS } from '../../../test/exampleConfig.ts'
import { readRescue } from './readRescue.ts'

const { contracts } = exampleConfig().deployment
const parameters = { to: HOLDERS.operator, decimals: 6, surplus: 12_500_000n, contracts }

test('reads whole tokens as their smallest unit, up to all that can be rescued', () => {
  expect(readRescue(' 12.5 ', parameters)).toBe(12_500_000n)
  expect(readRescue('0.000001', parameters)).toBe(1n)
  expect(readRescue('1,234.5', { ...parameters, surplus: 2_000_000_000n })).toBe(1_234_500_000n)
})

test.each(['', '0', '0.0000000', '-1', '1e3', '1,2,3', '0x10', '1.0000001'])(
  'refuses %j as an amount',
  (text) => {
    expect(() => readRescue(text, parameters)).toThrow('That is not an amount of this token.')
  },
)

test('refuses more than the vault can spare', () => {
  expect(() => readRescue('12.500001', parameters)).toThrow('owes a part of that amount')
})

test('refuses to send tokens to a contract of the sale', () => {
  expect(() => readRescue('1', { ...parameters, to: contracts.yesToken })).toThrow('contract of the sale')
})
