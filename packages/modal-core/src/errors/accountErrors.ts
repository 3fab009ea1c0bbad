import type { ChainId } from '../types/network.ts'
import { BaseError } from './errors.ts'

/** There is no account of that type and address, or no login that has accounts of types. */
export class AccountNotFoundError extends BaseError {
  override name = 'AccountNotFoundError'
  constructor() {
    super('Address or auth connector not found', {
      metaMessages: ['Choose one of `state.login.user.accounts`, with the connector of the login.'],
      docsPath: '#account-not-found',
    })
  }
}

/** The smart account cannot be switched to. */
export class SmartAccountRefusedError extends BaseError {
  override name = 'SmartAccountRefusedError'
  constructor({ chainId }: { chainId?: ChainId | undefined } = {}) {
    super('Cannot switch to the smart account', {
      metaMessages: [
        chainId === undefined
          ? 'It is in use already.'
          : `The network ${chainId} has no smart accounts. Switch to one that has them.`,
      ],
      docsPath: '#smart-account-refused',
    })
  }
}
