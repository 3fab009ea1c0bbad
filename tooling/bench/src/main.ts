import { groups, groupsByName } from './groups.ts'
import { runBench } from './runBench.ts'

process.exitCode = await runBench({
  groups,
  groupsByName,
  names: process.argv.slice(2),
  resultsFile: 'results.json',
})
