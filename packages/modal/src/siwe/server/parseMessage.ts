import type { SiwxMessage } from '@foyer/modal-core'
import { formatMessage } from '@foyer/modal-core/siwx'
import { checksum } from '../../eip1193/checksum.ts'
import { readFields, toPattern } from '../signInText.ts'

const PATTERN = toPattern({
  head: [
    '^(?<domain>\\S+) wants you to sign in with your Ethereum account:',
    '\\n(?<accountAddress>0x[0-9a-fA-F]{40})\\n',
    '(?:\\n(?<statement>[^\\n]+))?\\n',
  ],
  chain: '(?<chain>[1-9][0-9]{0,14})',
})

/**
 * Reads the text of EIP-4361, with the address in its checksummed form. Undefined for anything that is not exactly that,
 * so that no text can be read in two ways.
 */
export function parseMessage(text: string): SiwxMessage | undefined {
  const found = readFields(PATTERN, text)
  if (found === undefined) return undefined
  const message = { ...found.fields, chainId: `eip155:${found.chain}` }
  try {
    if (formatMessage(message) !== text) return undefined
  } catch {
    return undefined
  }
  return { ...message, accountAddress: checksum(message.accountAddress) }
}
