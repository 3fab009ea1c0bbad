import type { Hex } from 'viem'
import type { Described } from '../../app/describeError.ts'

/** A list of addresses, checked, with its root and the 256 shards as a ZIP file. */
export type BuiltList = {
  root: Hex
  count: number
  /** Addresses without a checksum, in which a typing error goes unnoticed. */
  unchecked: number
  /** `<root>/<xx>.json` for each first byte. */
  zip: Uint8Array<ArrayBuffer>
}

/** What a list would change in the one in force. */
export type ListChange = { added: string[]; removed: string[] }

/** Work for the worker. */
export type Job =
  /** Reads a CSV file and builds the list. */
  | { type: 'build'; file: File }
  /** Reads all published shards of a root and proves them complete. */
  | { type: 'verify'; baseUrl: string; root: Hex }
  /** Compares a CSV file with the published list in force. */
  | { type: 'compare'; file: File; baseUrl: string; root: Hex }

export type JobResults = { build: BuiltList; verify: { count: number }; compare: ListChange }

/** How far a job is: what it does now, and how much of that is done, 0 to 1. */
export type JobProgress = { phase: 'check' | 'build' | 'download'; share: number }

export type JobAnswer<type extends Job['type'] = Job['type']> =
  | { status: 'working'; progress: JobProgress }
  | { status: 'done'; result: JobResults[type] }
  | { status: 'failed'; failure: Described }
