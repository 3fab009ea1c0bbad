import type { Step } from '@foyer/presale-operator'

export type Item = { name: string; yesPerUnit: bigint }

/** The site from a moment on. Prices in USD with 18 decimals. */
export type Moment = {
  /** Chain time, seconds. */
  at: number
  /** Zero before the first step, when nothing can be bought. */
  price: bigint
  /** True if everybody may buy, and not only whitelisted wallets. */
  isOpen: boolean
  items: { name: string; price: bigint; isReadable: boolean }[]
  /** Seconds on the countdown at that moment; `undefined` after the last step, when there is none. */
  countdown: number | undefined
}

const ONE = 10n ** 18n
const MICRO_USD = 10n ** 12n

export type PreviewParameters = {
  /** The whole schedule, rising in time. */
  steps: readonly Step[]
  items: readonly Item[]
  /** Chain time of the public opening, seconds. */
  publicOpenAt: number
  /** Chain time, seconds. */
  now: number
}

/** The site now, at the start of each later step, and at the public opening. */
export function previewMoments({ steps, items, publicOpenAt, now }: PreviewParameters): Moment[] {
  const times = [now, publicOpenAt, ...steps.map(({ startsAt }) => startsAt)].filter((at) => at >= now)
  return [...new Set(times)]
    .sort((a, b) => a - b)
    .map((at) => {
      const price = steps.findLast(({ startsAt }) => startsAt <= at)?.price ?? 0n
      const next = steps.find(({ startsAt }) => startsAt > at)
      return {
        at,
        price,
        isOpen: at >= publicOpenAt,
        items: items.map(({ name, yesPerUnit }) => priceOf(name, yesPerUnit * price)),
        countdown: next && next.startsAt - at,
      }
    })
}

/** Rounded up, as the contract does. @param scaled USD with 36 decimals */
function priceOf(name: string, scaled: bigint) {
  return { name, price: (scaled + ONE - 1n) / ONE, isReadable: scaled % (ONE * MICRO_USD) === 0n }
}
