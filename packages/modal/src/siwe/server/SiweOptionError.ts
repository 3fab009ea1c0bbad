import { BaseError } from '@foyer/modal-core/page'

type SiweOptionErrorParameters = {
  /** The option, and the function that takes it. */
  option: string
  /** The advice. */
  fix: string
}

/** An option of a sign-in server is missing or not valid. */
export class SiweOptionError extends BaseError {
  override name = 'SiweOptionError'
  constructor(shortMessage: string, { option, fix }: SiweOptionErrorParameters) {
    super(shortMessage, { metaMessages: [`Option: ${option}`, fix], docsPath: '#siwe-option' })
  }
}
