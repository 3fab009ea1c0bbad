import { BaseError } from './errors.ts'

/** There is no link to the page of a provider, or it leads elsewhere. */
export class OnRampLinkError extends BaseError {
  override name = 'OnRampLinkError'
  constructor({ provider, cause }: { provider: string; cause?: unknown }) {
    super('There is no link to the provider', {
      metaMessages: [`Provider: ${provider}. Only https: links to its own hosts are followed.`],
      docsPath: '#on-ramp-link',
      cause,
    })
  }
}
