import type { RpcRequest } from './createPost.ts'
import { RpcRefusedError } from './errors.ts'
import { quantity, toBigInt, toHex } from './quantity.ts'

type Hex = `0x${string}`

export type Fees =
  | { type: '0x2'; maxFeePerGas: Hex; maxPriorityFeePerGas: Hex }
  | { type: '0x0'; gasPrice: Hex }

/** Reads the network's price of a unit of gas now. */
export async function readFees(rpc: RpcRequest): Promise<Fees> {
  const block = await rpc('eth_getBlockByNumber', ['latest', false])
  const base = toBigInt((block as { baseFeePerGas?: unknown } | null)?.baseFeePerGas)
  if (base === undefined) return { type: '0x0', gasPrice: toHex(await readGasPrice(rpc)) }
  const tip = await rpc('eth_maxPriorityFeePerGas')
    .then(quantity)
    .catch(async (error: unknown) => {
      if (!(error instanceof RpcRefusedError)) throw error
      const price = await readGasPrice(rpc)
      return price > base ? price - base : 0n
    })
  // A full block raises the base fee by an eighth: after five of them the transaction can still be included.
  return { type: '0x2', maxFeePerGas: toHex(base * 2n + tip), maxPriorityFeePerGas: toHex(tip) }
}

const readGasPrice = async (rpc: RpcRequest) => quantity(await rpc('eth_gasPrice'))
