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

  async function collect(records: AsyncIterable<AddressRecord>) {
    for await (const record of records) collector.add(record)
  }

  await pipeline(stream, (chunks) => limited(chunks, maxBytes, label), parse(CSV_OPTIONS), collect).catch(
    (error: unknown) => {
      if (!(error instanceof CsvError)) throw error
      collector.addSyntaxError(error)
    },
  )
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
