import { groups, groupsByName } from './groups.ts'
import { runBench } from './runBench.ts'

// A chain of `startDevnet` would keep the process alive.
process.exit(
  await runBench({ groups, groupsByName, names: process.argv.slice(2), resultsFile: 'results.json' }),
)
