import {
  type Abi,
  type AbiFunction,
  type Address,
  type ContractFunctionArgs,
  type ContractFunctionName,
  type EncodeFunctionDataParameters,
  encodeFunctionData,
  type Hex,
  toFunctionSignature,
} from 'viem'

/** One call of a contract's function, encoded, with what a person needs to check it. */
export type Call = {
  to: Address
  data: Hex
  functionName: string
  /** As in `transfer(address,uint256)`. */
  signature: string
  inputs: AbiFunction['inputs']
  args: readonly unknown[]
}

/**
 * Encodes a call; name and arguments are checked against the ABI by the compiler.
 *
 * @example
 * createCall(presale, presaleAbi, 'setTreasury', [treasury]).data // '0xf0f44260…'
 */
export function createCall<
  const abi extends Abi,
  name extends ContractFunctionName<abi, 'nonpayable' | 'payable'>,
  const args extends ContractFunctionArgs<abi, 'nonpayable' | 'payable', name> & readonly unknown[],
>(to: Address, abi: abi, functionName: name, args: args): Call {
  const data = encodeFunctionData({ abi, functionName, args } as unknown as EncodeFunctionDataParameters)
  const item = abi.find(
    (entry): entry is AbiFunction => entry.type === 'function' && entry.name === functionName,
  )
  if (item === undefined) throw new Error(`the ABI has no ${functionName}()`)
  return { to, data, functionName, signature: toFunctionSignature(item), inputs: item.inputs, args }
}
