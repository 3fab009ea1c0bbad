import { median } from '../harness/median.ts'
import type { Session } from '../modal/playSession.ts'
import type { Row, Unit } from '../row.ts'

/** A modal and its sessions: the first of each was played beside the first of the others. */
export type Played = { name: string; sessions: Session[] }

type Step = {
  what: string
  unit: Unit
  of: (session: Session) => number
  /** The part of the best other one's that we may need. */
  most?: number
}

const STEPS: Step[] = [
  { what: 'first open', unit: 'ms', of: ({ firstOpenMs }) => firstOpenMs, most: 0.3 },
  { what: 'second open', unit: 'ms', of: ({ secondOpenMs }) => secondOpenMs, most: 0.4 },
  { what: 'connect', unit: 'ms', of: ({ connectMs }) => connectMs, most: 0.6 },
  { what: 'JS until the button shows', unit: 'KiB', of: ({ beforeButton }) => beforeButton.scriptKiB },
  {
    what: 'JS of a session',
    unit: 'KiB',
    of: ({ beforeButton, beforeOpen, firstOpen }) =>
      beforeButton.scriptKiB + beforeOpen.scriptKiB + firstOpen.scriptKiB,
  },
  {
    what: 'requests of a session',
    unit: 'requests',
    of: ({ beforeButton, beforeOpen, firstOpen }) =>
      beforeButton.requests + beforeOpen.requests + firstOpen.requests,
  },
  { what: 'heap with the modal open', unit: 'MiB', of: ({ heapMiB }) => heapMiB },
]

/**
 * Each step of each modal, and ours as a part of the best other one's: session by session, so that it is of one moment.
 *
 * @param bare a dialog without any library, whose part is the least that a modal could have
 */
export const peerRows = (own: Played, others: Played[], bare?: Played): Row[] =>
  STEPS.flatMap((step) => rowsOf(step, own, others, bare))

function rowsOf({ what, unit, of, most }: Step, own: Played, others: Played[], bare?: Played): Row[] {
  const bests = own.sessions.map((session, index) =>
    Math.min(...others.map(({ sessions }) => of(sessions[index] ?? session))),
  )
  const ratio = (sessions: Session[]) =>
    median(bests.map((best, index) => of(sessions[index] as Session) / best))
  return [
    ...[own, ...others, ...(bare ? [bare] : [])].map(
      ({ name, sessions }): Row => ({ what: `${name}: ${what}`, unit, measured: median(sessions.map(of)) }),
    ),
    {
      what: `${what}, against the best other modal`,
      unit: 'times',
      measured: ratio(own.sessions),
      ...(most !== undefined && { budget: { most } }),
    },
    ...(bare && most !== undefined
      ? [
          {
            what: `${what} of ${bare.name}, against the best other modal`,
            unit: 'times' as const,
            measured: ratio(bare.sessions),
          },
        ]
      : []),
  ]
}
