import type { KeyRing } from './keys.ts'

/** The row that a sealed value belongs to. A value that was moved to another row does not open. */
export type SealContext = {
  table: string
  rowId: string
  userId: string
  walletId?: string
  deviceId?: string
}

/** A sealed value cannot be opened: it was changed or moved, or its key is not in the key ring. */
export class SealError extends Error {
  override name = 'SealError'
}

export type Sealer = ReturnType<typeof createSealer>

const VERSION = 1
const IV_BYTES = 12
const TAG_BYTES = 16

/**
 * Seals values for the database: AES-256-GCM under a key for each row, which HKDF-SHA256 derives from the KEK.
 * `purpose` is the `info` of HKDF, such as `wallet/auth-share/v1`. A sealed value is `1.<key id>.<base64url>`.
 */
export function createSealer({ current, keys }: KeyRing, purpose: string) {
  async function deriveKey(kid: string, rowId: string) {
    const kek = keys.get(kid)
    if (!kek) throw new SealError(`The key ${kid} is not in the key ring.`)
    const base = await crypto.subtle.importKey('raw', Uint8Array.from(kek), 'HKDF', false, ['deriveKey'])
    return crypto.subtle.deriveKey(
      { name: 'HKDF', hash: 'SHA-256', salt: encode(rowId), info: encode(purpose) },
      base,
      { name: 'AES-GCM', length: 256 },
      false,
      ['encrypt', 'decrypt'],
    )
  }

  return {
    async seal(value: Uint8Array, context: SealContext): Promise<string> {
      const key = await deriveKey(current, context.rowId)
      const iv = crypto.getRandomValues(new Uint8Array(IV_BYTES))
      const sealed = await crypto.subtle.encrypt(
        { name: 'AES-GCM', iv, additionalData: toAad(context) },
        key,
        Uint8Array.from(value),
      )
      return `${VERSION}.${current}.${Buffer.concat([iv, new Uint8Array(sealed)]).toString('base64url')}`
    },

    /** @throws {SealError} */
    async open(text: string, context: SealContext): Promise<Uint8Array> {
      const [version, kid = '', body = ''] = text.split('.')
      const bytes = Uint8Array.from(Buffer.from(body, 'base64url'))
      if (version !== String(VERSION) || bytes.length < IV_BYTES + TAG_BYTES)
        throw new SealError('The sealed value is damaged.')
      const key = await deriveKey(kid, context.rowId)
      const algorithm = {
        name: 'AES-GCM',
        iv: bytes.subarray(0, IV_BYTES),
        additionalData: toAad(context),
      }
      try {
        return new Uint8Array(await crypto.subtle.decrypt(algorithm, key, bytes.subarray(IV_BYTES)))
      } catch (cause) {
        throw new SealError('The sealed value was changed or belongs to another row.', { cause })
      }
    },

    isCurrent: (text: string) => text.startsWith(`${VERSION}.${current}.`),
  }
}

const encode = (text: string) => new TextEncoder().encode(text)

const toAad = ({ table, rowId, userId, walletId = '', deviceId = '' }: SealContext) =>
  encode(JSON.stringify([table, VERSION, rowId, userId, walletId, deviceId]))
