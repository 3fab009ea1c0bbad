import { encodeFunctionData, parseAbi, serializeTransaction } from 'viem'
import type { RpcRequest } from './createPost.ts'
import { askOracle } from './oracle.ts'
import type { PreparedTransaction } from './prepareTransaction.ts'
import { quantity, toBigInt } from './quantity.ts'

const ABI = parseAbi([
  'function getL1Fee(bytes data) view returns (uint256)',
  'function getOperatorFee(uint256 gas) view returns (uint256)',
])

/**
 * The fee of a chain of the OP stack beside the gas: for the data that it stores on layer 1, and for its operator. An
 * estimate: it follows the prices of layer 1 until the transaction is in a block.
 *
 * @throws {ReplyError} the chain does not say
 */
export async function readRollupFee(rpc: RpcRequest, transaction: PreparedTransaction): Promise<bigint> {
  const { to, value, data, chainId, nonce, gas } = transaction
  const bytes = serializeTransaction({
    to,
    data,
    value: BigInt(value),
    chainId: Number(chainId),
    nonce: Number(nonce),
    gas: BigInt(gas),
    ...(transaction.type === '0x2'
      ? {
          type: 'eip1559',
          maxFeePerGas: BigInt(transaction.maxFeePerGas),
          maxPriorityFeePerGas: BigInt(transaction.maxPriorityFeePerGas),
        }
      : { type: 'legacy', gasPrice: BigInt(transaction.gasPrice) }),
  })
  const [storage, operator] = await Promise.all([
    askOracle(rpc, encodeFunctionData({ abi: ABI, functionName: 'getL1Fee', args: [bytes] })),
    askOracle(rpc, encodeFunctionData({ abi: ABI, functionName: 'getOperatorFee', args: [BigInt(gas)] })),
  ])
  // Chains before the upgrade Isthmus have no fee of the operator.
  return quantity(storage) + (toBigInt(operator) ?? 0n)
}
