import * as btc from '@scure/btc-signer'
import { pubECDSA, pubSchnorr } from '@scure/btc-signer/utils.js'
import { bytesToHex, type Hex, hexToBytes } from 'viem'

export type BitcoinNetworkName = 'mainnet' | 'testnet4' | 'signet'
export type BitcoinAddressType = 'p2pkh' | 'p2sh' | 'p2wpkh' | 'p2tr'

/** An address of a test wallet, and the key that signs for it. */
export type Key = {
  address: string
  type: BitcoinAddressType
  /** In hexadecimal. */
  publicKey: string
  secret: Uint8Array
  script: Uint8Array
  /** The fields that an input needs besides its coin. */
  extra: { redeemScript?: Uint8Array; tapInternalKey?: Uint8Array }
}

type Payment = { address?: string; script: Uint8Array; redeemScript?: Uint8Array }

/** The address of one type that a secret key has on a network. `p2sh` is Segwit behind a script hash. */
export function createKey(secretKey: Hex, type: BitcoinAddressType, networkName: BitcoinNetworkName): Key {
  const secret = hexToBytes(secretKey)
  const publicKey = pubECDSA(secret)
  const internal = pubSchnorr(secret)
  const network = networkName === 'mainnet' ? btc.NETWORK : btc.TEST_NETWORK
  const payments: Record<BitcoinAddressType, () => Payment> = {
    p2pkh: () => btc.p2pkh(publicKey, network),
    p2sh: () => btc.p2sh(btc.p2wpkh(publicKey, network), network),
    p2wpkh: () => btc.p2wpkh(publicKey, network),
    p2tr: () => btc.p2tr(internal, undefined, network),
  }
  const { address = '', script, redeemScript } = payments[type]()
  return {
    address,
    type,
    publicKey: bytesToHex(type === 'p2tr' ? internal : publicKey).slice(2),
    secret,
    script,
    extra: { ...(redeemScript && { redeemScript }), ...(type === 'p2tr' && { tapInternalKey: internal }) },
  }
}
