import { expect, test } from 'vitest'
import { formatTable } from './formatTable.ts'

test('aligns the rows', () => {
  const table = formatTable([
    { what: 'JS before the button', measured: 12.345, unit: 'KiB', budget: { most: 15 } },
    { what: 'bind', measured: 102_326, unit: 'gas', budget: { most: 110_000 } },
    { what: 'first route', measured: 141, unit: 'KiB', budget: { most: 160, aim: 130 } },
    { what: 'accessibility', measured: 100, unit: 'points', budget: { least: 100 } },
    { what: 'approve', measured: 46_401, unit: 'gas' },
    { what: 'first open', measured: 215, unit: 'ms', timesFloor: 4.31, budget: { most: 150 } },
  ])
  expect(`\n${table}\n`).toMatchInlineSnapshot(`
    "
    what                     measured  × floor           budget  verdict
    --------------------  -----------  -------  ---------------  -----------------------
    JS before the button     12.3 KiB                      ≤ 15  ok
    bind                  102,326 gas                 ≤ 110,000  ok
    first route               141 KiB           ≤ 160 (aim 130)  above aim
    accessibility          100 points                     ≥ 100  ok
    approve                46,401 gas                         –  info
    first open                 215 ms      4.3            ≤ 150  over budget (not gated)
    "
  `)
})
