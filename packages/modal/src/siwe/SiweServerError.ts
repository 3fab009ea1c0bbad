import { BaseError } from '@foyer/modal-core/page'

type SiweServerErrorParameters = {
  /** The URL that was asked. */
  url: string
  /** Lines of context, or what to do. */
  metaMessages?: readonly string[] | undefined
  cause?: unknown
}

/** The sign-in server did not answer, refused, or something else answers at its address. */
export class SiweServerError extends BaseError {
  override name = 'SiweServerError'
  constructor(shortMessage: string, { url, metaMessages = [], cause }: SiweServerErrorParameters) {
    super(shortMessage, { metaMessages: [`Asked: ${url}`, ...metaMessages], docsPath: '#siwe-server', cause })
  }
}
