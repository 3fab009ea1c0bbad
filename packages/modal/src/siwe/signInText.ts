import type { SiwxMessage } from '@foyer/modal-core'

/**
 * A text that asks to sign in: lines of its own up to the statement, then those that EIP-4361 and Sign In With Solana have in
 * common. `chain` is what follows `Chain ID: `, with a group of that name. `formatMessage` decides what the lines may hold.
 */
export const toPattern = ({ head, chain }: { head: readonly string[]; chain: string }) =>
  new RegExp(
    [
      ...head,
      '\\nURI: (?<uri>[^\\n]+)',
      '\\nVersion: (?<version>[^\\n]+)',
      `\\nChain ID: ${chain}`,
      '\\nNonce: (?<nonce>[^\\n]+)',
      '\\nIssued At: (?<issuedAt>[^\\n]+)',
      '(?:\\nExpiration Time: (?<expirationTime>[^\\n]+))?',
      '(?:\\nNot Before: (?<notBefore>[^\\n]+))?',
      '(?:\\nRequest ID: (?<requestId>[^\\n]*))?',
      '(?:\\nResources:(?<resources>(?:\\n- [^\\n]+)*))?$',
    ].join(''),
  )

/** The fields of a text of a pattern, and its chain as it is written. Undefined for another text. */
export function readFields(pattern: RegExp, text: string) {
  const groups = pattern.exec(text)?.groups
  if (groups === undefined) return undefined
  const { chain = '', resources, ...texts } = groups
  const fields = {
    ...(texts as Omit<SiwxMessage, 'chainId' | 'resources'>),
    resources: resources === undefined ? undefined : resources.split('\n- ').slice(1),
  }
  return { chain, fields }
}
