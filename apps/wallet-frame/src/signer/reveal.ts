import { HDKey } from '@scure/bip32'
import { entropyToMnemonic, mnemonicToSeedSync } from '@scure/bip39'
import { wordlist } from '@scure/bip39/wordlists/english'
import { toHex } from 'viem'
import { PATH } from './derive.ts'

/** The secrets that any wallet imports. */
export type RevealedKey = { words: string; privateKey: string }

/** The words that stand for the entropy, and the private key of its account. */
export function revealKey(entropy: Uint8Array): RevealedKey {
  const words = entropyToMnemonic(entropy, wordlist)
  const { privateKey } = HDKey.fromMasterSeed(mnemonicToSeedSync(words)).derive(PATH)
  if (privateKey === null) throw new Error('The path leads to no private key')
  return { words, privateKey: toHex(privateKey) }
}
