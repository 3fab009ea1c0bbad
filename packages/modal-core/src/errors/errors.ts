import type { ChainId } from '../types/network.ts'
import { BaseError } from './BaseError.ts'

type Cause = { cause?: unknown }

/** The user declined in the wallet. */
export class UserRejectedError extends BaseError {
  override name = 'UserRejectedError'
  constructor({ cause }: Cause = {}) {
    super('Connection rejected', {
      metaMessages: ['The request was declined in the wallet.'],
      docsPath: '#user-rejected',
      cause,
    })
  }
}

/** The wallet still shows an earlier request. */
export class WalletBusyError extends BaseError {
  override name = 'WalletBusyError'
  constructor({ cause }: Cause = {}) {
    super('The wallet is busy with an earlier request', {
      metaMessages: ['Open the wallet and answer the request that is waiting there.'],
      docsPath: '#wallet-busy',
      cause,
    })
  }
}

export class ConnectError extends BaseError {
  override name = 'ConnectError'
  constructor({ cause }: Cause = {}) {
    super('Failed to connect', { metaMessages: causeLines(cause), docsPath: '#connect', cause })
  }
}

/** The wallet answered, but shares no account with the page. */
export class NoAccountError extends BaseError {
  override name = 'NoAccountError'
  constructor() {
    super('The wallet shared no account', {
      metaMessages: ['Unlock the wallet and choose an account for this site.'],
      docsPath: '#no-account',
    })
  }
}

export class DisconnectError extends BaseError {
  override name = 'DisconnectError'
  constructor({ cause }: Cause = {}) {
    super('Failed to disconnect', { metaMessages: causeLines(cause), docsPath: '#disconnect', cause })
  }
}

/** One of several connected wallets did not let go. */
export class DisconnectConnectorError extends BaseError {
  override name = 'DisconnectConnectorError'
  constructor({ connectorId, cause }: Cause & { connectorId: string }) {
    super('Failed to disconnect connector', {
      metaMessages: [`Connector: ${connectorId}`, ...causeLines(cause)],
      docsPath: '#disconnect-connector',
      cause,
    })
  }
}

export class SwitchNetworkError extends BaseError {
  override name = 'SwitchNetworkError'
  constructor({ network, cause }: Cause & { network: string }) {
    super(`Failed to switch to ${network}`, {
      metaMessages: causeLines(cause),
      docsPath: '#switch-network',
      cause,
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
      metaMessages: [`No adapter has a connector with the id ${connectorId}.`],
      docsPath: '#connector-not-found',
    })
  }
}

export class InstanceNotFoundError extends BaseError {
  override name = 'InstanceNotFoundError'
  constructor() {
    super('No modal to open', {
      metaMessages: ['Call createFoyer() first, or pass its instance as the `modal` property.'],
      docsPath: '#no-modal',
    })
  }
}

/** The modal's own code could not be loaded. */
export class ModalLoadError extends BaseError {
  override name = 'ModalLoadError'
  constructor({ cause }: Cause = {}) {
    super('The modal could not be loaded', {
      metaMessages: ['Check the connection and open it again.'],
      docsPath: '#modal-load',
      cause,
    })
  }
}

const causeLines = (cause: unknown) => (cause instanceof Error ? [cause.message.split('\n', 1)[0] ?? ''] : [])
