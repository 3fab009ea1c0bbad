import { formatUnits } from 'viem'
import { OperatorError } from '../errors.ts'

/** A price and the time from which it holds, as the contract has them. */
export type Step = { startsAt: number; price: bigint }

export type PlanStepsParameters = {
  /** Steps on chain. */
  current: readonly Step[]
  /** Steps that shall follow the locked ones. */
  future: readonly Step[]
  /** Earliest chain time at which the change can take place, seconds. */
  changeAt: number
  /** Steps that start within this time after the change cannot be changed any more, seconds. */
  notice: number
}

export type StepsPlan = { kept: Step[]; removed: Step[]; added: Step[] }

/** Most steps that the contract takes. */
export const MAX_STEPS = 64

/**
 * What a change of the price steps will do, by the contract's own rules.
 *
 * @throws {OperatorError} the contract would refuse the steps when their time has come
 */
export function planSteps({ current, future, changeAt, notice }: PlanStepsParameters): StepsPlan {
  const lockedUntil = changeAt + notice
  const kept = current.filter(({ startsAt }) => startsAt <= lockedUntil)
  const removed = current.filter(({ startsAt }) => startsAt > lockedUntil)

  const problems: string[] = []
  let last = kept.at(-1)
  for (const step of future) {
    if (step.startsAt <= lockedUntil)
      problems.push(
        `${formatStep(step)}: starts before ${formatTime(lockedUntil + 1)}, the earliest that can be set now`,
      )
    else if (last !== undefined && step.startsAt <= last.startsAt)
      problems.push(`${formatStep(step)}: is not later than the step before, ${formatStep(last)}`)
    if (last !== undefined && step.price <= last.price)
      problems.push(`${formatStep(step)}: is not dearer than the step before, ${formatStep(last)}`)
    last = step
  }
  if (kept.length + future.length > MAX_STEPS)
    problems.push(`${kept.length + future.length} steps are more than the ${MAX_STEPS} allowed`)
  if (problems.length === 0) return { kept, removed, added: [...future] }
  throw new OperatorError('The contract would refuse these price steps.', {
    details: problems,
    remedy: 'give later times and rising prices; steps that start soon are promised to buyers and stay',
    docs: 'raise-the-price',
  })
}

/** Whether two lists have the same steps in the same order. */
export function isSameSteps(a: readonly Step[], b: readonly Step[]) {
  return a.map(formatStep).join() === b.map(formatStep).join()
}

/** As in `2025-10-07T14:00:00Z 0.065 USD`. */
export function formatStep({ startsAt, price }: Step) {
  return `${formatTime(startsAt)} ${formatUnits(price, 18)} USD`
}

/** Seconds as UTC without fractions. */
export function formatTime(seconds: number) {
  return new Date(seconds * 1000).toISOString().replace('.000', '')
}
