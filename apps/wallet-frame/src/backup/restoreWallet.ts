import { HDKey } from '@scure/bip32'
import { entropyToMnemonic, mnemonicToSeedSync } from '@scure/bip39'
import { wordlist } from '@scure/bip39/wordlists/english'
import { toHex } from 'viem'
import { PATH } from '../signer/derive.ts'
import { readBackup } from './backupFile.ts'

export type RestoredWallet = { address: string; words: string; privateKey: string }

/**
 * Opens a backup file, without a server: the words and the key that any wallet imports.
 *
 * @throws {BackupError} `file`, `passphrase`
 */
export async function restoreWallet(text: string, passphrase: string): Promise<RestoredWallet> {
  const entropy = await readBackup(text, passphrase)
  const words = entropyToMnemonic(entropy, wordlist)
  const { privateKey } = HDKey.fromMasterSeed(mnemonicToSeedSync(words)).derive(PATH)
  if (privateKey === null) throw new Error('The path leads to no private key')
  return { address: JSON.parse(text).address, words, privateKey: toHex(privateKey) }
}
