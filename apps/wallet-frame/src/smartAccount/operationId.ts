import { toHex } from '../rpc/quantity.ts'

type Hex = `0x${string}`

/** The record with which an operation is looked up. */
export type OperationRecord = {
  chainId: number
  /** The newest block before it was sent. */
  block: number
  sender: Hex
  nonce: bigint
  hash: Hex
}

// Ids of transactions begin with a chain's id in 32 bytes, whose first byte is always zero.
const ID = /^0x01([\da-f]{40})([\da-f]{8})([\da-f]{14})([\da-f]{64})([\da-f]{64})$/

/** The id of calls that are sent as one operation. It holds what is needed to look them up, so that nothing is kept. */
export function toOperationId({ chainId, block, sender, nonce, hash }: OperationRecord): Hex {
  const pad = (value: number | bigint, length: number) => toHex(value).slice(2).padStart(length, '0')
  const parts = [sender.slice(2), pad(block, 8), pad(chainId, 14), hash.slice(2), pad(nonce, 64)]
  return `0x01${parts.join('').toLowerCase()}`
}

/** Undefined for what is no id of an operation. */
export function readOperationId(id: string): OperationRecord | undefined {
  const found = ID.exec(id)
  if (found === null) return undefined
  const [, sender, block, chainId, hash, nonce] = found
  return {
    chainId: Number(`0x${chainId}`),
    block: Number(`0x${block}`),
    sender: `0x${sender}`,
    nonce: BigInt(`0x${nonce}`),
    hash: `0x${hash}`,
  }
}
