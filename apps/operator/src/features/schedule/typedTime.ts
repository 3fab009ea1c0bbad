import { formatTime, utcTime } from '@foyer/presale-operator'

/** A date and a time in UTC, with or without seconds, as it is typed or pasted from a configuration file. */
const TYPED = /^(\d{4})-(\d{1,2})-(\d{1,2})[T ]+(\d{1,2}):(\d{2})(?::(\d{2}))? ?(?:Z|UTC)?$/i
const OFFSET = /\d ?(?:(?:GMT|UTC)? ?[+-]\d{1,2}(?::?\d{2})?|[AP]M)$/i
const DATE_ONLY = /^\d{4}-\d{1,2}-\d{1,2}$/

/** @example toTyped(1_759_881_600) // '2025-10-08 00:00' */
export function toTyped(at: number) {
  const [date, time] = formatTime(at).replace('Z', '').split('T')
  return `${date} ${time?.replace(/:00$/, '')}`
}

/**
 * Reads what was typed, in seconds since 1970.
 *
 * @example readTyped('2025-10-08 00:00') // { at: 1759881600 }
 * @returns a sentence for the reader when it is no time
 */
export function readTyped(typed: string): { at: number } | { problem: string } {
  const text = typed.trim()
  if (text === '') return { problem: 'Enter when the price starts.' }
  const [, year, ...parts] = TYPED.exec(text) ?? []
  if (year !== undefined) {
    const [month, day, hour, minute, second] = parts.map((part = '00') => part.padStart(2, '0'))
    const { data } = utcTime.safeParse(`${year}-${month}-${day}T${hour}:${minute}:${second}Z`)
    return data === undefined ? { problem: 'The calendar has no such date or time.' } : { at: data }
  }
  if (DATE_ONLY.test(text)) return { problem: 'Add the time, as in 2025-10-08 00:00.' }
  if (OFFSET.test(text)) return { problem: 'Use 24-hour UTC without an offset, as in 2025-10-08 00:00.' }
  return { problem: 'Enter a date and a time in UTC, as in 2025-10-08 00:00.' }
}
