import { expect, test } from 'vitest'
import { parseProcStat } from './procStat.ts'

test('reads the fields after a name with spaces and parentheses', () => {
  const stat =
    '4711 (npm exec (x) y) S 815 4711 4711 34816 4711 4194304 0 0 0 0 7 2 0 0 20 0 11 0 88123 99 1\n'
  expect(parseProcStat(stat)).toEqual({
    state: 'S',
    parent: 815,
    group: 4711,
    startedAt: '88123',
    cpuTicks: 9,
  })
})
