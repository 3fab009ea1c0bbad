import type { Abi, AbiParameter, AbiParameterToPrimitiveType, Address, ContractFunctionName } from 'viem'

/** A transaction to a contract, before it has a sender. */
export type ContractCall = { address: Address; abi: Abi; functionName: string; args: readonly unknown[] }

type InputsOf<abi extends Abi, name extends string> = Extract<
  abi[number],
  { type: 'function'; name: name }
>['inputs']

/** The arguments of a function by the names of its inputs. */
type NamedArguments<inputs extends readonly AbiParameter[]> = {
  [input in inputs[number] as input['name'] & string]: AbiParameterToPrimitiveType<input, 'inputs'>
}

/**
 * A call whose function and arguments the compiler checks against the ABI. Arguments have names, so that two of the
 * same type cannot be swapped.
 *
 * @param errors errors that the call can end with besides those of the ABI
 * @example
 * createContractCall(vault, rewardVaultAbi, 'requestWithdrawal', { token, amount }).args // [token, amount]
 */
export function createContractCall<
  const abi extends Abi,
  name extends ContractFunctionName<abi, 'nonpayable' | 'payable'>,
>(
  address: Address,
  abi: abi,
  functionName: name,
  args: NamedArguments<InputsOf<abi, name>>,
  errors: Abi = [],
): ContractCall {
  const item = abi.find((entry) => entry.type === 'function' && entry.name === functionName)
  if (item?.type !== 'function') throw new TypeError(`The ABI has no function ${functionName}.`)
  return {
    address,
    abi: [...abi, ...errors],
    functionName,
    args: item.inputs.map(({ name }) => Reflect.get(args, name ?? '')),
  }
}
