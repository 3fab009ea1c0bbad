import { expect, test } from 'vitest'
import type { PhoneSession } from './playPhone.ts'
import type { Session } from './playSession.ts'
import { byteRows, phaseRows, phoneRows, shiftRow, timingRows } from './rows.ts'

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

const traffic = (scriptKiB: number, otherHosts: string[] = []) => ({ requests: 1, otherHosts, scriptKiB })

test('tells what loads before the button, after it and with the first open, each by itself', () => {
  const floor = [{ ...session(1), beforeButton: traffic(90), beforeOpen: traffic(0), firstOpen: traffic(0) }]
  const foyer = [
    {
      ...session(1),
      beforeButton: traffic(105),
      beforeOpen: traffic(31, ['a.example']),
      firstOpen: traffic(0),
    },
  ]
  expect(byteRows({ floor, foyer }).map(({ what, measured }) => [what, measured])).toEqual([
    ['floor: JS until the button shows', 90],
    ['JS until the button shows, over the floor', 15],
    ['JS after the button until the page is idle, over the floor', 31],
    ['requests to others before the first open', 1],
    ['JS of the first open in an idle page', 0],
  ])
})

test('keeps taps in a page that still loads apart from those in an idle one', () => {
  const visit = (ms: number): PhoneSession => ({ buttonMs: ms, openMs: ms, heardMs: ms, loaded: traffic(ms) })
  const rows = phoneRows({ atOnce: [visit(30)], atRest: [visit(10)] })
  const measured = (what: string) => rows.find((row) => row.what === what)?.measured
  expect(measured('phone: tap at once to a clickable wallet')).toBe(30)
  expect(measured('phone: tap at once, JS of the first open')).toBe(30)
  expect(measured('phone: tap in an idle page to a clickable wallet')).toBe(10)
})
