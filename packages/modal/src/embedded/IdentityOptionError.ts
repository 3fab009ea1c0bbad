import { BaseError } from '@foyer/modal-core/page'

type IdentityOptionErrorParameters = {
  /** Its name. */
  option: string
  /** The advice. */
  fix: string
}

/** An option of identity tokens is missing or not valid. */
export class IdentityOptionError extends BaseError {
  override name = 'IdentityOptionError'
  constructor({ option, fix }: IdentityOptionErrorParameters) {
    super(`The option \`${option}\` cannot be used`, { metaMessages: [fix], docsPath: '#identity-option' })
  }
}
