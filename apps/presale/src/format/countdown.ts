import { numberFormat } from './formats.ts'

export type Countdown = { hours: number; minutes: number; seconds: number }

export type CountdownPart = { unit: keyof Countdown; value: number; digits: string }

const UNITS = ['hours', 'minutes', 'seconds'] as const

/**
 * Splits a duration for display. Hours are not folded into days, so they may exceed 24.
 *
 * @param seconds negative counts as 0
 * @example splitCountdown(90_061) // { hours: 25, minutes: 1, seconds: 1 }
 */
export function splitCountdown(seconds: number): Countdown {
  const left = Math.max(0, Math.floor(seconds))
  return { hours: Math.floor(left / 3600), minutes: Math.floor((left % 3600) / 60), seconds: left % 60 }
}

/**
 * Writes a duration in parts of at least two digits. The last hour has no hours.
 *
 * @example formatCountdown('en', 3_599) // 59 minutes and 59 seconds
 */
export function formatCountdown(locale: string, seconds: number): CountdownPart[] {
  const left = splitCountdown(seconds)
  const pad = numberFormat(locale, { minimumIntegerDigits: 2, useGrouping: false })
  return UNITS.filter((unit) => unit !== 'hours' || left.hours > 0).map((unit) => ({
    unit,
    value: left[unit],
    digits: pad.format(left[unit]),
  }))
}
