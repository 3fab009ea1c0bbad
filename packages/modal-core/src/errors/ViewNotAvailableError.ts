import { BaseError } from './errors.ts'

/** `open` was asked for a view that this version does not draw. */
export class ViewNotAvailableError extends BaseError {
  override name = 'ViewNotAvailableError'
  constructor({ view }: { view: string }) {
    super(`The view ${view} is not available`, {
      docsPath: '#view-not-available',
    })
  }
}
