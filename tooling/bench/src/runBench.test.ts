import { expect, test } from 'vitest'
import { conclude } from './runBench.ts'

test('concludes whether the budgets hold, and names the groups that could not be measured', () => {
  expect(conclude(0, [])).toBe('Every gated budget holds.')
  expect(conclude(2, [])).toBe('2 gated budgets exceeded.')
  expect(conclude(0, ['presale'])).toBe(
    'Of what was measured, every gated budget holds. Not measured: presale.',
  )
  expect(conclude(1, ['modal', 'gas'])).toBe(
    'Of what was measured, 1 gated budgets exceeded. Not measured: modal, gas.',
  )
})
