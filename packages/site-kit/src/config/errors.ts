import { SiteError } from '../errors/SiteError.ts'

/** `/config.json` did not arrive: no connection, or an HTTP error. */
export class ConfigUnreachableError extends SiteError {
  override name = 'ConfigUnreachableError'
}

/** `/config.json` arrived but is not a configuration. */
export class ConfigInvalidError extends SiteError {
  override name = 'ConfigInvalidError'
}

/** The configuration of a production build on a public page names a node on the visitor's own machine. */
export class LoopbackRpcError extends SiteError {
  override name = 'LoopbackRpcError'
}
