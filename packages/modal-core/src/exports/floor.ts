// What needs nothing else: code of a server imports it without the rest of the core.
export { anySignal, createDeferred, type Deferred, parseUrl } from '../utils/floor.ts'
export { isLoopbackHost } from '../utils/isLoopbackHost.ts'
