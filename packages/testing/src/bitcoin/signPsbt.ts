import * as btc from '@scure/btc-signer'
import { bytesToHex, sha256, stringToBytes } from 'viem'
import type { Key } from './createKey.ts'

/** An input that a page lists, and the key of its address. */
export type ListedInput = { index: number; key: Key; sighashTypes?: readonly number[] | undefined }

const OPTIONS = { allowUnknownOutputs: true, allowUnknownInputs: true, unknown: 'ignore' as const }

export type SignPsbtOptions = {
  /** Signs whatever one of these keys can, too. */
  all?: readonly Key[] | undefined
  isFinal?: boolean | undefined
  /** Sends everything to a foreign address. */
  isChanged?: boolean | undefined
}

/** Signs the listed inputs of a PSBT, and no others unless `all` says so. */
export function signPsbt(
  psbt: Uint8Array,
  inputs: readonly ListedInput[],
  { all = [], isFinal = false, isChanged = false }: SignPsbtOptions = {},
): Uint8Array {
  const transaction = btc.Transaction.fromPSBT(psbt, OPTIONS)
  if (isChanged) transaction.updateOutput(0, { amount: 1n })
  for (const { index, key, sighashTypes } of inputs) {
    transaction.updateInput(index, key.extra)
    transaction.signIdx(key.secret, index, sighashTypes && [...sighashTypes])
  }
  for (const key of all)
    for (let index = 0; index < transaction.inputsLength; index++) trySign(transaction, key, index)
  if (isFinal) for (const { index } of inputs) transaction.finalizeIdx(index)
  return transaction.toPSBT(0)
}

function trySign(transaction: btc.Transaction, key: Key, index: number) {
  try {
    transaction.signIdx(key.secret, index)
  } catch {
    // The input is another's.
  }
}

/** A signed transaction that pays an amount, from a coin that the wallet makes up. */
export function signTransfer(
  from: Key,
  { to, amount, network }: { to: string; amount: bigint; network: typeof btc.NETWORK },
) {
  const transaction = new btc.Transaction()
  const input = {
    txid: sha256(stringToBytes(`A coin of ${from.address}`)).slice(2),
    index: 0,
    ...from.extra,
  }
  transaction.addInput({ ...input, witnessUtxo: { amount: amount + 1_000n, script: from.script } })
  transaction.addOutputAddress(to, amount, network)
  transaction.sign(from.secret)
  transaction.finalize()
  return { txid: transaction.id, hex: bytesToHex(transaction.extract()).slice(2) }
}
