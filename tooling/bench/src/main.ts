import { runBench } from './runBench.ts'

process.exitCode = await runBench(process.argv.slice(2))
