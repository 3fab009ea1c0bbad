import { formatUnits } from 'viem'
import { SaleError } from '../errors.ts'

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
  /** Accepts a step that costs more than twice the one before. */
  allowJump?: boolean
}

export type StepsPlan = { kept: Step[]; removed: Step[]; added: Step[] }

/** Most steps that the contract takes. */
export const MAX_STEPS = 64

/** A price that is more than this times the one before is taken for a mistake. */
const MAX_FACTOR = 2n
/** 10⁻⁶ USD, in which buyers read prices. */
const PRICE_UNIT = 10n ** 12n

/**
 * Plans a change of the price steps by the contract's own rules, and refuses prices that are probably mistakes.
 *
 * @throws {SaleError} the contract would refuse the steps when their time has come, or a price cannot be meant
 */
export function planSteps(parameters: PlanStepsParameters): StepsPlan {
  const { current, future, changeAt, notice, allowJump = false } = parameters
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
    if (isTooFine(step.price)) problems.push(`${formatStep(step)}: ${TOO_FINE}`)
    if (last !== undefined && !allowJump && isJump(last.price, step.price))
      problems.push(`${formatStep(step)}: ${describeJump(last.price, step.price)}`)
    last = step
  }
  if (kept.length + future.length > MAX_STEPS)
    problems.push(`${kept.length + future.length} steps are more than the ${MAX_STEPS} allowed`)
  if (problems.length === 0) return { kept, removed, added: [...future] }
  throw new SaleError('These price steps cannot be set.', {
    details: problems,
    remedy: `give later times and rising prices${allowJump ? '' : ', or --allow-jump if a jump is meant'}; steps that start soon are promised to buyers and stay`,
    docs: 'raise-the-price',
  })
}

/** The problem of a price that {@link isTooFine} finds. */
export const TOO_FINE = 'is finer than 0.000001 USD, which buyers cannot read'

/** True if a price has more than six decimals. */
export function isTooFine(price: bigint) {
  return price % PRICE_UNIT !== 0n
}

/** True if a price is more than twice the one before. */
export function isJump(previous: bigint, price: bigint) {
  return price > MAX_FACTOR * previous
}

export function describeJump(previous: bigint, price: bigint) {
  return `costs ${formatFactor(previous, price)} the step before; add --allow-jump if that is meant`
}

/**
 * Formats how many times as much one price is as another, rounded down to hundredths.
 *
 * @example formatFactor(60n, 80n) // '×1.33'
 */
export function formatFactor(previous: bigint, price: bigint) {
  return previous === 0n ? '×∞' : `×${formatUnits((price * 100n) / previous, 2)}`
}

/** True if two lists have the same steps in the same order. */
export function isSameSteps(a: readonly Step[], b: readonly Step[]) {
  return a.map(formatStep).join() === b.map(formatStep).join()
}

/** As in `2025-10-07T14:00:00Z 0.065 USD`. */
export function formatStep({ startsAt, price }: Step) {
  return `${formatTime(startsAt)} ${formatUnits(price, 18)} USD`
}

/** The last second that a date can tell: 8.64e15 milliseconds. */
const LAST_DATE = 8_640_000_000_000

/** True if a chain time is beyond every date, as the times are that somebody chose so that they never come. */
export function isNever(seconds: number) {
  return seconds > LAST_DATE
}

/** Seconds as UTC without fractions; `never` for a time beyond every date. */
export function formatTime(seconds: number) {
  if (isNever(seconds)) return 'never'
  return new Date(seconds * 1000).toISOString().replace('.000', '')
}
