/** Digits of ASCII with at most one point or comma. */
const AMOUNT = /^(\d*)(?:[.,](\d*))?$/
/** More digits than any amount has. */
const MOST_DIGITS = 80

/**
 * An amount as typed, in the smallest unit of a token: `1.5`, `1,5`, `.5` and `1.` are amounts, `1e18`, `１２` and
 * `1,000.5` are none. Undefined where nothing is typed.
 */
export function parseAmount(text: string, decimals: number): bigint | 'amount' | 'decimals' | undefined {
  const typed = text.trim()
  if (typed === '') return undefined
  const [match, whole = '', fraction = ''] = AMOUNT.exec(typed) ?? []
  if (match === undefined || whole + fraction === '' || typed.length > MOST_DIGITS) return 'amount'
  if (fraction.length > decimals) return 'decimals'
  return BigInt(whole + fraction.padEnd(decimals, '0'))
}

/** The same the other way round, without zeros at the end. */
export function formatUnits(amount: bigint, decimals: number): string {
  const digits = amount.toString().padStart(decimals + 1, '0')
  const point = digits.length - decimals
  return `${digits.slice(0, point)}.${digits.slice(point)}`.replace(/\.?0*$/, '')
}
