import {
  accessManagerAbi,
  genesisNftAbi,
  presaleAbi,
  rewardVaultAbi,
  yesTokenAbi,
} from '@foyer/presale-contracts'
import {
  type Abi,
  type AbiFunction,
  type Address,
  decodeFunctionData,
  getAbiItem,
  type Hex,
  isHex,
  toFunctionSignature,
} from 'viem'
import type { Call } from '../chain/call.ts'
import { roleNameOf } from '../deploy/roleMap.ts'
import { quoted } from './printable.ts'

const ALL_ABIS = [...presaleAbi, ...rewardVaultAbi, ...genesisNftAbi, ...yesTokenAbi, ...accessManagerAbi]

/**
 * Writes a call to one of the contracts in words, with roles by name; its selector when it is to none of them.
 *
 * @example
 * describeCall('0xf801a698…') // 'schedule(0x8A79…, setTreasury(0x9965…), 0)'
 */
export function describeCall(data: Hex): string {
  try {
    const abi: Abi = ALL_ABIS
    const { functionName, args = [] } = decodeFunctionData({ abi, data })
    const { inputs } = getAbiItem({ abi, name: data.slice(0, 10) }) as AbiFunction
    const texts = args.map((value, index) => {
      const { name, type } = inputs[index] ?? {}
      if (name === 'roleId' && typeof value === 'bigint') return roleNameOf(value)
      // The AccessManager's functions take another call as calldata.
      if (name === 'data' && type === 'bytes' && isHex(value)) return describeCall(value)
      return type === 'string' ? quoted(String(value)) : describeArgument(value)
    })
    return `${functionName}(${texts.join(', ')})`
  } catch {
    return `unknown function ${data.slice(0, 10)}`
  }
}

function describeArgument(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(describeArgument).join(', ')}]`
  if (typeof value !== 'object' || value === null) return String(value)
  const fields = Object.entries(value).map(([name, field]) => `${name}: ${describeArgument(field)}`)
  return `{ ${fields.join(', ')} }`
}

/** A call from its calldata; `undefined` when it is to none of the contracts' functions. */
export function decodeCall(to: Address, data: Hex): Call | undefined {
  try {
    const abi: Abi = ALL_ABIS
    const { functionName, args = [] } = decodeFunctionData({ abi, data })
    const item = getAbiItem({ abi, name: data.slice(0, 10) }) as AbiFunction
    return { to, data, functionName, signature: toFunctionSignature(item), inputs: item.inputs, args }
  } catch {
    return undefined
  }
}
