/** The start of an off-chain message of version 1: its mark, its version, and that it has one signer. */
const HEAD = Uint8Array.of(255, ...new TextEncoder().encode('solana offchain'), 1, 1)
const BODY = HEAD.length + 32

/** The bytes that an account signs in place of a text, where its wallet wraps texts so that none can be a transaction. */
export function toOffchainMessage(key: Uint8Array, text: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.of(...HEAD, ...key, ...new TextEncoder().encode(text))
}

/** The text that an account has signed, as it is or as an off-chain message of this account alone. */
export function textOf(signed: Uint8Array, key: Uint8Array): string {
  const isWrapped = [...HEAD, ...key].every((byte, index) => signed[index] === byte)
  // A byte order mark is part of what was signed.
  return new TextDecoder('utf-8', { ignoreBOM: true }).decode(isWrapped ? signed.subarray(BODY) : signed)
}
