/** The relay as a process of its own. Argument: the port. */
import { runMain } from '../runMain.ts'
import { createRelay } from './createRelay.ts'

await runMain(async () => {
  await createRelay({ port: Number(process.argv[2]) })
})
