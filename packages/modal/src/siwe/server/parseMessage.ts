import type { SiwxMessage } from '@foyer/modal-core'
import { formatMessage } from '@foyer/modal-core/siwx'

/** The lines of EIP-4361 in their order. What they may hold is for `formatMessage` to say. */
const PATTERN = new RegExp(
  [
    '^(?<domain>\\S+) wants you to sign in with your Ethereum account:',
    '\\n(?<accountAddress>0x[0-9a-fA-F]{40})\\n',
    '(?:\\n(?<statement>[^\\n]+))?\\n',
    '\\nURI: (?<uri>[^\\n]+)',
    '\\nVersion: (?<version>[^\\n]+)',
    '\\nChain ID: (?<reference>[0-9]{1,15})',
    '\\nNonce: (?<nonce>[^\\n]+)',
    '\\nIssued At: (?<issuedAt>[^\\n]+)',
    '(?:\\nExpiration Time: (?<expirationTime>[^\\n]+))?',
    '(?:\\nNot Before: (?<notBefore>[^\\n]+))?',
    '(?:\\nRequest ID: (?<requestId>[^\\n]*))?',
    '(?:\\nResources:(?<resources>(?:\\n- [^\\n]+)*))?$',
  ].join(''),
)

/** Reads the text of EIP-4361. Undefined for anything that is not exactly that, so that no text has two readings. */
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
    return formatMessage(message) === text ? message : undefined
  } catch {
    return undefined
  }
}
