import { planSteps, SaleError } from '@foyer/presale-operator'
import { expect, test } from 'vitest'
import { describeError } from './describeError.ts'

const remedyOf = (remedy: string) =>
  describeError(new SaleError('It failed.', { remedy, docs: 'sending-a-transaction' })).remedy

test('advises in words of the console, which has buttons and no flags', () => {
  expect(remedyOf('wait, or pass another endpoint with --rpc, and run the command again')).toBe(
    'try again; if the error persists, name another RPC endpoint in /config.json',
  )
  expect(remedyOf('give later times')).toBe('give later times')
  expect(remedyOf('send it some BNB and run the command again')).toBe(
    'send it some BNB and press the button again',
  )
  expect(remedyOf('use the account that docs/operator.md names for this command')).toBe(
    'use the account that docs/operator.md names for this change',
  )
})

test('does not speak of a flag when price steps cannot be set', () => {
  const refuse = () =>
    planSteps({ current: [], future: [{ startsAt: 1, price: 1n }], changeAt: 5, notice: 0, allowJump: true })
  let refusal: unknown
  try {
    refuse()
  } catch (error) {
    refusal = error
  }
  expect(describeError(refusal).remedy).toBe(
    'give later times and rising prices; steps that start soon are promised to buyers and stay',
  )
})
