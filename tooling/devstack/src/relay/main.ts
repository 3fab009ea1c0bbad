/** The relay as its own process. Argument: the port. */
import { runMain } from '../runMain.ts'
import { createRelay } from './createRelay.ts'

await runMain(async () => {
  await createRelay({ port: Number(process.argv[2]) })
})
