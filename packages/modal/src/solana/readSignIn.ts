import type { SiwxMessage } from '@foyer/modal-core'
import { formatMessage } from '@foyer/modal-core/siwx'
import { idOfChain } from './chains.ts'

/** The lines of Sign In With Solana in their order. `formatMessage` decides what they may hold. */
const PATTERN = new RegExp(
  [
    '^(?<domain>\\S+) wants you to sign in with your Solana account:',
    '\\n(?<accountAddress>[1-9A-HJ-NP-Za-km-z]{32,44})',
    '(?:\\n\\n(?<statement>[^\\n]+))?',
    '\\n\\nURI: (?<uri>[^\\n]+)',
    '\\nVersion: (?<version>[^\\n]+)',
    '\\nChain ID: (?:solana:)?(?<chain>[0-9a-zA-Z]{1,32})',
    '\\nNonce: (?<nonce>[^\\n]+)',
    '\\nIssued At: (?<issuedAt>[^\\n]+)',
    '(?:\\nExpiration Time: (?<expirationTime>[^\\n]+))?',
    '(?:\\nNot Before: (?<notBefore>[^\\n]+))?',
    '(?:\\nRequest ID: (?<requestId>[^\\n]*))?',
    '(?:\\nResources:(?<resources>(?:\\n- [^\\n]+)*))?$',
  ].join(''),
)
const SHORT_CHAIN = /\nChain ID: (?!solana:)/

/**
 * Reads the text of Sign In With Solana. Undefined for anything that is not exactly that, so that no text can be read in two
 * ways. Wallets write the chain with its namespace or without.
 */
export function readSignIn(text: string): SiwxMessage | undefined {
  const groups = PATTERN.exec(text)?.groups
  if (groups === undefined) return undefined
  const { chain = '', resources, ...fields } = groups
  const message = {
    ...(fields as Omit<SiwxMessage, 'chainId' | 'resources'>),
    chainId: `solana:${idOfChain(`solana:${chain}`)}`,
    resources: resources === undefined ? undefined : resources.split('\n- ').slice(1),
  }
  try {
    return formatMessage(message) === text.replace(SHORT_CHAIN, '\nChain ID: solana:') ? message : undefined
  } catch {
    return undefined
  }
}
