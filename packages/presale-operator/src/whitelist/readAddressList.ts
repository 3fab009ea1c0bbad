import type { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { CsvError, parse } from 'csv-parse'
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

export type ReadAddressListParameters = {
  stream: Readable
  /** Name of the file in messages. */
  label: string
  /** Longer input is refused, and with it a stream that never ends. Default 64 MiB. */
  maxBytes?: number
}

/**
 * Reads a CSV file with one address per line, as spreadsheets save it, under an optional heading.
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
  const limit = (chunks: AsyncIterable<Buffer>) => decoded(chunks, maxBytes, label)
  await pipeline(stream, limit, parser.resume()).catch((error: unknown) => {
    if (!(error instanceof CsvError)) throw error
    collector.addSyntaxError(error)
  })
  return collector.finish()
}

async function* decoded(chunks: AsyncIterable<Buffer>, maxBytes: number, label: string) {
  let total = 0
  let decoder: TextDecoder | undefined
  for await (const chunk of chunks) {
    if (decoder === undefined) {
      refuseOtherFile(chunk, label)
      decoder = new TextDecoder(encodingOf(chunk))
    }
    total += chunk.byteLength
    refuseLength(total, maxBytes, label)
    yield decoder.decode(chunk, { stream: true })
  }
}
