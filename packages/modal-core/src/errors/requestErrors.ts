import type { RelayFailure } from '../types/pairing.ts'
import { BaseError } from './errors.ts'

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

const relayHelp: Record<RelayFailure, string> = {
  offline: 'The browser is offline.',
  unreachable:
    'It does not answer: it is down, or a firewall, an extension or your connect-src keeps it away.',
  projectId: 'It does not know the project id: copy it again from the WalletConnect dashboard.',
  origin: 'It does not let this origin in: add it to the project in the WalletConnect dashboard.',
  clock: 'It does not accept the time of this device: set its clock.',
  rateLimited: 'It lets in no more requests of this project for now.',
}

/** No wallet can be paired, because the relay is unreachable or refuses the request. */
export class RelayError extends BaseError {
  override name = 'RelayError'
  constructor({ reason }: { reason: RelayFailure }) {
    super('The WalletConnect relay cannot be used', { metaMessages: [relayHelp[reason]], docsPath: '#relay' })
  }
}

export class DisconnectError extends BaseError {
  override name = 'DisconnectError'
  constructor({ cause }: Cause = {}) {
    super('Failed to disconnect', { metaMessages: causeLines(cause), docsPath: '#disconnect', cause })
  }
}

/** One of several connected wallets failed to disconnect. */
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

/** The wallet does not have the chain and did not take it, or the dapp's wallet library is not set up for it. */
export class UnsupportedChainError extends BaseError {
  override name = 'UnsupportedChainError'
  constructor({ network, cause }: Cause & { network: string }) {
    super('Unsupported chain', {
      metaMessages: [`Network: ${network}`, ...causeLines(cause)],
      docsPath: '#unsupported-chain',
      cause,
    })
  }
}

/** The wallet's provider refuses this method from pages. */
export class ActionNotAllowedError extends BaseError {
  override name = 'ActionNotAllowedError'
  constructor({ cause }: Cause = {}) {
    super('Requested RPC call is not allowed', { docsPath: '#action-not-allowed', cause })
  }
}

/** Something that signing in needs is not there; `missing` says which, in a sentence. */
export class SignInUnavailableError extends BaseError {
  override name = 'SignInUnavailableError'
  constructor({ missing }: { missing: string }) {
    super('Signing in is not possible now', { metaMessages: [missing], docsPath: '#sign-in-unavailable' })
  }
}

/** A field of a sign-in message would change the other fields of the text. */
export class SignInMessageError extends BaseError {
  override name = 'SignInMessageError'
  constructor({ field }: { field: string }) {
    super(`The sign-in message has an invalid ${field}`, {
      metaMessages: ['EIP-4361 says what each field may hold.'],
      docsPath: '#sign-in-message',
    })
  }
}

/** There is no message to sign: `createMessage` failed or timed out. */
export class PrepareMessageError extends BaseError {
  override name = 'PrepareMessageError'
  constructor({ cause }: Cause = {}) {
    super('There is no message to sign', {
      metaMessages: causeLines(cause),
      docsPath: '#prepare-message',
      cause,
    })
  }
}

export class SignMessageError extends BaseError {
  override name = 'SignMessageError'
  constructor({ cause }: Cause = {}) {
    super('Sign message failed', { metaMessages: causeLines(cause), docsPath: '#sign-message', cause })
  }
}

/** The sessions could not be looked up. */
export class CheckSessionError extends BaseError {
  override name = 'CheckSessionError'
  constructor({ cause }: Cause = {}) {
    super('A problem occurred while trying initialize authentication', {
      metaMessages: causeLines(cause),
      docsPath: '#check-session',
      cause,
    })
  }
}

/** A session was refused or could not be kept or ended. */
export class StoreSessionError extends BaseError {
  override name = 'StoreSessionError'
  constructor({ cause }: Cause = {}) {
    super('The session could not be stored', {
      metaMessages: causeLines(cause),
      docsPath: '#store-session',
      cause,
    })
  }
}

/** No feature with a login is there: e-mail needs `embeddedWallet()`. */
export class AuthConnectorNotFoundError extends BaseError {
  override name = 'AuthConnectorNotFoundError'
  constructor() {
    super('No auth connector found', {
      metaMessages: ['Pass `features: [embeddedWallet({ secureSite })]` to createFoyer().'],
      docsPath: '#no-auth-connector',
    })
  }
}

export class InvalidEmailError extends BaseError {
  override name = 'InvalidEmailError'
  constructor() {
    super('Please enter a valid email address', { docsPath: '#invalid-email' })
  }
}

/** The balances of the account could not be read. */
export class LoadBalanceError extends BaseError {
  override name = 'LoadBalanceError'
  constructor({ cause }: Cause = {}) {
    super('Token Balance Unavailable', { metaMessages: causeLines(cause), docsPath: '#load-balance', cause })
  }
}

/** The fee of a transaction could not be estimated, mostly because the transaction would fail. */
export class EstimateGasError extends BaseError {
  override name = 'EstimateGasError'
  constructor({ cause }: Cause = {}) {
    super('error estimating gas', { metaMessages: causeLines(cause), docsPath: '#estimate-gas', cause })
  }
}

export class SendTransactionError extends BaseError {
  override name = 'SendTransactionError'
  constructor({ cause }: Cause = {}) {
    super('Failed to send the transaction', {
      metaMessages: causeLines(cause),
      docsPath: '#send-transaction',
      cause,
    })
  }
}

export class InvalidTransactionHashError extends BaseError {
  override name = 'InvalidTransactionHashError'
  constructor() {
    super('Invalid transaction hash', {
      metaMessages: ['It has to be 0x and exactly 64 hex characters.'],
      docsPath: '#invalid-transaction-hash',
    })
  }
}

/** A name leads to no address, or nobody answered. */
export class ResolveNameError extends BaseError {
  override name = 'ResolveNameError'
  /** `reason` is what the server says. */
  constructor({ reason, cause }: Cause & { reason?: string | undefined } = {}) {
    super(reason ?? 'Error resolving name', {
      metaMessages: causeLines(cause),
      docsPath: '#resolve-name',
      cause,
    })
  }
}

const causeLines = (cause: unknown) => (cause instanceof Error ? [cause.message.split('\n', 1)[0] ?? ''] : [])
