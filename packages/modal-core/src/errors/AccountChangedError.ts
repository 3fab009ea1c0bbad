import { BaseError } from './errors.ts'

/**
 * The wallet has left the account or the network that a transaction was prepared for. Apart from the other errors of
 * requests, which come with the modal: adapters throw it, and what they shared would be one more chunk to load.
 */
export class AccountChangedError extends BaseError {
  override name = 'AccountChangedError'
  constructor() {
    super('The account or network of the wallet has changed', {
      metaMessages: ['Look at the transaction again before you send it.'],
      docsPath: '#account-changed',
    })
  }
}
