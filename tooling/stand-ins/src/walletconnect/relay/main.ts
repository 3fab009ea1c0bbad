/** The relay as its own process. Argument: the port. */
import { createRelay } from './createRelay.ts'

await createRelay({ port: Number(process.argv[2]) })
