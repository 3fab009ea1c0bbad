import { parseArgs } from 'node:util'
import { runBench } from '../runBench.ts'
import { measureBackfill } from './measureBackfill.ts'
import { measureGateway } from './measureGateway.ts'
import { measureHistory } from './measureHistory.ts'
import { measureOpening } from './measureOpening.ts'
import { measureReads } from './measureReads.ts'
import { measureReplicas } from './measureReplicas.ts'

const { positionals: names, values } = parseArgs({
  allowPositionals: true,
  options: { minutes: { type: 'string', default: '10' } },
})
const minutes = Number(values.minutes)

/** Groups that take too long for `bench`: the servers with the data and the readers of a large sale. */
const groups = {
  backfill: measureBackfill,
  reads: measureReads,
  replicas: measureReplicas,
  opening: measureOpening,
  history: measureHistory,
  gateway: (onProgress: (message: string) => void) => measureGateway(onProgress, { minutes }),
}

if (Number.isInteger(minutes) && minutes >= 2)
  // A chain that test files share goes on until its process ends.
  process.exit(await runBench({ groups, names, resultsFile: 'load-results.json' }))
else {
  console.error(`--minutes ${values.minutes}: expected how long the gateway's memory is watched, at least 2.`)
  process.exitCode = 2
}
