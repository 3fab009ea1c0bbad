import { expect, test } from 'vitest'
import { readAddress, scriptOf } from '../address.ts'
import { fromBase64, toBase64, toHex } from '../bytes.ts'
import { bitcoin } from './bitcoin.ts'
import { hashMessage, toSignId, toSpendId } from './transactions.ts'
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

test('refuses a right signature beside the key of another address', async () => {
  const [vector] = ofOneKey
  const bytes = fromBase64(vector?.signature.replace('smp', ''))?.slice() ?? new Uint8Array()
  // The other of the two keys with this x.
  bytes[bytes.length - 33] = (bytes[bytes.length - 33] ?? 0) ^ 1
  const { address = '', message = '' } = vector ?? {}
  expect(await isSigned({ address, message, signature: toBase64(bytes) })).toBe(false)
})
