/** A cell: words, a decimal number with a point, or characters such as a code that no spreadsheet may read as a number. */
export type CsvCell = string | { decimal: string } | { verbatim: string }

/** The form of a CSV file: its start, and each line with its end. */
export type CsvFormat = { start: string; line: (cells: readonly CsvCell[]) => string }

/** Spreadsheets keep so many digits of a number. */
const MOST_DIGITS = 15

/** CSV for programs: commas, a point before decimals, and each value as it is. */
export const PLAIN_CSV: CsvFormat = {
  start: '',
  line: (cells) => `${cells.map((cell) => quote(toPlainText(cell), ',')).join(',')}\n`,
}

/**
 * CSV (RFC 4180) for the spreadsheet of a language: with a byte order mark, because Excel takes a file without one
 * for something other than UTF-8, and with a semicolon between cells where a comma stands before decimals, because
 * spreadsheets expect it there.
 */
export function createSpreadsheetCsv(locale: string): CsvFormat {
  const parts = new Intl.NumberFormat(locale).formatToParts(1.5)
  const sign = parts.find(({ type }) => type === 'decimal')?.value ?? '.'
  const separator = sign === ',' ? ';' : ','
  const write = (cell: CsvCell) => quote(toText(cell, sign), separator)
  return { start: '\ufeff', line: (cells) => `${cells.map(write).join(separator)}\r\n` }
}

/** Rows as CSV for the spreadsheet of a language. */
export function toCsv(rows: readonly (readonly CsvCell[])[], locale: string) {
  const { start, line } = createSpreadsheetCsv(locale)
  return `${start}${rows.map(line).join('')}`
}

const toPlainText = (cell: CsvCell) =>
  typeof cell === 'string' ? cell : 'verbatim' in cell ? cell.verbatim : cell.decimal

function toText(cell: CsvCell, sign: string) {
  // Spreadsheets would run a text that begins like a formula; an apostrophe makes it text.
  if (typeof cell === 'string') return /^[=+\-@\t\r]/.test(cell) ? `'${cell}` : cell
  if ('verbatim' in cell) return asText(cell.verbatim)
  const number = cell.decimal.replace('.', sign)
  return cell.decimal.replace(/\D/g, '').replace(/^0+/, '').length > MOST_DIGITS ? asText(number) : number
}

/** A formula whose value is the text: all its characters stay, zeros at the start and an E among digits too. */
const asText = (text: string) => (text === '' ? '' : `="${text.replaceAll('"', '""')}"`)

function quote(text: string, separator: string) {
  return text.includes(separator) || /["\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}
