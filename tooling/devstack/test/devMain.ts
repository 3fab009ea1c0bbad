/** `dev` with its own state directory (the first argument) and free ports, so that a developer's own one is left alone. */
import { dev } from '../src/dev.ts'
import { runMain } from '../src/runMain.ts'

const [stateDirectory = '', ...args] = process.argv.slice(2)
await runMain(() => dev({ args, stateDirectory, ports: 'free' }))
process.exit()
