/** More digits than any amount has. */
const MOST_DIGITS = 80
/** Blanks of all kinds, apostrophes and the Arabic sign separate thousands in every language that uses them, and nothing else. */
const BLANK_GROUPS = /^\d{1,3}(?:[\s'’٬]\d{3})+(?=$|[.,])/
/** The Arabic decimal sign beside one that could be another: `1.500٫000` would be a thousand times as much. */
const TWO_DECIMAL_SIGNS = /٫.*[٫٬.,]|[.,].*٫/

/** Two readings of a text that differ by a factor of a thousand between languages: the amount with its sign between thousands, and before decimals. */
export type AmbiguousAmount = { readings: readonly [thousands: bigint, decimals: bigint] }

/** The messages to programs about a text that is no amount of a token or a currency. */
export const amountMessages = (unit: 'token' | 'currency') => ({
  amount: 'The amount is not a decimal number',
  ambiguous: 'The amount has a sign that separates thousands in some languages and decimals in others',
  decimals: `The amount has more decimals than the ${unit}`,
})

export type ParsedAmount = bigint | 'amount' | 'decimals' | AmbiguousAmount | undefined

/**
 * An amount as typed, in the smallest unit of a token, by the signs of a language: whatever `Intl.NumberFormat` prints can
 * be typed, also in full width or the language's own digits, and with the marks of direction that pages put around what is
 * copied. A sign that is none of the language's counts where it can only mean one thing: `1,5` and `1,000.5` are amounts in
 * all of them, `1.000` is ambiguous in Russian.
 *
 * @param locale of what the user reads
 * @returns `amount`: it is no decimal number, such as `1e18`. `decimals`: it has more than the token. `undefined` where
 *   nothing is typed
 * @example parseAmount('1.000', 6, 'vi') // 1_000_000_000n
 */
export function parseAmount(text: string, decimals: number, locale: string): ParsedAmount {
  // NFKC would make digits of them: 106 of `10⁶`.
  if (/\p{No}/u.test(text)) return 'amount'
  const typed = text
    .normalize('NFKC')
    .replace(/\p{Cf}/gu, '')
    .trim()
  if (typed === '') return undefined
  if (typed.length > MOST_DIGITS || TWO_DECIMAL_SIGNS.test(typed)) return 'amount'
  const latin = toLatin(typed, locale)
  const [grouped = ''] = BLANK_GROUPS.exec(latin) ?? []
  const plain = grouped.replace(/\D/g, '') + latin.slice(grouped.length)
  if (!/^[\d.,]*\d[\d.,]*$/.test(plain)) return 'amount'
  const at = Math.max(plain.lastIndexOf('.'), plain.lastIndexOf(','))
  if (at === -1) return toUnits(plain, '', decimals)
  const [sign, whole, fraction] = [plain[at], plain.slice(0, at), plain.slice(at + 1)]
  const other = sign === '.' ? ',' : '.'
  if (whole.includes(other)) {
    return isGrouped(whole, other) ? toUnits(whole.replaceAll(other, ''), fraction, decimals) : 'amount'
  }
  if (whole.includes(sign ?? '')) {
    return isGrouped(plain, sign) ? toUnits(plain.replaceAll(sign ?? '', ''), '', decimals) : 'amount'
  }
  // A blank has separated the thousands already, or the digits are none of theirs.
  if (grouped !== '' || !/^[1-9]\d{0,2}$/.test(whole) || fraction.length !== 3)
    return toUnits(whole, fraction, decimals)
  const own = signsOf(locale)
  if (sign === own.decimal) return toUnits(whole, fraction, decimals)
  const thousands = toUnits(whole + fraction, '', decimals)
  if (sign === own.group || typeof thousands !== 'bigint') return thousands
  const lesser = toUnits(whole, fraction.replace(/0+$/, ''), decimals)
  return typeof lesser === 'bigint' ? { readings: [thousands, lesser] } : lesser
}

/**
 * The inverse of {@link parseAmount}: all digits of an amount as they are typed in a language, without separators between
 * thousands.
 *
 * @example writeAmount(1_234_500_000n, 6, 'ru') // '1234,5'
 */
export const writeAmount = (amount: bigint, decimals: number, locale: string): string =>
  formatUnits(amount, decimals).replace('.', signsOf(locale).decimal)

/** An amount as programs write it, with a point and without zeros at the end. */
export function formatUnits(amount: bigint, decimals: number): string {
  const digits = amount.toString().padStart(decimals + 1, '0')
  const point = digits.length - decimals
  return `${digits.slice(0, point)}.${digits.slice(point)}`.replace(/\.?0*$/, '')
}

function toUnits(whole: string, fraction: string, decimals: number) {
  if (fraction.length > decimals) return 'decimals'
  return BigInt(whole + fraction.padEnd(decimals, '0'))
}

function isGrouped(text: string, sign = '') {
  const [first = '', ...groups] = text.split(sign)
  return /^\d{1,3}$/.test(first) && groups.every((group) => /^\d{3}$/.test(group))
}

/** Writes the digits of a language's own script, and the sign before its decimals, as others write them: `١٢٫٥` as `12.5`. */
function toLatin(text: string, locale: string): string {
  const own = scriptOf(locale)
  if (own === undefined) return text
  return text
    .replace(/\p{Nd}/gu, (digit) => (own.test(digit) ? String(digitOf(digit)) : digit))
    .replace('٫', (sign) => (own.test(sign) ? signsOf(locale).decimal : sign))
}

/** Unicode has the ten digits of each script beside each other. */
function digitOf(digit: string): number {
  const code = digit.codePointAt(0) ?? 0
  let zero = code
  while (/\p{Nd}/u.test(String.fromCodePoint(zero - 1))) zero--
  return (code - zero) % 10
}

/** Returns a pattern of a language's script. Undefined if it has several, as Japanese has, and for a code that no browser can read. */
function scriptOf(locale: string): RegExp | undefined {
  try {
    return new RegExp(`^\\p{scx=${new Intl.Locale(locale).maximize().script}}$`, 'u')
  } catch {
    return undefined
  }
}

function formatOf(locale: string): Intl.NumberFormat {
  try {
    return new Intl.NumberFormat(locale, { numberingSystem: 'latn' })
  } catch {
    return new Intl.NumberFormat('en')
  }
}

function signsOf(locale: string) {
  const parts = formatOf(locale).formatToParts(1234567.8)
  const find = (type: string, fallback: string) => parts.find((part) => part.type === type)?.value ?? fallback
  return { decimal: find('decimal', '.'), group: find('group', ',') }
}
