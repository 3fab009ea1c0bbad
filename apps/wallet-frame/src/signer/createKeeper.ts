import { releasedShare } from '@foyer/wallet-server/api'
import { base64url, compactDecrypt } from 'jose'
import type * as z from 'zod/mini'
import { BackupError, isLongEnough, readBackup, writeBackup } from '../backup/backupFile.ts'
import { deriveAccount, toSeed } from './derive.ts'
import { SignerError } from './errors.ts'
import { type RevealedKey, revealKey } from './reveal.ts'
import { openShare, type SealContext, type SealedShare, sealShare } from './seal.ts'
import { combine, randomEntropy, split, wipe } from './shares.ts'
import { type SignedOperation, signOperation } from './signOperation.ts'
import { signCalls, signText } from './signText.ts'
import type { SolanaModule } from './solana/importModule.ts'
import type { SolanaSigned } from './solana/signSolana.ts'
import { type PasskeySecret, unwrapShare, type WrapContext, wrapShare } from './wrap.ts'

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

/** A key that was made and is the user's when the servers have stored its shares. In base64url. */
export type Created = {
  address: string
  /** A of this device. */
  deviceShare: string
  /** A of the recovery pair. */
  recoveryShare: string
  /** R of the recovery pair. */
  vaultShare: string
}

export type UnlockParameters = SealContext & {
  sealed: SealedShare
  envelope: Envelope
  /** As it stands beside D. */
  address: string
}

export type RecoverParameters = { auth: Envelope; vault: Envelope; passkey?: PasskeySecret | undefined }

/** The pair that takes out the key: that of this device or, if passkeys protect the wallet, of one of them. */
export type KeyPair = UnlockParameters | (RecoverParameters & { passkey: PasskeySecret })

export type BackUpParameters = {
  pair: KeyPair
  passphrase: string
  /** The purpose of auth's envelope. Default `export`. */
  kind?: 'export' | 'backup' | undefined
}

export type SolanaParameters = {
  /** The text to sign. Without one only the address is told. */
  text?: string | undefined
  /** The second module, which is not there before the first request of Solana. */
  source?: string | undefined
}

type ShareKind = z.infer<typeof releasedShare>['kind']

/** After this long the key is wiped, however much it is used: a device that was revoked signs no longer. */
export const LOCK_MS = 15 * 60_000

/**
 * Holds the key while it is unlocked. It runs in the worker, which has no network, and is the only place where the two
 * shares meet.
 */
export function createKeeper(importModule: (source: string) => Promise<SolanaModule>) {
  const keys = new Map<string, CryptoKey>()
  let entropy: Uint8Array | undefined
  /** D, until it is sealed. */
  let deviceShare: Uint8Array | undefined
  let timer: ReturnType<typeof setTimeout> | undefined
  let solana: SolanaModule | undefined

  function lock() {
    clearTimeout(timer)
    wipe(entropy, deviceShare)
    entropy = undefined
    deviceShare = undefined
    keys.clear()
  }

  function hold(secret: Uint8Array) {
    lock()
    entropy = secret
    timer = setTimeout(lock, LOCK_MS)
  }

  function requireEntropy() {
    if (!entropy) throw new SignerError('locked')
    return entropy
  }

  /** Wipes a secret whose address is not the one that every record has. */
  function requireSame(secret: Uint8Array, addresses: readonly string[]) {
    const { address } = deriveAccount(secret)
    if (addresses.some((other) => other.toLowerCase() !== address.toLowerCase())) {
      wipe(secret)
      lock()
      throw new SignerError('mismatch')
    }
    return { address }
  }

  function holdIfSame(secret: Uint8Array, addresses: readonly string[]) {
    const found = requireSame(secret, addresses)
    hold(secret)
    return found
  }

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

  /**
   * Lets the key out, which a key that is held never is. Auth gives the envelope after a login of the last minutes, in
   * the clear on the user's own page only, keeps a record of it and tells the user by mail.
   */
  async function takeOut<T>(
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
  }

  return {
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

    /** Makes a key and splits it into a pair for this device and one for recovery. */
    async create(): Promise<Created> {
      hold(randomEntropy())
      const secret = requireEntropy()
      const [heldByAuth, heldHere] = split(secret)
      const [recoveryShare, vaultShare] = split(secret)
      deviceShare = heldHere
      return {
        address: deriveAccount(secret).address,
        deviceShare: base64url.encode(heldByAuth),
        recoveryShare: base64url.encode(recoveryShare),
        vaultShare: base64url.encode(vaultShare),
      }
    },

    /** Rebuilds the key from both servers, and where a passkey protects it with what that gives. */
    async recover(pair: RecoverParameters): Promise<{ address: string }> {
      const secret = await openRecovery(pair, pair.passkey ? 'passkey' : 'recovery')
      return holdIfSame(secret, [pair.auth.address, pair.vault.address])
    },

    /** Splits the key anew for this device, and returns A. D waits to be sealed. */
    async split(): Promise<{ share: string }> {
      const [heldByAuth, heldHere] = split(requireEntropy())
      wipe(deviceShare)
      deviceShare = heldHere
      return { share: base64url.encode(heldByAuth) }
    },

    /** D, which only this browser's key opens. */
    async seal(context: SealContext): Promise<SealedShare> {
      if (!deviceShare) throw new SignerError('locked')
      const sealed = await sealShare(deviceShare, context)
      wipe(deviceShare)
      deviceShare = undefined
      return sealed
    },

    /** Daily use: D of this device and A of auth. */
    async unlock(pair: UnlockParameters): Promise<{ address: string }> {
      const secret = await openPair(pair, 'device')
      return holdIfSame(secret, [pair.envelope.address, pair.address])
    },

    /** Signs what the text asks for. */
    sign: async ({ text, chainId }: { text: string; chainId: number }): Promise<`0x${string}`> =>
      signText(deriveAccount(requireEntropy()), text, chainId),

    /** Signs each transaction of a text that was shown as one request. */
    signCalls: async ({ text, chainId }: { text: string; chainId: number }): Promise<`0x${string}`[]> =>
      signCalls(deriveAccount(requireEntropy()), text, chainId),

    /** Signs the operation of the smart account that a text asks for. */
    signOperation: async ({ text, chainId }: { text: string; chainId: number }): Promise<SignedOperation> =>
      signOperation(deriveAccount(requireEntropy()), text, chainId),

    /**
     * The Solana account of the same words, and its signature of what the text asks for. Undefined where the second module
     * is missing.
     */
    async solana({
      text,
      source,
    }: SolanaParameters): Promise<{ address: string } | SolanaSigned | undefined> {
      if (source !== undefined) solana ??= await importModule(source)
      if (!solana) return undefined
      const seed = toSeed(requireEntropy())
      if (text === undefined) return { address: solana.toAddress(seed) }
      try {
        return solana.signSolana(seed, text)
      } catch (cause) {
        throw new SignerError('request', { cause })
      }
    },

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

    isUnlocked: async (): Promise<boolean> => entropy !== undefined,

    async lock(): Promise<void> {
      lock()
    },
  }
}

export type Keeper = ReturnType<typeof createKeeper>
