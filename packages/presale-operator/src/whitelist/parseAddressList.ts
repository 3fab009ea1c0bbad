import { CsvError, parse } from 'csv-parse/browser/esm/sync'
import {
  type AddressList,
  type AddressRecord,
  CSV_OPTIONS,
  createAddressCollector,
  encodingOf,
  MAX_LIST_BYTES,
  refuseLength,
  refuseOtherFile,
} from './createAddressCollector.ts'

export type ParseAddressListParameters = {
  bytes: Uint8Array
  /** Name of the file in messages. */
  label: string
  /** Longer input is refused. Default 64 MiB. */
  maxBytes?: number
  /** Told how much of the list has been checked, 0 to 1. */
  onProgress?: (share: number) => void
}

/** Lines between two reports of progress. */
const REPORT_EVERY = 1_000

/**
 * Reads a list that is in memory, by the same rules as `readAddressList` reads a stream. Runs in a browser.
 *
 * @throws {AddressListError} names every line that is wrong, up to a hundred of them, and what to do about each
 */
export function parseAddressList(parameters: ParseAddressListParameters): AddressList {
  const { bytes, label, maxBytes = MAX_LIST_BYTES, onProgress } = parameters
  refuseLength(bytes.byteLength, maxBytes, label)
  refuseOtherFile(bytes, label)
  const collector = createAddressCollector(label)
  try {
    parse(new TextDecoder(encodingOf(bytes)).decode(bytes), {
      ...CSV_OPTIONS,
      // With `info` a record comes with its position, which the types do not know. It is kept by nobody else: a million
      // of them would take a gigabyte.
      on_record(record: unknown) {
        const line = record as AddressRecord
        collector.add(line)
        if (line.info.lines % REPORT_EVERY === 0) onProgress?.(line.info.bytes / bytes.byteLength)
        return null
      },
    })
  } catch (error) {
    if (!(error instanceof CsvError)) throw error
    collector.addSyntaxError(error)
  }
  return collector.finish()
}
