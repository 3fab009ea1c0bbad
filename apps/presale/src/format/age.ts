const UNITS = [
  ['hour', 3_600_000],
  ['minute', 60_000],
] as const

/**
 * How long ago something was, in whole minutes or hours.
 *
 * @param milliseconds
 * @example formatAge('en', 7_300_000) // '2 hours ago'
 */
export function formatAge(locale: string, milliseconds: number) {
  const format = new Intl.RelativeTimeFormat(locale, { numeric: 'auto' })
  const [unit, length] = UNITS.find(([, least]) => milliseconds >= least) ?? UNITS[1]
  return format.format(-Math.floor(milliseconds / length), unit)
}
