export { ConfigInvalidError, ConfigUnreachableError, LoopbackRpcError } from '../config/errors.ts'
export { type LoadConfigParameters, loadConfig } from '../config/loadConfig.ts'
export { findLoopbackUrl } from '../config/loopback.ts'
export type { StandardSchema } from '../config/standardSchema.ts'
