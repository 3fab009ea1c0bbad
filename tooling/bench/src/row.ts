export type Unit =
  | 'KiB'
  | 'MiB'
  | 'requests'
  | 'nodes'
  | 'count'
  | 'gas'
  | 'points'
  | 'CLS'
  | 'ms'
  | 's'
  | 'per second'
  | 'times'

/** Timings depend on the machine, and so does Lighthouse's idea of performance: they are printed and never gate. */
const TIMINGS: Unit[] = ['ms', 's', 'per second', 'times']

export type Budget = {
  /** The measured value may not be above this. */
  most?: number
  /** The measured value may not be below this. */
  least?: number
  /** The aim; between it and `most` the run still succeeds. */
  aim?: number
  /** False when missing the budget is printed only. Default: false for timings, true for everything else. */
  gates?: boolean
  /** Why this run does not gate what others do. The row says it, whether it is within budget or not. */
  ungatedHere?: string | undefined
}

export type Row = {
  what: string
  measured: number
  unit: Unit
  /** The same step of the floor in the same session took 1; undefined where the floor has no such step. */
  timesFloor?: number
  /** A row without a budget is there for comparison. */
  budget?: Budget
}

export type Verdict = 'ok' | 'exceeded' | 'over budget (not gated)' | 'above aim' | 'info'

export function verdictOf({ measured, unit, budget }: Row): Verdict {
  if (budget === undefined) return 'info'
  const { most = Infinity, least = -Infinity, aim = most, ungatedHere } = budget
  const gates = ungatedHere === undefined && (budget.gates ?? !TIMINGS.includes(unit))
  // A value that is not a number satisfies no comparison, so it is never within budget.
  if (!(measured <= most && measured >= least)) return gates ? 'exceeded' : 'over budget (not gated)'
  return measured > aim ? 'above aim' : 'ok'
}

/** The verdict as the table has it. */
export function describeVerdict(row: Row) {
  const [verdict, reason] = [verdictOf(row), row.budget?.ungatedHere]
  return reason === undefined ? verdict : `${verdict.replace(' (not gated)', '')} (not gated: ${reason})`
}
