const UNITS = [
  ['day', 86_400_000],
  ['hour', 3_600_000],
  ['minute', 60_000],
] as const

/**
 * Time that ago something was, in whole minutes, hours or days.
 *
 * @param milliseconds
 * @example formatAge('en', 7_300_000) // '2 hours ago'
 */
export function formatAge(locale: string, milliseconds: number) {
  const [unit, length] = UNITS.find(([, least]) => milliseconds >= least) ?? UNITS[2]
  // `auto` says "this minute", but also "yesterday", which 47 hours ago is not.
  const format = new Intl.RelativeTimeFormat(locale, { numeric: unit === 'day' ? 'always' : 'auto' })
  return format.format(-Math.floor(milliseconds / length), unit)
}
