export type Countdown = { hours: number; minutes: number; seconds: number }

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
