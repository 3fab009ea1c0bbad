import { toSeed } from '../signer/derive.ts'
import { type RevealedKey, revealKey } from '../signer/reveal.ts'
import { toAddress } from '../signer/solana/signSolana.ts'
import { readBackup } from './backupFile.ts'

export type RestoredWallet = RevealedKey & { address: string; solanaAddress: string }

/**
 * Opens a backup file, without a server: the words and the key that any wallet imports.
 *
 * @throws {BackupError} `file`, `passphrase`
 */
export async function restoreWallet(text: string, passphrase: string): Promise<RestoredWallet> {
  const entropy = await readBackup(text, passphrase)
  const solanaAddress = toAddress(toSeed(entropy))
  return { address: JSON.parse(text).address, solanaAddress, ...revealKey(entropy) }
}
