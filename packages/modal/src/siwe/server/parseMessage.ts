import type { SiwxMessage } from '@foyer/modal-core'
import { formatMessage } from '@foyer/modal-core/siwx'
import { checksum } from '../../eip1193/checksum.ts'

/** The lines of EIP-4361 in their order. `formatMessage` decides what they may hold. */
const PATTERN = new RegExp(
  [
    '^(?<domain>\\S+) wants you to sign in with your Ethereum account:',
    '\\n(?<accountAddress>0x[0-9a-fA-F]{40})\\n',
    '(?:\\n(?<statement>[^\\n]+))?\\n',
    '\\nURI: (?<uri>[^\\n]+)',
    '\\nVersion: (?<version>[^\\n]+)',
    '\\nChain ID: (?<reference>[1-9][0-9]{0,14})',
    '\\nNonce: (?<nonce>[^\\n]+)',
    '\\nIssued At: (?<issuedAt>[^\\n]+)',
    '(?:\\nExpiration Time: (?<expirationTime>[^\\n]+))?',
    '(?:\\nNot Before: (?<notBefore>[^\\n]+))?',
    '(?:\\nRequest ID: (?<requestId>[^\\n]*))?',
    '(?:\\nResources:(?<resources>(?:\\n- [^\\n]+)*))?$',
  ].join(''),
)

/**
 * Reads the text of EIP-4361, with the address in its checksummed form. Undefined for anything that is not exactly that,
 * so that no text can be read in two ways.
 */
export function parseMessage(text: string): SiwxMessage | undefined {
  const groups = PATTERN.exec(text)?.groups
  if (groups === undefined) return undefined
  const { reference, resources, ...fields } = groups
  const message = {
    ...(fields as Omit<SiwxMessage, 'chainId' | 'resources'>),
    chainId: `eip155:${reference}`,
    resources: resources === undefined ? undefined : resources.split('\n- ').slice(1),
  }
  try {
    if (formatMessage(message) !== text) return undefined
  } catch {
    return undefined
  }
  return { ...message, accountAddress: checksum(message.accountAddress) }
}
