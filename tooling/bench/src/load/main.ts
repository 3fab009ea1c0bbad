import { runBench } from '../runBench.ts'
import { measureBackfill } from './measureBackfill.ts'
import { measureReads } from './measureReads.ts'

/** What takes too long for `bench`: the indexer with the events and the readers of a large sale. */
const groups = { backfill: measureBackfill, reads: measureReads }

process.exitCode = await runBench({ groups, names: process.argv.slice(2), resultsFile: 'load-results.json' })
