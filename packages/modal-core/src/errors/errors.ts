import type { ChainId } from '../types/network.ts'
import type { WalletProblem } from '../types/walletProblem.ts'
import type { LoadFailure } from './loadFailureOf.ts'

// The errors that the entry chunk throws, in one file with what they extend: bundlers would give that a chunk of its own, which
// pages would load with their first. `requestErrors.ts` has the others, which load with the actions.

/** The page that has a section for each error. */
const DOCS = 'https://www.npmjs.com/package/@foyer/modal'

export type BaseErrorParameters = {
  /** Lines that give context or say what to do. */
  metaMessages?: readonly string[] | undefined
  /** An anchor of the package's page, for example `#user-rejected`. */
  docsPath?: string | undefined
  cause?: unknown
}

/** Every error this package throws: what happened, what to do, where to read on. */
export class BaseError extends Error {
  override name = 'BaseError'
  /** One sentence for developers; people read a translation chosen by `name`. */
  shortMessage: string
  metaMessages: readonly string[]
  docsPath: string | undefined
  /** Set by errors of wallets outside EVM: the text for people. */
  declare readonly problem?: WalletProblem

  constructor(shortMessage: string, { metaMessages = [], docsPath, cause }: BaseErrorParameters = {}) {
    const docs = docsPath === undefined ? [] : [`Docs: ${DOCS}${docsPath}`]
    super([shortMessage, ...metaMessages, ...docs].join('\n'), { cause })
    this.shortMessage = shortMessage
    this.metaMessages = metaMessages
    this.docsPath = docsPath
  }
}

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
