import type { WalletProblem } from '../types/walletProblem.ts'

/** The page that has a section for each error. */
const DOCS = 'https://www.npmjs.com/package/@foyer/modal'

export type BaseErrorParameters = {
  /** Lines that give context or say what to do. */
  metaMessages?: readonly string[] | undefined
  /** An anchor of the package's page, for example `#user-rejected`. */
  docsPath?: string | undefined
  cause?: unknown
}

/** Every error this package throws: what happened, what to do, where to read on. */
export class BaseError extends Error {
  override name = 'BaseError'
  /** One sentence for developers; people read a translation chosen by `name`. */
  shortMessage: string
  metaMessages: readonly string[]
  docsPath: string | undefined
  /** Set by errors of wallets outside EVM: the text for people. */
  declare readonly problem?: WalletProblem

  constructor(shortMessage: string, { metaMessages = [], docsPath, cause }: BaseErrorParameters = {}) {
    const docs = docsPath === undefined ? [] : [`Docs: ${DOCS}${docsPath}`]
    super([shortMessage, ...metaMessages, ...docs].join('\n'), { cause })
    this.shortMessage = shortMessage
    this.metaMessages = metaMessages
    this.docsPath = docsPath
  }
}
