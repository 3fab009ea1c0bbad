// Functions without dependencies: code of a server imports them without the rest of the core.
export { anySignal, createDeferred, type Deferred, parseUrl } from '../utils/floor.ts'
export { isLoopbackHost } from '../utils/isLoopbackHost.ts'
