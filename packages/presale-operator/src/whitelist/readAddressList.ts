import type { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { CsvError, parse } from 'csv-parse'
import {
  type AddressList,
  type AddressRecord,
  CSV_OPTIONS,
  createAddressCollector,
  MAX_LIST_BYTES,
  refuseLength,
  refuseUtf16,
} from './createAddressCollector.ts'

export type ReadAddressListParameters = {
  stream: Readable
  /** Name of the file in messages. */
  label: string
  /** Longer input is refused, and with it a stream that never ends. Default 64 MiB. */
  maxBytes?: number
}

/**
 * Reads a CSV file with one address per line, under an optional heading `address`.
 *
 * @throws {AddressListError} names every line that is wrong, up to a hundred of them, and what to do about each
 */
export async function readAddressList(parameters: ReadAddressListParameters): Promise<AddressList> {
  const { stream, label, maxBytes = MAX_LIST_BYTES } = parameters
  const collector = createAddressCollector(label)

  const parser = parse({
    ...CSV_OPTIONS,
    // Records that pass through the stream, each with its position, would take 30 MB more for a list of 100,000.
    on_record(record: unknown) {
      collector.add(record as AddressRecord)
      return null
    },
  })
  const limit = (chunks: AsyncIterable<Buffer>) => limited(chunks, maxBytes, label)
  await pipeline(stream, limit, parser.resume()).catch((error: unknown) => {
    if (!(error instanceof CsvError)) throw error
    collector.addSyntaxError(error)
  })
  return collector.finish()
}

async function* limited(chunks: AsyncIterable<Buffer>, maxBytes: number, label: string) {
  let total = 0
  for await (const chunk of chunks) {
    if (total === 0) refuseUtf16(chunk, label)
    total += chunk.byteLength
    refuseLength(total, maxBytes, label)
    yield chunk
  }
}
