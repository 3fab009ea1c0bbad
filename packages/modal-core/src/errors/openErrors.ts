import { BaseError } from './errors.ts'

// The errors of a page that cannot open a modal. The entry chunk loads them when it has to throw one.

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
