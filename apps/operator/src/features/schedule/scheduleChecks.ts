import { formatFactor, isJump, type Step } from '@foyer/presale-operator'
import { toTyped } from './typedTime.ts'

const ONE = 10n ** 18n
const MICRO_USD = 10n ** 12n

/**
 * Finds the steps that cost more than twice the step before.
 *
 * @example findJumps(steps) // ['2025-10-08 00:00 UTC costs ×2.5']
 */
export function findJumps(steps: readonly Step[]): string[] {
  return steps.flatMap(({ startsAt, price }, index) => {
    const before = steps[index - 1]
    if (before === undefined || !isJump(before.price, price)) return []
    return [`${toTyped(startsAt)} UTC costs ${formatFactor(before.price, price)}`]
  })
}

/** True if no item costs a fraction of 0.000001 USD under any of the steps. */
export function areReadable(steps: readonly Step[], items: readonly { yesPerUnit: bigint }[]): boolean {
  return steps.every(({ price }) =>
    items.every(({ yesPerUnit }) => (yesPerUnit * price) % (ONE * MICRO_USD) === 0n),
  )
}
