import { secp256k1 } from '@noble/curves/secp256k1.js'
import * as btc from '@scure/btc-signer'
import { concat, hexToBytes, sha256, stringToBytes } from 'viem'
import type { Key } from './createKey.ts'

/** The form in which a text is signed: BIP-322 in its simple form, or BIP-137. */
export type BitcoinProtocol = 'bip322' | 'ecdsa'

export function signMessage(key: Key, message: string, protocol: BitcoinProtocol): Uint8Array {
  return protocol === 'bip322' ? signBip322(key, message) : signBip137(key, message)
}

const hash = (bytes: Uint8Array) => sha256(bytes, 'bytes')

/** The first byte says the type of the address and which key is recovered. */
const HEADERS = { p2pkh: 31, p2sh: 35, p2wpkh: 39, p2tr: 39 } as const

function toLength(length: number): Uint8Array {
  return length < 253 ? Uint8Array.of(length) : Uint8Array.of(253, length & 255, length >> 8)
}

function signBip137({ secret, type }: Key, message: string): Uint8Array {
  const text = stringToBytes(message)
  const whole = concat([stringToBytes('\x18Bitcoin Signed Message:\n'), toLength(text.length), text])
  const [recovery = 0, ...numbers] = secp256k1.sign(hash(hash(whole)), secret, {
    prehash: false,
    format: 'recovered',
  })
  return Uint8Array.of(HEADERS[type] + recovery, ...numbers)
}

/** Two transactions that exist only to be signed: the first pays nothing to the address, the second spends it. */
function signBip322(key: Key, message: string): Uint8Array {
  const tag = hash(stringToBytes('BIP0322-signed-message'))
  const digest = hash(concat([tag, tag, stringToBytes(message)]))
  const options = { version: 0, allowUnknownVersion: true, allowUnknownOutputs: true }
  const toSpend = btc.RawTx.encode({
    version: 0,
    segwitFlag: false,
    inputs: [
      {
        txid: new Uint8Array(32),
        index: 0xffffffff,
        finalScriptSig: concat([Uint8Array.of(0, 32), digest]),
        sequence: 0,
      },
    ],
    outputs: [{ amount: 0n, script: key.script }],
    witnesses: [],
    lockTime: 0,
  })
  const toSign = new btc.Transaction(options)
  const txid = hash(hash(toSpend)).toReversed()
  toSign.addInput({
    txid,
    index: 0,
    sequence: 0,
    witnessUtxo: { amount: 0n, script: key.script },
    ...key.extra,
  })
  toSign.addOutput({ amount: 0n, script: hexToBytes('0x6a') })
  toSign.sign(key.secret)
  toSign.finalize()
  return btc.RawWitness.encode(toSign.getInput(0).finalScriptWitness ?? [])
}
