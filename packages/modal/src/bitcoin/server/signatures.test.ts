import { createHash } from 'node:crypto'
import * as secp from '@bitcoinerlab/secp256k1'
import { descriptorWallet, ECPair, message as wasmMessage } from '@bitgo/wasm-utxo'
import { IS_FULL } from '@foyer/harness/full'
import { type BitcoinAddressType, createBitcoinTestWallet } from '@foyer/testing/bitcoin'
import { secp256k1 } from '@noble/curves/secp256k1.js'
import { RawWitness, Transaction } from '@scure/btc-signer'
import { Verifier } from 'bip322-js'
import { Transaction as BitcoinjsTransaction } from 'bitcoinjs-lib'
import { expect, test } from 'vitest'
import { readAddress, scriptOf } from '../address.ts'
import { fromBase64, fromHex, toBase64, toHex } from '../bytes.ts'
import { bitcoin } from './bitcoin.ts'
import { toSpendId } from './transactions.ts'

// Three verifiers of different makers: ours, bip322-js (JavaScript of bitcoinjs), and wasm-utxo (rust-bitcoin) or, for
// the key of Taproot, bitcoinjs-lib.

const MAINNET = 'bip122:000000000019d6689c085ae165831e93'
/** The number of keys of a test, and the number of such tests. */
const COUNT = IS_FULL ? 25 : 6
const ROUNDS = IS_FULL ? 8 : 1
const secretAt = (index: number): `0x${string}` =>
  `0x${createHash('sha256').update(`key ${index}`).digest('hex')}`
const TYPES = ['p2pkh', 'p2sh', 'p2wpkh', 'p2tr'] as const

type Signed = { address: string; message: string; signature: string; publicKey: string }

async function sign(secret: `0x${string}`, type: BitcoinAddressType, protocol: string, message: string) {
  const purpose = type === 'p2tr' ? 'ordinals' : 'payment'
  const wallet = createBitcoinTestWallet({
    accounts: [secret],
    paymentType: type === 'p2tr' ? 'p2wpkh' : type,
  })
  const provider = wallet.provider as {
    request: (method: string, params: object) => Promise<{ result: never }>
  }
  const { result } = await provider.request('getAccounts', { purposes: [purpose] })
  const [{ address }] = result as [{ address: string }]
  const signed = await provider.request('signMessage', { address, message, protocol })
  const { signature } = signed.result as Signed
  wallet.destroy()
  return {
    address,
    message,
    signature,
    publicKey: toHex(secp256k1.getPublicKey(fromHex(secret) as Uint8Array)),
  }
}

const isOurs = ({ address, message, signature }: Signed) =>
  bitcoin().verify({ data: { accountAddress: address, chainId: MAINNET } as never, message, signature })

const isOfBip322Js = ({ address, message, signature }: Signed) =>
  Verifier.verifySignature(address, message, signature)

/** By rust-bitcoin: a PSBT of the second transaction, whose signature it checks. */
function isOfWasm({ address, message, signature, publicKey }: Signed) {
  const bytes = fromBase64(signature) as Uint8Array
  const key = fromHex(publicKey) as Uint8Array
  if (bytes.length === 65) {
    // It knows only the headers of the first address type.
    const plain = Uint8Array.of(31 + (((bytes[0] ?? 0) - 27) & 3), ...bytes.slice(1))
    return wasmMessage.verifyMessage(message, ECPair.fromPublicKey(key), plain)
  }
  const script = scriptAt(address)
  const [first = new Uint8Array(), second = key] = RawWitness.decode(bytes)
  const transaction = new Transaction({ version: 0, allowUnknownVersion: true, allowUnknownOutputs: true })
  transaction.addOutput({ script: Uint8Array.of(0x6a), amount: 0n })
  transaction.addInput({
    txid: toSpendId(script, message).toReversed(),
    index: 0,
    sequence: 0,
    witnessUtxo: { script, amount: 0n },
    partialSig: [[second, first]],
    ...(address.startsWith('3') && { redeemScript: Uint8Array.of(0, 20, ...hash160(second)) }),
  })
  return descriptorWallet.Psbt.deserialize(transaction.toPSBT(0)).validateSignatureAtInput(0, key)
}

/** By bitcoinjs-lib: wasm-utxo checks no signature of Taproot's key. */
function isOfBitcoinjs({ address, message, signature }: Signed) {
  const bytes = fromBase64(signature) as Uint8Array
  const script = scriptAt(address)
  const transaction = new BitcoinjsTransaction()
  transaction.version = 0
  transaction.addInput(toSpendId(script, message), 0, 0)
  transaction.addOutput(Uint8Array.of(0x6a), 0n)
  const hash = transaction.hashForWitnessV1(0, [script], [0n], 0)
  return secp.verifySchnorr(hash, script.slice(2), RawWitness.decode(bytes)[0] as Uint8Array)
}

const scriptAt = (address: string) => {
  const read = readAddress(address)
  return read ? scriptOf(read) : new Uint8Array()
}

/** Refusals of the others are errors, too. */
function isAccepted(verify: (signed: Signed) => boolean, signed: Signed) {
  try {
    return verify(signed)
  } catch {
    return false
  }
}

const hash160 = (bytes: Uint8Array) =>
  createHash('ripemd160').update(createHash('sha256').update(bytes).digest()).digest()

/** The same with one bit of the signature changed, past the lengths of its parts. */
function flip(signed: Signed, at: number): Signed {
  const bytes = fromBase64(signed.signature)?.slice() as Uint8Array
  bytes[at] = (bytes[at] ?? 0) ^ 1
  return { ...signed, signature: toBase64(bytes) }
}

async function verdicts(signed: Signed, type: BitcoinAddressType, protocol: string) {
  const third = type === 'p2tr' && protocol === 'BIP322' ? isOfBitcoinjs : isOfWasm
  return [await isOurs(signed), isAccepted(isOfBip322Js, signed), isAccepted(third, signed)]
}

const rows = [
  ...TYPES.map((type) => ({ type, protocol: 'ECDSA' })),
  ...TYPES.slice(1).map((type) => ({ type, protocol: 'BIP322' })),
].flatMap((row) => Array.from({ length: ROUNDS }, (_, round) => ({ ...row, first: round * COUNT })))

test.each(rows)(
  `${COUNT} keys of $type from $first sign by $protocol: three verifiers accept each, and refuse it with one bit changed`,
  async ({ type, protocol, first }) => {
    for (let index = first; index < first + COUNT; index++) {
      const signed = await sign(secretAt(index), type, protocol, `Text ${index} ü`)
      expect(await verdicts(signed, type, protocol)).toEqual([true, true, true])
      const changed = flip(signed, 12 + (index % 50))
      expect(await verdicts(changed, type, protocol)).toEqual([false, false, false])
      const other = { ...signed, message: `${signed.message}!` }
      expect(await verdicts(other, type, protocol)).toEqual([false, false, false])
    }
  },
)

test('a signature of one network is none of another', async () => {
  const signed = await sign(secretAt(0), 'p2wpkh', 'BIP322', 'Text')
  const chainId = 'bip122:00000000da84f2bafbbc53dee25a72ae'
  const data = { accountAddress: signed.address, chainId } as never
  expect(await bitcoin().verify({ data, message: 'Text', signature: signed.signature })).toBe(false)
})
