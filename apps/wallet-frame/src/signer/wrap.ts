import { base64url } from 'jose'
import { SignerError } from './errors.ts'

/** The secret of a passkey. It opens one wallet, and is wiped once it has. */
export type PasskeySecret = {
  /** In base64url. */
  credentialId: string
  /** PRF of the passkey for the wallet: 32 bytes. */
  prf: Uint8Array
}

export type WrapContext = PasskeySecret & { walletId: string }

const IV_BYTES = 12

/** R of a passkey's pair as the vault keeps it: only the passkey opens it, for this wallet. In base64url. */
export async function wrapShare(share: Uint8Array, context: WrapContext): Promise<string> {
  const iv = crypto.getRandomValues(new Uint8Array(IV_BYTES))
  const key = await deriveKey(context)
  const data = await crypto.subtle.encrypt(parametersOf(iv, context), key, share as BufferSource)
  const wrapped = new Uint8Array(IV_BYTES + data.byteLength)
  wrapped.set(iv)
  wrapped.set(new Uint8Array(data), IV_BYTES)
  return base64url.encode(wrapped)
}

/** @throws {SignerError} `passkey`: it gives another secret than the one it was made with, or the share was changed */
export async function unwrapShare(wrapped: Uint8Array, context: WrapContext): Promise<Uint8Array> {
  const key = await deriveKey(context)
  const parameters = parametersOf(new Uint8Array(wrapped.subarray(0, IV_BYTES)), context)
  const opened = await crypto.subtle
    .decrypt(parameters, key, new Uint8Array(wrapped.subarray(IV_BYTES)))
    .catch((cause: unknown) => {
      throw new SignerError('passkey', { cause })
    })
  return new Uint8Array(opened)
}

async function deriveKey({ prf, credentialId }: WrapContext): Promise<CryptoKey> {
  const secret = await crypto.subtle.importKey('raw', prf as BufferSource, 'HKDF', false, ['deriveKey'])
  const salt = new Uint8Array(base64url.decode(credentialId))
  return crypto.subtle.deriveKey(
    { name: 'HKDF', hash: 'SHA-256', salt, info: new TextEncoder().encode('wallet/R/v1') },
    secret,
    { name: 'AES-GCM', length: 256 },
    false,
    ['encrypt', 'decrypt'],
  )
}

const parametersOf = (
  iv: Uint8Array<ArrayBuffer>,
  { walletId, credentialId }: WrapContext,
): AesGcmParams => ({
  name: 'AES-GCM',
  iv,
  additionalData: new TextEncoder().encode(JSON.stringify(['R', 1, walletId, credentialId])),
})
