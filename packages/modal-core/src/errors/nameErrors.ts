import type { ChainId } from '../types/network.ts'
import { BaseError } from './errors.ts'

/** `reason` is what the server says. */
type Refusal = { reason?: string | undefined; cause?: unknown }

/** A name has other characters than letters of a to z, digits and hyphens, or fewer than 4. */
export class InvalidNameError extends BaseError {
  override name = 'InvalidNameError'
  constructor() {
    super('Invalid name', {
      metaMessages: ['A name has at least 4 letters of a to z, digits and hyphens.'],
      docsPath: '#invalid-name',
    })
  }
}

/** Names have no number for a chain with this id. */
export class InvalidChainIdError extends BaseError {
  override name = 'InvalidChainIdError'
  constructor({ chainId }: { chainId: ChainId }) {
    super('Invalid chainId', {
      metaMessages: [`Chain: ${chainId}. Names take EVM chains with ids below 2147483648.`],
      docsPath: '#invalid-chain-id',
    })
  }
}

/** No account is connected, or its wallet's adapter cannot sign. */
export class SignerNotFoundError extends BaseError {
  override name = 'SignerNotFoundError'
  constructor() {
    super('Address or auth connector not found', {
      metaMessages: ['Connect a wallet that signs messages.'],
      docsPath: '#signer-not-found',
    })
  }
}

export class FetchSuggestionsError extends BaseError {
  override name = 'FetchSuggestionsError'
  constructor({ reason, cause }: Refusal = {}) {
    super(reason ?? 'Error fetching name suggestions', { docsPath: '#fetch-suggestions', cause })
  }
}

export class FetchNamesError extends BaseError {
  override name = 'FetchNamesError'
  constructor({ reason, cause }: Refusal = {}) {
    super(reason ?? 'Error fetching names for address', { docsPath: '#fetch-names', cause })
  }
}

export class RegisterNameError extends BaseError {
  override name = 'RegisterNameError'
  constructor({ label, reason, cause }: Refusal & { label: string }) {
    super(reason ?? `Error registering name ${label}`, { docsPath: '#register-name', cause })
  }
}
