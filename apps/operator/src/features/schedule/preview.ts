import type { Step } from '@foyer/presale-contracts/operate'

export type Item = { name: string; yesPerUnit: bigint }

/** What buyers see from a moment on. Prices in USD with 18 decimals. */
export type Moment = {
  /** Chain time, seconds. */
  at: number
  price: bigint
  items: { name: string; price: bigint; isReadable: boolean }[]
  /** Seconds on the countdown at that moment; `undefined` after the last step, when there is none. */
  countdown: number | undefined
}

const ONE = 10n ** 18n
const MICRO_USD = 10n ** 12n

/**
 * What buyers see now and at the start of each later step.
 *
 * @param steps the whole schedule, rising in time
 * @param now chain time, seconds
 */
export function previewMoments(steps: readonly Step[], items: readonly Item[], now: number): Moment[] {
  return steps.flatMap(({ startsAt, price }, index) => {
    const next = steps[index + 1]
    if (next !== undefined && next.startsAt <= now) return []
    const at = Math.max(startsAt, now)
    return [
      {
        at,
        price,
        items: items.map(({ name, yesPerUnit }) => priceOf(name, yesPerUnit * price)),
        countdown: next === undefined ? undefined : next.startsAt - at,
      },
    ]
  })
}

/** Rounded up, as the contract does. @param scaled USD with 36 decimals */
function priceOf(name: string, scaled: bigint) {
  return { name, price: (scaled + ONE - 1n) / ONE, isReadable: scaled % (ONE * MICRO_USD) === 0n }
}
