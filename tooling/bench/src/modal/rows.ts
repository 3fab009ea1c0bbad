import { BUDGETS, REQUESTS } from '@foyer/harness/budgets'
import { median } from '../harness/median.ts'
import type { Row } from '../row.ts'
import type { PhoneSession } from './playPhone.ts'
import type { Session } from './playSession.ts'

export type Sessions = { floor: Session[]; foyer: Session[] }

export function byteRows({ floor, foyer }: Sessions): Row[] {
  const beforeButton = ({ beforeButton }: Session) => beforeButton.scriptKiB
  const beforeOpen = ({ beforeOpen }: Session) => beforeOpen.scriptKiB
  return [
    { what: 'floor: JS until the button shows', unit: 'KiB', measured: of(floor, beforeButton) },
    {
      what: 'JS until the button shows, over the floor',
      unit: 'KiB',
      measured: of(foyer, beforeButton) - of(floor, beforeButton),
      budget: { most: BUDGETS.entry },
    },
    {
      what: 'JS after the button until the page is idle, over the floor',
      unit: 'KiB',
      measured: of(foyer, beforeOpen) - of(floor, beforeOpen),
      // The code that the first open draws, and that which draws it once unseen.
      budget: { most: BUDGETS.idle, aim: BUDGETS.idleAim },
    },
    {
      what: 'requests to others before the first open',
      unit: 'requests',
      // Of all sessions: one such request in one of them is one too many.
      measured: Math.max(...foyer.map(countOtherHosts)),
      budget: { most: 0 },
    },
    {
      what: 'JS of the first open in an idle page',
      unit: 'KiB',
      measured: of(foyer, ({ firstOpen }) => firstOpen.scriptKiB),
      budget: { most: 0 },
    },
  ]
}

/** First visits on a slow phone: `atOnce` with a tap as soon as there is a button, `atRest` once the page is idle. */
export type PhoneSessions = { atOnce: PhoneSession[]; atRest: PhoneSession[] }

export function phoneRows({ atOnce, atRest }: PhoneSessions): Row[] {
  const all = [...atOnce, ...atRest]
  return [
    { what: 'phone: button shown', unit: 'ms', measured: of(all, ({ buttonMs }) => buttonMs) },
    {
      what: 'phone: tap at once to the next frame',
      unit: 'ms',
      measured: of(atOnce, ({ heardMs }) => heardMs),
      budget: { most: 100 },
    },
    {
      what: 'phone: tap at once to a clickable wallet',
      unit: 'ms',
      measured: of(atOnce, ({ openMs }) => openMs),
    },
    {
      what: 'phone: tap at once, JS of the first open',
      unit: 'KiB',
      measured: of(atOnce, ({ loaded }) => loaded.scriptKiB),
      budget: { most: BUDGETS.firstOpen, aim: BUDGETS.firstOpenAim },
    },
    {
      what: 'phone: tap at once, requests of the first open',
      unit: 'requests',
      measured: of(atOnce, ({ loaded }) => loaded.requests),
      budget: { most: REQUESTS.firstOpen },
    },
    {
      what: 'phone: tap in an idle page to the next frame',
      unit: 'ms',
      measured: of(atRest, ({ heardMs }) => heardMs),
      budget: { most: 200 },
    },
    {
      what: 'phone: tap in an idle page to a clickable wallet',
      unit: 'ms',
      measured: of(atRest, ({ openMs }) => openMs),
      budget: { most: 300 },
    },
  ]
}

/** Layout shift while the first open fills, in the session where it was most. */
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

/** Phases of the first open, each from the click on. */
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

const of = <One>(sessions: One[], value: (session: One) => number) => median(sessions.map(value))
