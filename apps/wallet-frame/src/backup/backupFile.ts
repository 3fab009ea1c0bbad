import { scryptAsync } from '@noble/hashes/scrypt'
import { base64url } from 'jose'
import * as z from 'zod/mini'
import { deriveAccount } from '../signer/derive.ts'
import { wipe } from '../signer/shares.ts'

/** Half a second and 128 MiB for each passphrase that somebody tries. */
const KDF = { name: 'scrypt', n: 2 ** 17, r: 8, p: 1 } as const
const KEY_BYTES = 32
const SALT_BYTES = 16
const IV_BYTES = 12

/** In characters. */
export const MIN_PASSPHRASE = 12

/** Characters as people count them, in the form that the key is made of. */
export const isLongEnough = (passphrase: string) => [...passphrase.normalize('NFKC')].length >= MIN_PASSPHRASE

const bytes = z.string().check(z.regex(/^[\w-]{1,100}$/))

/** Version 1. Other costs are not taken: a file could ask for all memory there is. */
const fileSchema = z.object({
  kind: z.literal('foyer-wallet-backup'),
  version: z.literal(1),
  address: z.string().check(z.regex(/^0x[\da-fA-F]{40}$/)),
  kdf: z.object({
    name: z.literal(KDF.name),
    n: z.literal(KDF.n),
    r: z.literal(KDF.r),
    p: z.literal(KDF.p),
    salt: bytes,
  }),
  cipher: z.object({ name: z.literal('AES-256-GCM'), iv: bytes, data: bytes }),
})

/**
 * Why a backup does not open:
 * - `file`: it is no backup, or not a whole one.
 * - `passphrase`: the passphrase is wrong, or the file was changed. Nothing can tell which.
 */
export type BackupFailure = 'file' | 'passphrase'

export class BackupError extends Error {
  override name = 'BackupError'
  readonly reason: BackupFailure

  constructor(reason: BackupFailure, options?: ErrorOptions) {
    super(`The backup was not opened: ${reason}`, options)
    this.reason = reason
  }
}

async function deriveKey(passphrase: string, salt: Uint8Array): Promise<CryptoKey> {
  const secret = await scryptAsync(passphrase.normalize('NFKC'), salt, {
    N: KDF.n,
    r: KDF.r,
    p: KDF.p,
    dkLen: KEY_BYTES,
  })
  const key = await crypto.subtle.importKey('raw', secret as BufferSource, 'AES-GCM', false, [
    'encrypt',
    'decrypt',
  ])
  wipe(secret)
  return key
}

const parametersOf = (iv: Uint8Array<ArrayBuffer>, address: string): AesGcmParams => ({
  name: 'AES-GCM',
  iv,
  additionalData: new TextEncoder().encode(JSON.stringify(['backup', 1, address.toLowerCase()])),
})

/** The text of a backup file, which the passphrase opens. */
export async function writeBackup(entropy: Uint8Array, passphrase: string): Promise<string> {
  const { address } = deriveAccount(entropy)
  const salt = crypto.getRandomValues(new Uint8Array(SALT_BYTES))
  const iv = crypto.getRandomValues(new Uint8Array(IV_BYTES))
  const key = await deriveKey(passphrase, salt)
  const data = await crypto.subtle.encrypt(parametersOf(iv, address), key, entropy as BufferSource)
  const file: z.infer<typeof fileSchema> = {
    kind: 'foyer-wallet-backup',
    version: 1,
    address,
    kdf: { ...KDF, salt: base64url.encode(salt) },
    cipher: { name: 'AES-256-GCM', iv: base64url.encode(iv), data: base64url.encode(new Uint8Array(data)) },
  }
  return `${JSON.stringify(file, null, 2)}\n`
}

/**
 * The key of a backup file.
 *
 * @throws {BackupError} `file`, `passphrase`
 */
export async function readBackup(text: string, passphrase: string): Promise<Uint8Array> {
  const { address, kdf, cipher } = parse(text)
  const [iv, salt] = [cipher.iv, kdf.salt].map((value) => new Uint8Array(base64url.decode(value))) as [
    Uint8Array<ArrayBuffer>,
    Uint8Array<ArrayBuffer>,
  ]
  const key = await deriveKey(passphrase, salt)
  const data = new Uint8Array(base64url.decode(cipher.data))
  const opened = await crypto.subtle.decrypt(parametersOf(iv, address), key, data).catch((cause: unknown) => {
    throw new BackupError('passphrase', { cause })
  })
  const entropy = new Uint8Array(opened)
  if (deriveAccount(entropy).address !== address) throw new BackupError('file')
  return entropy
}

function parse(text: string) {
  try {
    return fileSchema.parse(JSON.parse(text))
  } catch (cause) {
    throw new BackupError('file', { cause })
  }
}
