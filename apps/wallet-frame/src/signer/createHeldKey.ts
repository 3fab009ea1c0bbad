import { deriveAccount } from './derive.ts'
import { SignerError } from './errors.ts'
import { split, wipe } from './shares.ts'

/** After this long the key is wiped, however much it is used: a device that was revoked signs no longer. */
export const LOCK_MS = 15 * 60_000

export type HeldKey = ReturnType<typeof createHeldKey>

/** The key while it is unlocked, and D until it is sealed. `onLock` forgets what else belongs to them. */
export function createHeldKey(onLock: () => void) {
  let entropy: Uint8Array | undefined
  let deviceShare: Uint8Array | undefined
  let timer: ReturnType<typeof setTimeout> | undefined

  function lock() {
    clearTimeout(timer)
    wipe(entropy, deviceShare)
    entropy = undefined
    deviceShare = undefined
    onLock()
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

  return {
    lock,
    hold,
    requireEntropy,
    requireSame,
    isUnlocked: () => entropy !== undefined,

    holdIfSame(secret: Uint8Array, addresses: readonly string[]) {
      const found = requireSame(secret, addresses)
      hold(secret)
      return found
    },

    /** Splits the key anew for this device, and returns A. D waits to be sealed. */
    splitForDevice() {
      const [heldByAuth, heldHere] = split(requireEntropy())
      wipe(deviceShare)
      deviceShare = heldHere
      return heldByAuth
    },

    /** Has D sealed, and forgets it then. */
    async sealDeviceShare<sealed>(seal: (share: Uint8Array) => Promise<sealed>): Promise<sealed> {
      if (!deviceShare) throw new SignerError('locked')
      const sealed = await seal(deviceShare)
      wipe(deviceShare)
      deviceShare = undefined
      return sealed
    },
  }
}
