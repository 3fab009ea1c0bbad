import { secp256k1 } from '@noble/curves/secp256k1.js'
import { p2wpkh } from '@scure/btc-signer'
import { expect, test } from 'vitest'
import { readAddress, scriptOf } from '../address.ts'
import { concat, fromBase64, toBase64, toHex } from '../bytes.ts'
import { hash160 } from '../keys.ts'
import { bitcoin } from './bitcoin.ts'
import { hashMessage, toSegwitHash, toSignId, toSpendId } from './transactions.ts'
// Of BIP-322 (CC0): github.com/bitcoin/bips, bip-0322.
import basic from './vectors/basic.json' with { type: 'json' }
import generated from './vectors/generated.json' with { type: 'json' }

const scriptAt = (address: string) => {
  const read = readAddress(address)
  return read ? scriptOf(read) : new Uint8Array()
}
const isSigned = (vector: { address: string; message: string; signature: string }) =>
  bitcoin().verify({
    data: { accountAddress: vector.address, chainId: 'bip122:000000000019d6689c085ae165831e93' } as never,
    message: vector.message,
    signature: vector.signature,
  })

test.each(basic.tx_hashes)('hashes the two transactions of $message', ({ message, address, ...hashes }) => {
  const script = scriptAt(address)
  const toId = (bytes: Uint8Array) => toHex(bytes.toReversed())
  expect(toHex(hashMessage(message))).toBe(hashes.message_hash)
  expect(toId(toSpendId(script, message))).toBe(hashes.to_spend_tx_hash)
  expect(toId(toSignId(script, message))).toBe(hashes.to_sign_tx_hash)
})

const simple = [...basic.simple, ...generated.simple].flatMap(({ bip322_signatures, ...rest }) =>
  bip322_signatures.map((signature) => ({ ...rest, signature })),
)
const ofOneKey = simple.filter(({ type }) => type === 'p2wpkh' || type === 'p2tr')

test.each(ofOneKey)('accepts a simple signature of $type: $message', async (vector) => {
  expect(await isSigned(vector)).toBe(true)
  expect(await isSigned({ ...vector, message: `${vector.message} ` })).toBe(false)
  const bare = vector.signature.replace('smp', '')
  expect(await isSigned({ ...vector, signature: bare })).toBe(true)
})

const refused = [
  ...simple.filter((vector) => !ofOneKey.includes(vector)),
  ...[...generated.full, ...generated.proof_of_funds].flatMap(({ bip322_signatures, ...rest }) =>
    bip322_signatures.map((signature) => ({ ...rest, signature })),
  ),
]

test.each(refused)('refuses what is not of one key in the simple form: $type', async (vector) => {
  expect(await isSigned(vector)).toBe(false)
})

test.each([...basic.error, ...generated.error])('refuses $description', async (vector) => {
  expect(await isSigned(vector)).toBe(false)
})

test('every vector is in one of the lists above', () => {
  const { tx_hashes, simple: _, error: __, ...othersOfBasic } = basic
  const { simple: ___, full: ____, proof_of_funds: _____, error: ______, ...othersOfGenerated } = generated
  expect([othersOfBasic, othersOfGenerated, tx_hashes.length]).toEqual([{}, {}, 3])
})

test('a signature of Taproot with another SIGHASH is refused', async () => {
  const vector = ofOneKey.find(({ type }) => type === 'p2tr')
  const bytes = fromBase64(vector?.signature.replace('smp', '')) ?? new Uint8Array()
  const other = Uint8Array.of(1, 65, ...bytes.slice(2), 2)
  expect(bytes).toHaveLength(66)
  expect(
    await isSigned({
      ...(vector as never as { address: string; message: string }),
      signature: btoa(String.fromCharCode(...other)),
    }),
  ).toBe(false)
})

const MESSAGE = 'Text'
const SECRET = new Uint8Array(32).fill(7)
const OTHER = new Uint8Array(32).fill(8)

/** A witness in base64. */
const toWitness = (...stack: Uint8Array[]) =>
  toBase64(concat([stack.length], ...stack.flatMap((part) => [[part.length], part])))

/** A signature of a key for the script of an address, be that its own or not. */
function signSegwit(address: string, secret: Uint8Array, { isHigh = false } = {}) {
  const key = secp256k1.getPublicKey(secret)
  const hash = toSegwitHash(scriptAt(address), MESSAGE, hash160(key))
  const low = secp256k1.Signature.fromBytes(secp256k1.sign(hash, secret, { prehash: false }))
  const { r, s } = low
  const signature = isHigh ? new secp256k1.Signature(r, secp256k1.Point.Fn.neg(s)) : low
  return toWitness(concat(signature.toBytes('der'), [1]), key)
}

test('refuses what another key signs for the address, and the second form of a signature', async () => {
  const key = secp256k1.getPublicKey(SECRET)
  const address = p2wpkh(key).address ?? ''
  const verdict = (signature: string) => isSigned({ address, message: MESSAGE, signature })
  expect(await verdict(signSegwit(address, SECRET))).toBe(true)
  expect(await verdict(signSegwit(address, OTHER))).toBe(false)
  expect(await verdict(signSegwit(address, SECRET, { isHigh: true }))).toBe(false)
})

test('refuses more than the signature of the key of Taproot', async () => {
  const vector = ofOneKey.find(({ type }) => type === 'p2tr')
  const { address = '', message = '', signature = '' } = vector ?? {}
  const first = fromBase64(signature.replace('smp', ''))?.slice(2) ?? new Uint8Array()
  expect(await isSigned({ address, message, signature: toWitness(first) })).toBe(true)
  // An annex, and an empty element.
  for (const second of [Uint8Array.of(0x50, 1), new Uint8Array()])
    expect(await isSigned({ address, message, signature: toWitness(first, second) })).toBe(false)
})
