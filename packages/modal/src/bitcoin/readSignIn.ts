import type { SiwxMessage } from '@foyer/modal-core'
import { formatMessage } from '@foyer/modal-core/siwx'
import { readFields, toPattern } from '../siwe/signInText.ts'

const PATTERN = toPattern({
  head: [
    '^(?<domain>\\S+) wants you to sign in with your Bitcoin account:',
    '\\n(?<accountAddress>[0-9a-zA-Z]{26,64})\\n',
    '(?:\\n(?<statement>[^\\n]+))?\\n',
  ],
  chain: 'bip122:(?<chain>[0-9a-f]{32})',
})

/** Reads the text that asks to sign in with Bitcoin. Undefined for anything that is not exactly that. */
export function readSignIn(text: string): SiwxMessage | undefined {
  const found = readFields(PATTERN, text)
  if (found === undefined) return undefined
  const message = { ...found.fields, chainId: `bip122:${found.chain}` }
  try {
    return formatMessage(message) === text ? message : undefined
  } catch {
    return undefined
  }
}
