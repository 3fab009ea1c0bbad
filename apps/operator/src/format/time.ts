/** Units of a relative time, in seconds, the longest first. */
const UNITS = [
  ['day', 86_400],
  ['hour', 3_600],
  ['minute', 60],
  ['second', 1],
] as const

/** Times that the chain knows, but no calendar. */
const MAX_DATE = 8.64e12

/**
 * The distance of a time from another, in the longest unit that fits.
 *
 * @example formatRelative(now + 10_800, now) // 'in 3 hours'
 */
export function formatRelative(at: number, now: number) {
  const distance = at - now
  const [unit, length] = UNITS.find(([, seconds]) => Math.abs(distance) >= seconds) ?? ['second', 1]
  return new Intl.RelativeTimeFormat('en', { numeric: 'auto' }).format(Math.trunc(distance / length), unit)
}

/** @example formatUtc(1_759_842_000) // '7 Oct 2025, 13:00 UTC' */
export function formatUtc(at: number) {
  if (at > MAX_DATE) return 'never'
  const format = new Intl.DateTimeFormat('en-GB', {
    dateStyle: 'medium',
    timeStyle: 'short',
    timeZone: 'UTC',
  })
  return `${format.format(at * 1_000)} UTC`
}
