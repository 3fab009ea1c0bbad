import type { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { CsvError, parse } from 'csv-parse'
import type { Address } from 'viem'
import { OperatorError } from '../errors.ts'
import { createAddressCheck, isHeading } from './addressCheck.ts'

/** About 1.4 million addresses. */
const MAX_BYTES = 64 * 2 ** 20
/** An address has 42 characters; a record much longer than that is not a list of addresses. */
const MAX_RECORD_BYTES = 4096
/** A wrong file has a problem in every line; nobody reads more than these. */
const MAX_ISSUES_KEPT = 100

export type ReadAddressListParameters = {
  stream: Readable
  /** Name of the file in messages. */
  label: string
  /** Longer input is refused, and with it a stream that never ends. Default 64 MiB. */
  maxBytes?: number
}

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

/**
 * Reads a CSV file with one address per line, under an optional heading `address`.
 *
 * @throws {AddressListError} names every line that is wrong, up to a hundred of them, and what to do about each
 */
export async function readAddressList(parameters: ReadAddressListParameters): Promise<AddressList> {
  const { stream, label, maxBytes = MAX_BYTES } = parameters
  const addresses: Address[] = []
  const issues: string[] = []
  let issueCount = 0
  const check = createAddressCheck()

  function addIssue(line: number, problem: string) {
    issueCount++
    if (issues.length < MAX_ISSUES_KEPT) issues.push(`${label}:${line} ${problem}`)
  }

  async function collect(records: AsyncIterable<{ record: string[]; info: { lines: number } }>) {
    for await (const { record, info } of records) {
      if (info.lines === 1 && isHeading(record)) continue
      const result = check.add(record, info.lines)
      if ('problem' in result) addIssue(info.lines, result.problem)
      else addresses.push(result.address)
    }
  }

  const options = { info: true, trim: true, relax_column_count: true, max_record_size: MAX_RECORD_BYTES }
  const parser = parse({ ...options, bom: true, skip_empty_lines: true })
  await pipeline(stream, (chunks) => limited(chunks, maxBytes, label), parser, collect).catch(
    (error: unknown) => {
      if (!(error instanceof CsvError)) throw error
      addIssue(lineOf(error), 'is not CSV with short lines: save the list as CSV, one address per line')
    },
  )
  if (issueCount === 0 && addresses.length === 0) addIssue(1, 'is empty: put one address on each line')
  if (issueCount === 0) return { addresses, unchecked: check.unchecked() }

  const omitted = issueCount - issues.length
  throw new AddressListError(`${label} has ${issueCount} problem(s); nothing was written.`, {
    details: omitted === 0 ? issues : [...issues, `… and ${omitted} more`],
    remedy: 'correct the lines above and run the command again',
    docs: 'the-whitelist',
  })
}

async function* limited(chunks: AsyncIterable<Buffer>, maxBytes: number, label: string) {
  let total = 0
  for await (const chunk of chunks) {
    if (total === 0) refuseUtf16(chunk, label)
    total += chunk.byteLength
    if (total > maxBytes)
      throw new AddressListError(`${label} is longer than ${maxBytes} bytes; nothing was written.`, {
        remedy: 'check that it is the list of addresses, and that the stream it comes from ends',
        docs: 'the-whitelist',
      })
    yield chunk
  }
}

/** Spreadsheets offer "Unicode text", which is UTF-16. A UTF-8 byte order mark is harmless and skipped. */
function refuseUtf16(chunk: Buffer, label: string) {
  const mark = chunk.subarray(0, 2).toString('hex')
  if (mark !== 'fffe' && mark !== 'feff') return
  throw new AddressListError(`${label} is encoded as UTF-16; nothing was written.`, {
    details: [`${label}:1 starts with the byte order mark of UTF-16`],
    remedy: 'save the list as CSV in UTF-8',
    docs: 'the-whitelist',
  })
}

function lineOf(error: CsvError) {
  return typeof error.lines === 'number' ? error.lines : 1
}
