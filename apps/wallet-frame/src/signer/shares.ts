/** Of the key and of each share, in bytes. */
const LENGTH = 16

export const randomEntropy = (): Uint8Array<ArrayBuffer> => crypto.getRandomValues(new Uint8Array(LENGTH))

/** Two shares that give the entropy together and say nothing of it alone. */
export function split(entropy: Uint8Array): readonly [Uint8Array, Uint8Array] {
  const share = randomEntropy()
  return [share, combine(entropy, share)]
}

/** The secret of two shares. Shares of different pairs give another secret, which only its address tells. */
export function combine(one: Uint8Array, other: Uint8Array): Uint8Array {
  if (one.length !== LENGTH || other.length !== LENGTH) throw new RangeError('A share has another length')
  return one.map((byte, index) => byte ^ (other[index] ?? 0))
}

/** Overwrites secrets, as far as a script can: the engine may have made copies. */
export function wipe(...secrets: (Uint8Array | null | undefined)[]): void {
  for (const secret of secrets) secret?.fill(0)
}
