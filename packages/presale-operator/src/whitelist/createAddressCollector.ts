import type { Options } from 'csv-parse'
import type { Address } from 'viem'
import { SaleError } from '../errors.ts'
import { createAddressCheck, isHeading, isSeparatorHint, toCells } from './addressCheck.ts'

/** About 1.4 million addresses. */
export const MAX_LIST_BYTES = 64 * 2 ** 20
/** A wrong file has a problem in every line; nobody reads more than these. */
const MAX_ISSUES_KEPT = 100

/** Options of csv-parse. An address has 42 characters, and a much longer record is not a list of addresses. */
export const CSV_OPTIONS = {
  info: true,
  bom: true,
  trim: true,
  // As spreadsheets of any country save: also with the line ends of several systems in one file.
  delimiter: [',', ';', '\t', '|'],
  record_delimiter: ['\r\n', '\n', '\r'],
  skip_empty_lines: true,
  relax_column_count: true,
  max_record_size: 4096,
} satisfies Options

/** One line, as csv-parse gives it. */
export type AddressRecord = { record: string[]; info: { lines: number; bytes: number } }

export type AddressList = {
  /** In lower case, in the order of the file. */
  addresses: Address[]
  /** Number of them without a checksum, in which a typing error goes unnoticed. */
  unchecked: number
}

/** The list cannot be used; `details` has a line per problem, as `file:line`. */
export class AddressListError extends SaleError {
  override name = 'AddressListError'
}

/** Takes the records of a list one by one and gives the list, or everything that is wrong with it. */
export function createAddressCollector(label: string) {
  const addresses: Address[] = []
  const issues: string[] = []
  let issueCount = 0
  const check = createAddressCheck()
  let isFirst = true

  function addIssue(line: number, problem: string) {
    issueCount++
    if (issues.length < MAX_ISSUES_KEPT) issues.push(`${label}:${line} ${problem}`)
  }

  return {
    add({ record, info }: AddressRecord) {
      const cells = toCells(record)
      if (cells.length === 0 || isSeparatorHint(cells)) return
      const mayBeHeading = isFirst
      isFirst = false
      if (mayBeHeading && isHeading(cells)) return
      const result = check.add(cells, info.lines)
      if ('problem' in result) addIssue(info.lines, result.problem)
      else addresses.push(result.address)
    },

    /** Adds a line that the parser could not read; its error says in which line it stopped. */
    addSyntaxError(error: Error) {
      const line = 'lines' in error && typeof error.lines === 'number' ? error.lines : 1
      addIssue(line, 'is not CSV with short lines: save the list as CSV, one address per line')
    },

    /** @throws {AddressListError} names every line that is wrong, up to a hundred of them */
    finish(): AddressList {
      if (issueCount === 0 && addresses.length === 0) addIssue(1, 'is empty: put one address on each line')
      if (issueCount === 0) return { addresses, unchecked: check.unchecked() }

      const omitted = issueCount - issues.length
      throw new AddressListError(`${label} has ${issueCount} problem(s); nothing was written.`, {
        details: omitted === 0 ? issues : [...issues, `… and ${omitted} more`],
        remedy: 'correct the lines above and try again',
        docs: 'the-whitelist',
      })
    },
  }
}

/** @throws {AddressListError} */
export function refuseLength(byteLength: number, maxBytes: number, label: string) {
  if (byteLength <= maxBytes) return
  throw new AddressListError(`${label} is longer than ${maxBytes} bytes; nothing was written.`, {
    remedy: 'check that it is the list of addresses, and that the stream it comes from ends',
    docs: 'the-whitelist',
  })
}

/** Files that are taken for a list by mistake, by their first characters; a byte order mark and blanks do not count. */
const OTHER_FILES: readonly [start: string, name: string][] = [
  ['PK\u0003\u0004', 'a spreadsheet (XLSX, ODS or Numbers)'],
  ['\u00d0\u00cf\u0011\u00e0', 'a spreadsheet (XLS)'],
  ['\u001f\u008b', 'a compressed file'],
  ['%PDF', 'a PDF'],
  ['{', 'JSON'],
  ['[', 'JSON'],
  ['<', 'a web page or XML'],
]
const BYTE_ORDER_MARK = '\u00ef\u00bb\u00bf'

/**
 * Refuses a file that is no text with one address per line, before its bytes are read as one.
 *
 * @param start first bytes of the list
 * @throws {AddressListError}
 */
export function refuseOtherFile(start: Uint8Array, label: string) {
  const text = String.fromCharCode(...start.subarray(0, 256))
    .replace(BYTE_ORDER_MARK, '')
    .trimStart()
  const other = OTHER_FILES.find(([first]) => text.startsWith(first))
  if (other === undefined) return
  throw new AddressListError(`${label} is ${other[1]}; nothing was written.`, {
    remedy: 'save the list as CSV, one address per line',
    docs: 'the-whitelist',
  })
}

/**
 * The encoding of a list by its byte order mark. Spreadsheets save "Unicode text" as UTF-16.
 *
 * @param start first bytes of the list
 */
export function encodingOf([first, second]: Uint8Array): 'utf-8' | 'utf-16le' | 'utf-16be' {
  if (first === 0xff && second === 0xfe) return 'utf-16le'
  return first === 0xfe && second === 0xff ? 'utf-16be' : 'utf-8'
}
