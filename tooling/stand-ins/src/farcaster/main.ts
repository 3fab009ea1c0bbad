/** The Farcaster relay of the development stack as its own process, and the registry on its chain. Arguments: port, node. */
import { installRegistry } from './installRegistry.ts'
import { startRelay } from './startRelay.ts'

const [port = '0', rpcUrl = ''] = process.argv.slice(2)
await installRegistry(rpcUrl)
await startRelay({ port: Number(port) })
