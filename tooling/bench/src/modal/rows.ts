import { median } from '../harness/median.ts'
import type { Row } from '../row.ts'
import type { Session } from './playSession.ts'

export type Sessions = { floor: Session[]; foyer: Session[] }

export function byteRows({ floor, foyer }: Sessions): Row[] {
  const beforeButton = ({ beforeButton }: Session) => beforeButton.scriptKiB
  const untilIdle = ({ beforeButton, beforeOpen }: Session) => beforeButton.scriptKiB + beforeOpen.scriptKiB
  return [
    { what: 'floor: JS until the button shows', unit: 'KiB', measured: of(floor, beforeButton) },
    {
      what: 'JS until the button shows, over the floor',
      unit: 'KiB',
      measured: of(foyer, beforeButton) - of(floor, beforeButton),
      budget: { most: 16 },
    },
    {
      what: 'JS until idle, over the floor',
      unit: 'KiB',
      measured: of(foyer, untilIdle) - of(floor, untilIdle),
      budget: { most: 16 },
    },
    {
      what: 'JS of the first open',
      unit: 'KiB',
      measured: of(foyer, ({ firstOpen }) => firstOpen.scriptKiB),
      budget: { most: 32 },
    },
    {
      what: 'requests of the first open',
      unit: 'requests',
      measured: of(foyer, ({ firstOpen }) => firstOpen.requests),
      budget: { most: 6 },
    },
    {
      what: 'requests to other hosts before the first open',
      unit: 'requests',
      // Of all sessions: one such request in one of them is one too many.
      measured: Math.max(...foyer.map(countOtherHosts)),
      budget: { most: 0 },
    },
  ]
}

/** How much moves while the first open fills, in the session where it was most. */
export const shiftRow = ({ foyer }: Sessions): Row => ({
  what: 'layout shift of the first open',
  unit: 'CLS',
  measured: Math.max(...foyer.map(({ shift }) => shift)),
  budget: { most: 0 },
})

const countOtherHosts = ({ beforeButton, beforeOpen }: Session) =>
  beforeButton.otherHosts.length + beforeOpen.otherHosts.length

export function timingRows(sessions: Sessions): Row[] {
  return [
    ...timing(sessions, 'first open to a clickable wallet', ({ firstOpenMs }) => firstOpenMs, 150),
    ...timing(sessions, 'second open to a clickable wallet', ({ secondOpenMs }) => secondOpenMs, 50),
    ...timing(sessions, 'click on a wallet to its address', ({ connectMs }) => connectMs, 80),
  ]
}

/** What the first open spends its time on, each from the click on. */
export const phaseRows = ({ foyer }: Sessions): Row[] =>
  phases.map(([name, what]) => ({
    what: `first open: ${what}`,
    unit: 'ms',
    measured: of(foyer, (session) => session.phases?.[name] ?? Number.NaN),
  }))

const phases = [
  ['loaded', 'scripts loaded'],
  ['defined', 'elements defined'],
  ['rendered', 'dialog drawn'],
  ['visible', 'first frame'],
] as const

/** The floor's time of a step and Foyer's, with the median of what each session of Foyer took beside the floor's. */
function timing(
  { floor, foyer }: Sessions,
  what: string,
  step: (session: Session) => number,
  most: number,
): Row[] {
  const ratios = foyer.map((session, index) => step(session) / step(floor[index] ?? session))
  return [
    { what: `floor: ${what}`, unit: 'ms', measured: of(floor, step) },
    { what, unit: 'ms', measured: of(foyer, step), timesFloor: median(ratios), budget: { most } },
  ]
}

export function heapRows({ floor, foyer }: Sessions): Row[] {
  const heap = ({ heapMiB }: Session) => heapMiB
  return [
    { what: 'floor: JS heap with the wallets listed', unit: 'MiB', measured: of(floor, heap) },
    { what: 'JS heap with the modal open', unit: 'MiB', measured: of(foyer, heap), budget: { most: 3 } },
  ]
}

const of = (sessions: Session[], value: (session: Session) => number) => median(sessions.map(value))
