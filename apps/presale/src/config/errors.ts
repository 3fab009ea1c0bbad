import { PresaleError } from '../errors/PresaleError.ts'

/** `/config.json` did not arrive: no connection, or an HTTP error. */
export class ConfigUnreachableError extends PresaleError {
  override name = 'ConfigUnreachableError'
  constructor(url: string, reason: string, options: { retryable: boolean; cause?: unknown }) {
    super(`${url} could not be loaded.`, { ...options, details: [reason], docs: 'configuration' })
  }
}

/** `/config.json` arrived but is not a configuration. */
export class ConfigInvalidError extends PresaleError {
  override name = 'ConfigInvalidError'
  constructor(url: string, details: readonly string[], options?: ErrorOptions) {
    super(`${url} is not a valid configuration.`, { ...options, details, docs: 'configuration' })
  }
}

/** A production build on a public page was pointed at a node on the visitor's own machine. */
export class LoopbackRpcError extends PresaleError {
  override name = 'LoopbackRpcError'
  constructor(rpcUrl: string) {
    super('A production build does not use a loopback RPC endpoint.', {
      details: [`rpcUrls contains ${rpcUrl}`],
      docs: 'loopback-rpc',
    })
  }
}
