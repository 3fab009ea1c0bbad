import type { ListChange, Proposal } from '@foyer/presale-operator'
import type { Hex } from 'viem'
import type { Described } from '../../app/describeError.ts'

/** A list of addresses, checked, with its root and its shards as a ZIP file. */
export type BuiltList = {
  root: Hex
  count: number
  /** Addresses without a checksum, in which a typing error goes unnoticed. */
  unchecked: number
  /** `<root>/<xx>.json` for each first byte. */
  zip: Uint8Array<ArrayBuffer>
  /** Undefined where no list is in force, or that one cannot be read. */
  change?: ListChange | undefined
  /** Addresses of the file that were on the list before, when it was added to that. */
  repeated: string[]
}

/** A root, and where its shards are read. */
export type Published = { baseUrl: string; root: Hex }

/** `replace`: the file is all of the new list. `add`: it comes to the list in force. */
export type BuildMode = 'add' | 'replace'

/** Work for the worker. */
export type Job =
  /** Reads a CSV file and builds the list. `live` is the list in force, if there is one. */
  | { type: 'build'; file: File; mode: BuildMode; live?: Published | undefined }
  /** Reads all published shards of a root and proves them complete, and those in force. */
  | { type: 'verify'; published: Published; live?: Published | undefined }

export type JobResults = {
  build: BuiltList
  verify: { count: number } & Pick<Proposal, 'lines' | 'warnings' | 'confirmation' | 'addresses'>
}

/** The progress of a job: its current step, and the share of it that is done, 0 to 1. */
export type JobProgress = { phase: 'check' | 'build' | 'download'; share: number }

export type JobAnswer<type extends Job['type'] = Job['type']> =
  | { status: 'working'; progress: JobProgress }
  | { status: 'done'; result: JobResults[type] }
  | { status: 'failed'; failure: Described }
