/**
 * A delay for people, in its largest whole unit.
 *
 * @example formatDelay(172_800) // '2 days'
 */
export function formatDelay(seconds: number): string {
  if (seconds === 0) return 'none'
  const [size, unit] = UNITS.find(([length]) => seconds % length === 0) ?? [1, 'second']
  const count = seconds / size
  return `${count} ${unit}${count === 1 ? '' : 's'}`
}

const UNITS = [
  [86_400, 'day'],
  [3_600, 'hour'],
  [60, 'minute'],
] as const
