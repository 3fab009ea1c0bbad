import { base64url } from 'jose'
import { createHeldKey } from './createHeldKey.ts'
import { createPairs, type RecoverParameters, type UnlockParameters } from './createPairs.ts'
import { createTakeOuts } from './createTakeOuts.ts'
import { deriveAccount, toSeed } from './derive.ts'
import { SignerError } from './errors.ts'
import { type SealContext, type SealedShare, sealShare } from './seal.ts'
import { randomEntropy, split } from './shares.ts'
import { type SignedOperation, signOperation } from './signOperation.ts'
import { signCalls, signText } from './signText.ts'
import type { SolanaModule } from './solana/importModule.ts'
import type { SolanaSigned } from './solana/signSolana.ts'

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

export type SolanaParameters = {
  /** The text to sign. Without one only the address is told. */
  text?: string | undefined
  /** The second module, which is not there before the first request of Solana. */
  source?: string | undefined
}

/**
 * Signs with the key that it holds while unlocked. It runs in the worker, which has no network, and is the only place where the two
 * shares meet.
 */
export function createWorkerSigner(importModule: (source: string) => Promise<SolanaModule>) {
  /** The keys for the envelopes of the servers. */
  const keys = new Map<string, CryptoKey>()
  const key = createHeldKey(() => keys.clear())
  const { hold, holdIfSame, requireEntropy, splitForDevice } = key
  const { createKey, openPair, openRecovery, takeOut } = createPairs(keys, key)
  let solana: SolanaModule | undefined

  const account = () => deriveAccount(requireEntropy())

  return {
    createKey,

    /** Makes a key and splits it into a pair for this device and one for recovery. */
    async create(): Promise<Created> {
      hold(randomEntropy())
      const heldByAuth = splitForDevice()
      const [recoveryShare, vaultShare] = split(requireEntropy())
      return {
        address: account().address,
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
    split: async (): Promise<{ share: string }> => ({ share: base64url.encode(splitForDevice()) }),

    /** D, which only this browser's key opens. */
    seal: (context: SealContext): Promise<SealedShare> =>
      key.sealDeviceShare((share) => sealShare(share, context)),

    /** Daily use: D of this device and A of auth. */
    async unlock(pair: UnlockParameters): Promise<{ address: string }> {
      const secret = await openPair(pair, 'device')
      return holdIfSame(secret, [pair.envelope.address, pair.address])
    },

    /** Signs what the text asks for. */
    sign: async ({ text, chainId }: { text: string; chainId: number }): Promise<`0x${string}`> =>
      signText(account(), text, chainId),

    /** Signs each transaction of a text that was shown as one request. */
    signCalls: async ({ text, chainId }: { text: string; chainId: number }): Promise<`0x${string}`[]> =>
      signCalls(account(), text, chainId),

    /** Signs the operation of the smart account that a text asks for. */
    signOperation: async ({ text, chainId }: { text: string; chainId: number }): Promise<SignedOperation> =>
      signOperation(account(), text, chainId),

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

    ...createTakeOuts({ requireEntropy, takeOut }),

    isUnlocked: async (): Promise<boolean> => key.isUnlocked(),

    lock: async (): Promise<void> => key.lock(),
  }
}

export type WorkerSigner = ReturnType<typeof createWorkerSigner>
