import { expect, test } from 'vitest'
import type { Session } from './playSession.ts'
import { phaseRows, shiftRow, timingRows } from './rows.ts'

const session = (ms: number) => ({ firstOpenMs: ms, secondOpenMs: ms, connectMs: ms }) as Session

test('compares each session with the one of the floor beside it', () => {
  // The machine becomes slower between the sessions, and the ratio stays the same.
  const floor = [session(1), session(4), session(40)]
  const foyer = [session(3), session(12), session(120)]
  const [own, times] = timingRows({ floor, foyer })
  expect(own).toEqual({ what: 'floor: first open to a clickable wallet', unit: 'ms', measured: 4 })
  expect(times).toMatchObject({ what: 'first open to a clickable wallet', measured: 12, timesFloor: 3 })
})

test('tells the layout shift of the session that has moved most', () => {
  const foyer = [0, 0.02, 0].map((shift) => ({ ...session(1), shift }))
  expect(shiftRow({ floor: [], foyer })).toMatchObject({ measured: 0.02, budget: { most: 0 } })
})

test('lists the phases of the first open in their order, without a budget', () => {
  const phases = { loaded: 10, defined: 20, rendered: 60, visible: 80 }
  const rows = phaseRows({ floor: [], foyer: [{ ...session(90), phases }] })
  expect(rows.map(({ what, measured }) => [what, measured])).toEqual([
    ['first open: scripts loaded', 10],
    ['first open: elements defined', 20],
    ['first open: dialog drawn', 60],
    ['first open: first frame', 80],
  ])
  expect(rows.every(({ budget }) => budget === undefined)).toBe(true)
})
