// Functions without dependencies: code of a server imports them without the rest of the core.
export { providerNames } from '../types/socialProvider.ts'
export { CODE_LENGTH } from '../utils/codeLength.ts'
export { anySignal, createDeferred, type Deferred, parseUrl } from '../utils/floor.ts'
export { isLoopbackHost } from '../utils/isLoopbackHost.ts'
