import { dateFormat } from './formats.ts'

/**
 * A chain timestamp in the reader's time zone.
 *
 * @param timestamp seconds
 */
export function formatTime(locale: string, timestamp: number | bigint) {
  const format = dateFormat(locale, { dateStyle: 'medium', timeStyle: 'short' })
  return format.format(Number(timestamp) * 1000)
}

/**
 * A chain timestamp in UTC, with the zone named: for moments that are announced to everyone.
 *
 * @param timestamp seconds
 * @example formatUtc('en', 1_759_842_000) // 'October 7, 2025 at 13:00 UTC'
 */
export function formatUtc(locale: string, timestamp: number | bigint) {
  const format = dateFormat(locale, {
    year: 'numeric',
    month: 'long',
    day: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
    timeZone: 'UTC',
    timeZoneName: 'short',
  })
  return format.format(Number(timestamp) * 1000)
}
