import type { SiwxMessage } from '@foyer/modal-core'
import { formatMessage } from '@foyer/modal-core/siwx'
import { readFields, toPattern } from '../siwe/signInText.ts'
import { idOfChain } from './chains.ts'

const PATTERN = toPattern({
  head: [
    '^(?<domain>\\S+) wants you to sign in with your Solana account:',
    '\\n(?<accountAddress>[1-9A-HJ-NP-Za-km-z]{32,44})',
    '(?:\\n\\n(?<statement>[^\\n]+))?\\n',
  ],
  chain: '(?:solana:)?(?<chain>[0-9a-zA-Z]{1,32})',
})
const SHORT_CHAIN = /\nChain ID: (?!solana:)/

/**
 * Reads the text of Sign In With Solana. Undefined for anything that is not exactly that, so that no text can be read in two
 * ways. Wallets write the chain with its namespace or without.
 */
export function readSignIn(text: string): SiwxMessage | undefined {
  const found = readFields(PATTERN, text)
  if (found === undefined) return undefined
  const message = { ...found.fields, chainId: `solana:${idOfChain(`solana:${found.chain}`)}` }
  try {
    return formatMessage(message) === text.replace(SHORT_CHAIN, '\nChain ID: solana:') ? message : undefined
  } catch {
    return undefined
  }
}
