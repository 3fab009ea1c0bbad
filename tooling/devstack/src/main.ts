import { runMain } from './runMain.ts'
import { DEV_DIRECTORY } from './state/directories.ts'

await runMain(async () => {
  // Loaded here, so that a missing dependency is explained like any other failure.
  const { dev } = await import('./dev.ts')
  await dev({ args: process.argv.slice(2), stateDirectory: DEV_DIRECTORY, ports: 'default' })
})
// Signal handlers and terminals must not keep a stopped stack's process.
process.exit()
