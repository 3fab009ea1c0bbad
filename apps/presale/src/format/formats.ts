/** Formats are dear to make and cheap to use: each is made once. */
const numberFormats = new Map<string, Intl.NumberFormat>()
const dateFormats = new Map<string, Intl.DateTimeFormat>()

export const numberFormat = (locale: string, options: Intl.NumberFormatOptions = {}) =>
  once(numberFormats, [locale, options], () => new Intl.NumberFormat(locale, options))

export const dateFormat = (locale: string, options: Intl.DateTimeFormatOptions) =>
  once(dateFormats, [locale, options], () => new Intl.DateTimeFormat(locale, options))

function once<Format>(made: Map<string, Format>, key: unknown, make: () => Format) {
  const name = JSON.stringify(key)
  const format = made.get(name) ?? make()
  made.set(name, format)
  return format
}
