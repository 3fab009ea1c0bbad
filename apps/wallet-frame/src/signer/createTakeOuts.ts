import { base64url } from 'jose'
import { BackupError, isLongEnough, readBackup, writeBackup } from '../backup/backupFile.ts'
import type { HeldKey } from './createHeldKey.ts'
import type { createPairs, KeyPair } from './createPairs.ts'
import { deriveAccount } from './derive.ts'
import { SignerError } from './errors.ts'
import { type RevealedKey, revealKey } from './reveal.ts'
import { split, wipe } from './shares.ts'
import { type WrapContext, wrapShare } from './wrap.ts'

export type BackUpParameters = {
  pair: KeyPair
  passphrase: string
  /** The purpose of auth's envelope. Default `export`. */
  kind?: 'export' | 'backup' | undefined
}

type CreateTakeOutsParameters = Pick<HeldKey, 'requireEntropy'> &
  Pick<ReturnType<typeof createPairs>, 'takeOut'>

/** The ways on which the key leaves the signer, for the user alone. */
export function createTakeOuts({ requireEntropy, takeOut }: CreateTakeOutsParameters) {
  return {
    /** The words and the private key, for the user's eyes. */
    reveal: ({ pair }: { pair: KeyPair }): Promise<RevealedKey> => takeOut(pair, 'export', revealKey),

    /** A backup file that the passphrase opens. It was opened once before it leaves. */
    async backUp({ pair, passphrase, kind = 'export' }: BackUpParameters): Promise<string> {
      if (!isLongEnough(passphrase)) throw new SignerError('request')
      return takeOut(pair, kind, async (secret) => {
        const text = await writeBackup(secret, passphrase)
        wipe(await readBackup(text, passphrase))
        return text
      })
    },

    /** Checks the content of a backup file: `same` is the key that is held here. */
    async checkBackUp({ text, passphrase }: { text: string; passphrase: string }) {
      const { address } = deriveAccount(requireEntropy())
      try {
        const found = await readBackup(text, passphrase)
        const isSame = deriveAccount(found).address === address
        wipe(found)
        return isSame ? ('same' as const) : ('other' as const)
      } catch (error) {
        if (error instanceof BackupError) return error.reason
        throw error
      }
    },

    /** Splits the key anew for a passkey: A, and R that the passkey opens. */
    wrap: ({ pair, context }: { pair: KeyPair; context: WrapContext }) =>
      takeOut(pair, 'addPasskey', async (secret) => {
        const [heldByAuth, heldByVault] = split(secret)
        const wrapped = await wrapShare(heldByVault, context)
        wipe(heldByVault, context.prf)
        return { share: base64url.encode(heldByAuth), wrapped }
      }),
  }
}
