/** The device's share D as it is stored: only this browser's key opens it, for this wallet and this device only. */
export type SealedShare = { iv: Uint8Array<ArrayBuffer>; data: Uint8Array<ArrayBuffer> }

export type SealContext = {
  /** AES-GCM, not extractable. */
  key: CryptoKey
  walletId: string
  deviceId: string
}

const IV_BYTES = 12

export async function sealShare(share: Uint8Array, context: SealContext): Promise<SealedShare> {
  const iv = crypto.getRandomValues(new Uint8Array(IV_BYTES))
  const data = await crypto.subtle.encrypt(parametersOf(iv, context), context.key, share as BufferSource)
  return { iv, data: new Uint8Array(data) }
}

/** @throws {DOMException} it was changed, or belongs to another wallet or device */
export async function openShare({ iv, data }: SealedShare, context: SealContext): Promise<Uint8Array> {
  return new Uint8Array(await crypto.subtle.decrypt(parametersOf(iv, context), context.key, data))
}

const parametersOf = (iv: Uint8Array<ArrayBuffer>, { walletId, deviceId }: SealContext): AesGcmParams => ({
  name: 'AES-GCM',
  iv,
  additionalData: new TextEncoder().encode(JSON.stringify(['D', 1, walletId, deviceId])),
})
