import { BaseError } from '@foyer/modal-core/page'

/** Not confirmed in time. It may still be: a transaction that was sent cannot be taken back. */
export class TransactionTimeoutError extends BaseError {
  override name = 'TransactionTimeoutError'
  constructor({ hash, cause }: { hash: string; cause: unknown }) {
    super('The transaction was not confirmed in time', {
      metaMessages: [
        `Transaction: ${hash}`,
        'It may still be confirmed: look it up before you send it again.',
      ],
      docsPath: '#transaction-timeout',
      cause,
    })
  }
}

/** No modal has started the feature, or it was destroyed meanwhile. */
export class TransactionsStoppedError extends BaseError {
  override name = 'TransactionsStoppedError'
  constructor() {
    super('No modal follows transactions', {
      metaMessages: ['Pass this `transactions()` in the `features` of createFoyer(), in a browser.'],
      docsPath: '#transactions-stopped',
    })
  }
}
