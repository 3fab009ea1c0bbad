import type { releasedShare } from '@foyer/wallet-api'
import { CompactEncrypt, importJWK } from 'jose'
import type * as z from 'zod/mini'
import type { WorkerKey } from './requests.ts'

/** The content of the envelope, for the worker. The wallet's id and address are part of it, so a mix-up shows. */
export type ReleasedShare = Omit<z.infer<typeof releasedShare>, 'share'> & {
  /** Of a passkey at the vault, encrypted once more. */
  share: Uint8Array
}

/** Encrypts a share to a fresh key of the worker (compact JWE), so that only the worker reads it. */
export async function encryptShare(epk: WorkerKey, { share, ...rest }: ReleasedShare): Promise<string> {
  const payload = JSON.stringify({ ...rest, share: Buffer.from(share).toString('base64url') })
  return new CompactEncrypt(new TextEncoder().encode(payload))
    .setProtectedHeader({ alg: 'ECDH-ES', enc: 'A256GCM' })
    .encrypt(await importJWK(epk, 'ECDH-ES'))
}
