import type { ChainId } from '../types/network.ts'
import { BaseError } from './BaseError.ts'
import type { LoadFailure } from './loadFailureOf.ts'

// The errors that the entry chunk throws. `requestErrors.ts` has the others, which load with the actions.

type Cause = { cause?: unknown }

/** The wallet answered, but shares no account with the page. */
export class NoAccountError extends BaseError {
  override name = 'NoAccountError'
  constructor() {
    super('The wallet shared no account', {
      metaMessages: ['Unlock it and choose an account.'],
      docsPath: '#no-account',
    })
  }
}

export class NetworkNotFoundError extends BaseError {
  override name = 'NetworkNotFoundError'
  constructor({ chainId, configured }: { chainId?: ChainId; configured: readonly ChainId[] }) {
    super('Network not found', {
      metaMessages: [
        `Asked for: ${chainId ?? 'a default network'}`,
        `Configured: ${configured.join(', ') || 'none'}`,
      ],
      docsPath: '#network-not-found',
    })
  }
}

export class ConnectorNotFoundError extends BaseError {
  override name = 'ConnectorNotFoundError'
  constructor({ connectorId }: { connectorId: string }) {
    super('Connector not found', {
      metaMessages: [`No adapter has ${connectorId}.`],
      docsPath: '#connector-not-found',
    })
  }
}

export class InstanceNotFoundError extends BaseError {
  override name = 'InstanceNotFoundError'
  constructor() {
    super('No modal to open', {
      metaMessages: ['Call createFoyer(), or pass its instance as `modal`.'],
      docsPath: '#no-modal',
    })
  }
}

/** The modal was to be opened where there is no page, such as on a server. */
export class DocumentNotFoundError extends BaseError {
  override name = 'DocumentNotFoundError'
  constructor() {
    super('The modal opens in a browser only', { docsPath: '#no-document' })
  }
}

/** A feature has no server to ask. */
export class EndpointMissingError extends BaseError {
  override name = 'EndpointMissingError'
  constructor({ feature, name }: { feature: string; name: string }) {
    super(`${feature}() has no server`, {
      metaMessages: [
        `Pass \`endpoints: { ${name} }\` or \`endpoints: { gateway }\` to createFoyer(), or \`endpoint\` to ${feature}().`,
      ],
      docsPath: '#endpoint-missing',
    })
  }
}

/** The modal's own code could not be loaded. */
export class ModalLoadError extends BaseError {
  override name = 'ModalLoadError'
  reason: LoadFailure
  constructor({ cause, reason = 'error' }: Cause & { reason?: LoadFailure } = {}) {
    super('The modal could not be loaded', {
      metaMessages: [`Reason: ${reason}`],
      docsPath: '#modal-load',
      cause,
    })
    this.reason = reason
  }
}
