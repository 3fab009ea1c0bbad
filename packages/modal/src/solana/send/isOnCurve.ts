/** The field of ed25519, and its constant d. */
const P = 2n ** 255n - 19n
const D = 37095705934669439343138083508754565189542113879843219016388785533085940283555n
const SIGN = 2n ** 255n

/** True if a key is a point of ed25519, so that somebody may have the secret to it. Those of programs' accounts are none. */
export function isOnCurve(key: Uint8Array): boolean {
  const y = (key.reduceRight((sum, byte) => sum * 256n + BigInt(byte), 0n) % SIGN) % P
  const square = (y * y) % P
  // The point has an x if (y² - 1) / (dy² + 1) is a square. So is the product of the two then.
  const product = ((square - 1n + P) * (D * square + 1n)) % P
  const test = power(product, (P - 1n) / 2n)
  return test === 0n || test === 1n
}

function power(base: bigint, exponent: bigint): bigint {
  let result = 1n
  for (let [factor, rest] = [base % P, exponent]; rest > 0n; rest /= 2n) {
    if (rest % 2n === 1n) result = (result * factor) % P
    factor = (factor * factor) % P
  }
  return result
}
