import type { Address } from 'viem'
import { OperatorError } from '../errors.ts'
import { createAddressCheck, isHeading } from './addressCheck.ts'

/** About 1.4 million addresses. */
export const MAX_LIST_BYTES = 64 * 2 ** 20
/** A wrong file has a problem in every line; nobody reads more than these. */
const MAX_ISSUES_KEPT = 100

/** How csv-parse reads a list: an address has 42 characters, and a much longer record is not a list of addresses. */
export const CSV_OPTIONS = {
  ...{ info: true, bom: true, trim: true },
  ...{ skip_empty_lines: true, relax_column_count: true, max_record_size: 4096 },
} as const

/** What csv-parse gives for a line. */
export type AddressRecord = { record: string[]; info: { lines: number; bytes: number } }

export type AddressList = {
  /** In lower case, in the order of the file. */
  addresses: Address[]
  /** How many of them came without a checksum, so that a typing error in them goes unnoticed. */
  unchecked: number
}

/** The list cannot be used; `details` has a line per problem, as `file:line`. */
export class AddressListError extends OperatorError {
  override name = 'AddressListError'
}

/** Takes the records of a list one by one and gives the list, or everything that is wrong with it. */
export function createAddressCollector(label: string) {
  const addresses: Address[] = []
  const issues: string[] = []
  let issueCount = 0
  const check = createAddressCheck()

  function addIssue(line: number, problem: string) {
    issueCount++
    if (issues.length < MAX_ISSUES_KEPT) issues.push(`${label}:${line} ${problem}`)
  }

  return {
    add({ record, info }: AddressRecord) {
      if (info.lines === 1 && isHeading(record)) return
      const result = check.add(record, info.lines)
      if ('problem' in result) addIssue(info.lines, result.problem)
      else addresses.push(result.address)
    },

    /** What the parser could not read; its error says in which line it stopped. */
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

/**
 * Spreadsheets offer "Unicode text", which is UTF-16. A UTF-8 byte order mark is harmless and skipped.
 *
 * @param start first bytes of the list
 * @throws {AddressListError}
 */
export function refuseUtf16([first, second]: Uint8Array, label: string) {
  if (!(first === 0xff && second === 0xfe) && !(first === 0xfe && second === 0xff)) return
  throw new AddressListError(`${label} is encoded as UTF-16; nothing was written.`, {
    details: [`${label}:1 starts with the byte order mark of UTF-16`],
    remedy: 'save the list as CSV in UTF-8',
    docs: 'the-whitelist',
  })
}
