import type { Namespace, SiwxMessage } from '@foyer/modal-core'
import { formatMessage } from '@foyer/modal-core/siwx'
import { readFields, toPattern } from './signInText.ts'

/** The namespaces whose text is that of EIP-4361 with the full CAIP-2 id, and what their accounts are called. */
type OwnNamespace = Extract<Namespace, 'bip122' | 'cosmos' | 'polkadot'>

const CHAINS: Record<OwnNamespace, string> = { bip122: 'Bitcoin', cosmos: 'Cosmos', polkadot: 'Polkadot' }

const toOwnPattern = (namespace: OwnNamespace) =>
  toPattern({
    head: [
      `^(?<domain>\\S+) wants you to sign in with your ${CHAINS[namespace]} account:`,
      '\\n(?<accountAddress>[0-9a-zA-Z]{26,90})\\n',
      '(?:\\n(?<statement>[^\\n]+))?\\n',
    ],
    chain: `${namespace}:(?<chain>[-_0-9a-zA-Z]{1,32})`,
  })

/**
 * Reads a text that asks to sign in with an account of a namespace. Undefined for anything that is not exactly that, so that
 * no text can be read in two ways.
 */
export function readSignInText(namespace: OwnNamespace, text: string): SiwxMessage | undefined {
  const found = readFields(toOwnPattern(namespace), text)
  if (found === undefined) return undefined
  const message = { ...found.fields, chainId: `${namespace}:${found.chain}` }
  try {
    return formatMessage(message) === text ? message : undefined
  } catch {
    return undefined
  }
}
