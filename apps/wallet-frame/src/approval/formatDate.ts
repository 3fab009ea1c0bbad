/** The last second that a `Date` can hold. */
const LAST = 8_640_000_000_000n

/** Seconds since 1970 as a date, or as they are where no calendar reaches. */
export const formatDate = (seconds: bigint, locale: string) =>
  seconds > LAST || seconds < 0n
    ? seconds.toString()
    : new Date(Number(seconds) * 1000).toLocaleString(locale, { dateStyle: 'medium', timeStyle: 'short' })
