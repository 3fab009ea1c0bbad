import { expect, test } from 'vitest'
import type { Session } from '../modal/playSession.ts'
import { peerRows } from './peerRows.ts'

const traffic = { requests: 1, otherHosts: [], scriptKiB: 1 }
const session = (ms: number): Session => ({
  beforeButton: traffic,
  beforeOpen: traffic,
  firstOpen: traffic,
  firstOpenMs: ms,
  phases: undefined,
  shift: 0,
  secondOpenMs: ms,
  connectMs: ms,
  heapMiB: ms,
})

test('compares each session with the best other modal of the same moment', () => {
  // The machine becomes ten times slower between the sessions.
  const own = { name: 'Foyer', sessions: [session(30), session(300), session(300)] }
  const others = [
    { name: 'One', sessions: [session(100), session(2_000), session(1_000)] },
    { name: 'Two', sessions: [session(200), session(1_000), session(4_000)] },
  ]
  const rows = peerRows(own, others).filter(({ what }) => what.includes('first open'))
  expect(rows.map(({ what, measured }) => [what, measured])).toEqual([
    ['Foyer: first open', 300],
    ['One: first open', 1_000],
    ['Two: first open', 1_000],
    ['first open, against the best other modal', 0.3],
  ])
  expect(rows.at(-1)).toMatchObject({ unit: 'times', budget: { most: 0.3 } })
})

test('says of a bare dialog what part a modal could have at the least', () => {
  const rows = peerRows(
    { name: 'Foyer', sessions: [session(90)] },
    [{ name: 'One', sessions: [session(100)] }],
    { name: 'bare', sessions: [session(50)] },
  ).filter(({ what }) => what.includes('second open'))
  expect(rows.map(({ what, measured }) => [what, measured])).toEqual([
    ['Foyer: second open', 90],
    ['One: second open', 100],
    ['bare: second open', 50],
    ['second open, against the best other modal', 0.9],
    ['second open of bare, against the best other modal', 0.5],
  ])
})

test('counts what was loaded before the button, until the page was idle and by the first open', () => {
  const rows = peerRows({ name: 'Foyer', sessions: [session(1)] }, [{ name: 'One', sessions: [session(1)] }])
  expect(rows.find(({ what }) => what === 'Foyer: JS of a session')).toMatchObject({
    measured: 3,
    unit: 'KiB',
  })
})
