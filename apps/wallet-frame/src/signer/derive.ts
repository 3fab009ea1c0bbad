import { HDKey } from '@scure/bip32'
import { entropyToMnemonic, mnemonicToSeedSync } from '@scure/bip39'
import { wordlist } from '@scure/bip39/wordlists/english'
import { toHex } from 'viem'
import { type PrivateKeyAccount, privateKeyToAccount } from 'viem/accounts'
import { wipe } from './shares.ts'

export const PATH = "m/44'/60'/0'/0/0"

/** The BIP-39 seed of the words that stand for the entropy. Wipe it. */
export const toSeed = (entropy: Uint8Array): Uint8Array =>
  mnemonicToSeedSync(entropyToMnemonic(entropy, wordlist))

/** The account of BIP-39 words that stand for the entropy. Keep it no longer than one signature. */
export function deriveAccount(entropy: Uint8Array): PrivateKeyAccount {
  const seed = toSeed(entropy)
  const root = HDKey.fromMasterSeed(seed)
  const key = root.derive(PATH)
  try {
    if (key.privateKey === null) throw new Error('The path leads to no private key')
    return privateKeyToAccount(toHex(key.privateKey))
  } finally {
    wipe(seed)
    root.wipePrivateData()
    key.wipePrivateData()
  }
}
