/**
 * Rows as CSV (RFC 4180), for a spreadsheet: with a byte order mark, because Excel takes a file without one for
 * something else than UTF-8.
 */
export function toCsv(rows: readonly (readonly string[])[]) {
  return `\ufeff${rows.map((cells) => `${cells.map(quote).join(',')}\r\n`).join('')}`
}

/** What begins like a formula would be run by the spreadsheet; an apostrophe makes it text. Numbers may be negative. */
function quote(cell: string) {
  const isFormula = /^[=+\-@\t\r]/.test(cell) && !/^-?\d+(\.\d+)?$/.test(cell)
  const text = isFormula ? `'${cell}` : cell
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}
