import { createHash } from 'node:crypto'
import type { BitcoinAddress } from '@foyer/modal-core'
import { Address, NETWORK, OutScript, p2wpkh, Transaction } from '@scure/btc-signer'
import { pubECDSA, pubSchnorr } from '@scure/btc-signer/utils.js'

export const RECEIVER = 'bc1q9vza2e8x573nczrlzms0wvx3gsqjx7vavgkx0l'

type PsbtParameters = {
  /** Whose coins are spent, one of each. */
  addresses: readonly BitcoinAddress[]
  /** The key of both. */
  secret: Uint8Array
}

/** An unsigned PSBT that spends a coin of each address and pays to somebody else. No such coins exist. */
export function createPsbt({ addresses, secret }: PsbtParameters): string {
  const transaction = new Transaction()
  for (const [index, { address, addressType }] of addresses.entries()) {
    transaction.addInput({
      txid: createHash('sha256').update(`coin ${index}`).digest(),
      index,
      witnessUtxo: { amount: 50_000n, script: OutScript.encode(Address(NETWORK).decode(address)) },
      ...(addressType === 'p2sh' && { redeemScript: p2wpkh(pubECDSA(secret)).script }),
      ...(addressType === 'p2tr' && { tapInternalKey: pubSchnorr(secret) }),
    })
  }
  transaction.addOutputAddress(RECEIVER, BigInt(addresses.length) * 50_000n - 1_000n)
  return Buffer.from(transaction.toPSBT(0)).toString('base64')
}
