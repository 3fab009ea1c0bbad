import { releasedShare } from '@foyer/wallet-api'
import { base64url, compactDecrypt } from 'jose'
import type * as z from 'zod/mini'
import type { HeldKey } from './createHeldKey.ts'
import { SignerError } from './errors.ts'
import { openShare, type SealContext, type SealedShare } from './seal.ts'
import { combine, wipe } from './shares.ts'
import { type PasskeySecret, unwrapShare } from './wrap.ts'

/** A share as a server releases it, encrypted to a key that was made for this answer. */
export type Envelope = {
  /** Names the key. */
  keyId: string
  jwe: string
  /** The wallet's id outside the envelope, from the server. */
  walletId: string
  address: string
}

/** Public part of a key for one envelope. */
export type EnvelopeKey = { keyId: string; epk: { kty: 'EC'; crv: 'P-256'; x: string; y: string } }

export type UnlockParameters = SealContext & {
  sealed: SealedShare
  envelope: Envelope
  /** As it stands beside D. */
  address: string
}

export type RecoverParameters = { auth: Envelope; vault: Envelope; passkey?: PasskeySecret | undefined }

/** The pair that takes out the key: that of this device or, if passkeys protect the wallet, of one of them. */
export type KeyPair = UnlockParameters | (RecoverParameters & { passkey: PasskeySecret })

type ShareKind = z.infer<typeof releasedShare>['kind']

/** Opens the envelopes of the servers, and puts two shares of a key together. */
export function createPairs(keys: Map<string, CryptoKey>, { requireSame }: Pick<HeldKey, 'requireSame'>) {
  async function openEnvelope(envelope: Envelope, kind: ShareKind) {
    const key = keys.get(envelope.keyId)
    keys.delete(envelope.keyId)
    if (!key) throw new SignerError('failed')
    const { plaintext } = await compactDecrypt(envelope.jwe, key)
    const inner = releasedShare.parse(JSON.parse(new TextDecoder().decode(plaintext)))
    wipe(plaintext)
    if (inner.kind !== kind || inner.walletId !== envelope.walletId || inner.address !== envelope.address)
      throw new SignerError('mismatch')
    return base64url.decode(inner.share)
  }

  /** D of this device and A of auth, which says what it is for. */
  async function openPair({ sealed, envelope, ...context }: UnlockParameters, kind: ShareKind) {
    const released = await openEnvelope(envelope, kind)
    if (envelope.walletId !== context.walletId) throw new SignerError('mismatch')
    const held = await openShare(sealed, context).catch((cause: unknown) => {
      throw new SignerError('mismatch', { cause })
    })
    const secret = combine(released, held)
    wipe(released, held)
    return secret
  }

  /** A of auth, which says what it is for, and R of the vault, which a passkey opens where it has encrypted it. */
  async function openRecovery({ auth, vault, passkey }: RecoverParameters, kind: ShareKind) {
    try {
      const released = await openEnvelope(auth, kind)
      const held = await openEnvelope(vault, passkey ? 'passkey' : 'recovery')
      if (auth.walletId !== vault.walletId) throw new SignerError('mismatch')
      const opened = passkey ? await unwrapShare(held, { ...passkey, walletId: vault.walletId }) : held
      const secret = combine(released, opened)
      wipe(released, opened)
      return secret
    } finally {
      wipe(passkey?.prf)
    }
  }

  return {
    openPair,
    openRecovery,

    /** A key for one answer of a server. */
    async createKey(): Promise<EnvelopeKey> {
      const { publicKey, privateKey } = await crypto.subtle.generateKey(
        { name: 'ECDH', namedCurve: 'P-256' },
        false,
        ['deriveBits'],
      )
      const { x = '', y = '' } = await crypto.subtle.exportKey('jwk', publicKey)
      const keyId = crypto.randomUUID()
      keys.set(keyId, privateKey)
      return { keyId, epk: { kty: 'EC', crv: 'P-256', x, y } }
    },

    /**
     * Lets the key out, which a key that is held never is. Auth gives the envelope after a login of the last minutes, in
     * the clear on the user's own page only, keeps a record of it and tells the user by mail.
     */
    async takeOut<T>(
      pair: KeyPair,
      kind: 'export' | 'backup' | 'addPasskey',
      run: (secret: Uint8Array) => T | Promise<T>,
    ): Promise<T> {
      const [secret, addresses] =
        'passkey' in pair
          ? [await openRecovery(pair, kind), [pair.auth.address, pair.vault.address]]
          : [await openPair(pair, kind), [pair.envelope.address, pair.address]]
      try {
        requireSame(secret, addresses)
        return await run(secret)
      } finally {
        wipe(secret)
      }
    },
  }
}
