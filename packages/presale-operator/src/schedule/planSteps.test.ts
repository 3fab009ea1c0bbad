import { parseUnits } from 'viem'
import { describe, expect, test } from 'vitest'
import { formatFactor, formatStep, planSteps, type Step } from './planSteps.ts'

const step = (startsAt: number, price: string): Step => ({ startsAt, price: parseUnits(price, 18) })
const current = [step(0, '0.05'), step(5_000, '0.06'), step(9_000, '0.07')]
const plan = (future: Step[], changeAt = 1_000) => planSteps({ current, future, changeAt, notice: 3_600 })

test('replaces steps beyond the notice and keeps nearer ones', () => {
  const future = [step(6_000, '0.08'), step(7_000, '0.09')]
  expect(plan(future)).toEqual({ kept: current.slice(0, 1), removed: current.slice(1), added: future })
})

test('keeps a step that starts exactly at the end of the notice', () => {
  const future = [step(6_000, '0.08')]
  expect(plan(future, 1_400).kept).toEqual(current.slice(0, 2))
  expect(plan(future, 1_399).kept).toEqual(current.slice(0, 1))
})

describe('refuses what the contract would refuse:', () => {
  test('a step within the notice', () => {
    expect(() => plan([step(4_600, '0.06')])).toThrow(
      `${formatStep(step(4_600, '0.06'))}: starts before 1970-01-01T01:16:41Z, the earliest that can be set now`,
    )
    expect(() => plan([step(4_601, '0.06')])).not.toThrow()
  })

  test('a price that does not rise', () => {
    expect(() => plan([step(6_000, '0.05')])).toThrow(
      'is not dearer than the step before, 1970-01-01T00:00:00Z 0.05 USD',
    )
  })

  test('times that do not rise', () => {
    expect(() => plan([step(6_000, '0.06'), step(6_000, '0.07')])).toThrow(
      'is not later than the step before',
    )
  })

  test('more than 64 steps', () => {
    const future = Array.from({ length: 64 }, (_, index) => step(6_000 + index, `0.0${600 + index}`))
    expect(() => plan(future)).toThrow('65 steps are more than the 64 allowed')
    expect(() => plan(future.slice(1))).not.toThrow()
  })
})

describe('refuses a price that is probably a mistake:', () => {
  test('more than twice the price before, with the factor', () => {
    expect(() => plan([step(6_000, '0.5')])).toThrow('costs ×10 the step before; add --allow-jump')
    expect(() => plan([step(6_000, '0.08'), step(7_000, '0.1601')])).toThrow('costs ×2 the step before')
    expect(() => plan([step(6_000, '0.1')])).not.toThrow()
    const parameters = { current, future: [step(6_000, '0.5')], changeAt: 1_000, notice: 3_600 }
    expect(planSteps({ ...parameters, allowJump: true }).added).toEqual(parameters.future)
  })

  test('finer than a millionth of a dollar', () => {
    expect(() => plan([step(6_000, '0.0600001')])).toThrow('is finer than 0.000001 USD')
    expect(() => plan([step(6_000, '0.060001')])).not.toThrow()
  })
})

test('formats a factor with two decimals, rounded down', () => {
  expect(formatFactor(60n, 80n)).toBe('×1.33')
  expect(formatFactor(1n, 2n)).toBe('×2')
})
