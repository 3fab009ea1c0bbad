import type { Project } from '@foyer/wallet-api'
import {
  type Abi,
  type AbiParameter,
  decodeFunctionData,
  encodeFunctionData,
  parseAbi,
  toFunctionSelector,
} from 'viem'
import { PERMIT2 } from './permits.ts'
import { createBudget, sameAddress, type ValueNode } from './values.ts'
import { isUnlimited, sortWarnings, type Warning } from './warnings.ts'

type Hex = `0x${string}`

/** The effect of a transaction, as far as it can be read. Amounts are in the token's smallest units. */
export type Call =
  | { kind: 'native'; to: string }
  | { kind: 'deploy'; data: Hex }
  /** Of ERC-20, or of one ERC-721 token whose id is `amount`: only the chain knows which. */
  | { kind: 'tokenTransfer'; token: string; from?: string; to: string; amount: bigint }
  | { kind: 'tokenApproval'; token: string; spender: string; amount: bigint; deadline?: bigint }
  | { kind: 'collectionApproval'; token: string; spender: string; isApproved: boolean }
  | { kind: 'nftTransfer'; token: string; from: string; to: string; items: { id: bigint; amount?: bigint }[] }
  | { kind: 'contract'; to: string; name: string; functionName: string; values: ValueNode[] }
  | { kind: 'unreadable'; to: string; data: Hex }

export type CallDescription = { call: Call; warnings: Warning[] }

const STANDARD = parseAbi([
  'function transfer(address to, uint256 amount)',
  'function transferFrom(address from, address to, uint256 amount)',
  'function approve(address spender, uint256 amount)',
  'function increaseAllowance(address spender, uint256 amount)',
  'function permit(address owner, address spender, uint256 value, uint256 deadline, uint8 v, bytes32 r, bytes32 s)',
  'function setApprovalForAll(address operator, bool approved)',
  'function safeTransferFrom(address from, address to, uint256 id)',
  'function safeTransferFrom(address from, address to, uint256 id, bytes data)',
  'function safeTransferFrom(address from, address to, uint256 id, uint256 amount, bytes data)',
  'function safeBatchTransferFrom(address from, address to, uint256[] ids, uint256[] amounts, bytes data)',
])

const PERMIT2_ABI = parseAbi([
  'function approve(address token, address spender, uint160 amount, uint48 expiration)',
])

export type DescribeCallParameters = {
  to?: string | undefined
  data: Hex
  contracts: Project['contracts']
}

/** Reads the call of a transaction: the project's own contracts first, then the standards of tokens. */
export function describeCall({ to, data, contracts }: DescribeCallParameters): CallDescription {
  if (to === undefined) return { call: { kind: 'deploy', data }, warnings: ['deploy'] }
  if (data === '0x') return { call: { kind: 'native', to }, warnings: [] }
  const contract = contracts.find(({ address }) => sameAddress(address, to))
  const { call, isWhole } = (contract && readContract(contract, to, data)) ??
    readToken(to, data) ?? {
      call: { kind: 'unreadable', to, data } as const,
      isWhole: true,
    }
  const warnings = warningsOf(call)
  // A token of the project is as dangerous to approve as any other.
  const standard = call.kind === 'contract' ? readToken(to, data) : undefined
  if (standard) warnings.push(...warningsOf(standard.call))
  if (!isWhole) warnings.push('trailingData')
  return { call, warnings: sortWarnings(warnings) }
}

type Reading = { call: Call; isWhole: boolean }

function readContract({ name, functions }: Project['contracts'][number], to: string, data: Hex) {
  return read(toAbi(functions), data, ({ functionName, inputs, args }) => {
    const budget = createBudget()
    const values = inputs.map((input, index) => toNode(input, args[index], index, 1, budget))
    return { kind: 'contract', to, name, functionName, values }
  })
}

const readToken = (to: string, data: Hex) =>
  sameAddress(to, PERMIT2) ? readPermit2(data) : readStandard(to, data)

const readPermit2 = (data: Hex) =>
  read(PERMIT2_ABI, data, ({ args }) => {
    const [token, spender, amount, expiration] = args as [string, string, bigint, number]
    return { kind: 'tokenApproval', token, spender, amount, deadline: BigInt(expiration) }
  })

const readStandard = (token: string, data: Hex) =>
  read(STANDARD, data, ({ functionName, args }): Call | undefined => {
    switch (functionName) {
      case 'transfer': {
        const [to, amount] = args as [string, bigint]
        return { kind: 'tokenTransfer', token, to, amount }
      }
      case 'transferFrom': {
        const [from, to, amount] = args as [string, string, bigint]
        return { kind: 'tokenTransfer', token, from, to, amount }
      }
      case 'approve':
      case 'increaseAllowance': {
        const [spender, amount] = args as [string, bigint]
        return { kind: 'tokenApproval', token, spender, amount }
      }
      case 'permit': {
        const [, spender, amount, deadline] = args as [string, string, bigint, bigint]
        return { kind: 'tokenApproval', token, spender, amount, deadline }
      }
      case 'setApprovalForAll': {
        const [spender, isApproved] = args as [string, boolean]
        return { kind: 'collectionApproval', token, spender, isApproved }
      }
      case 'safeTransferFrom': {
        const [from, to, id, amount] = args as [string, string, bigint, unknown]
        const item = typeof amount === 'bigint' ? { id, amount } : { id }
        return { kind: 'nftTransfer', token, from, to, items: [item] }
      }
      case 'safeBatchTransferFrom': {
        const [from, to, ids, amounts] = args as [string, string, bigint[], bigint[]]
        // Lists of different length are no transfer.
        if (ids.length !== amounts.length) return undefined
        const items = ids.map((id, index) => ({ id, amount: amounts[index] ?? 0n }))
        return { kind: 'nftTransfer', token, from, to, items }
      }
      default:
        return undefined
    }
  })

type Decoded = { functionName: string; args: readonly unknown[]; inputs: readonly AbiParameter[] }

/** Undefined for what is not one of the functions. Data behind the arguments is found by encoding them again. */
function read(abi: Abi, data: Hex, toCall: (decoded: Decoded) => Call | undefined): Reading | undefined {
  const lower = data.toLowerCase() as Hex
  try {
    const item = abi.find(
      (each) => each.type === 'function' && toFunctionSelector(each) === lower.slice(0, 10),
    )
    if (item?.type !== 'function') return undefined
    const { functionName, args = [] } = decodeFunctionData({ abi: [item], data: lower })
    const call = toCall({ functionName, args, inputs: item.inputs })
    return call && { call, isWhole: encodeFunctionData({ abi: [item], functionName, args }) === lower }
  } catch {
    return undefined
  }
}

/** The functions as the project file has them. One that cannot be read leaves the others. */
function toAbi(functions: readonly string[]): Abi {
  return functions.flatMap((signature) => {
    try {
      return [...(parseAbi([signature]) as Abi)]
    } catch {
      return []
    }
  })
}

function toNode(
  { name, type, ...rest }: AbiParameter,
  value: unknown,
  index: number,
  depth: number,
  budget: (depth: number) => void,
): ValueNode {
  budget(depth)
  const label = name || `${index + 1}`
  const inner = /^(.+)\[\d*\]$/.exec(type)?.[1]
  if (inner !== undefined && Array.isArray(value)) {
    const child = { ...rest, name: '', type: inner } as AbiParameter
    return {
      name: label,
      type,
      children: value.map((each, at) => toNode(child, each, at, depth + 1, budget)),
    }
  }
  if (type === 'tuple' && 'components' in rest) {
    const fields = value as Record<string, unknown> & readonly unknown[]
    const children = rest.components.map((component, at) =>
      toNode(component, component.name ? fields[component.name] : fields[at], at, depth + 1, budget),
    )
    return { name: label, type, children }
  }
  return { name: label, type, value: String(value) }
}

function warningsOf(call: Call): Warning[] {
  switch (call.kind) {
    case 'unreadable':
      return ['unreadable']
    case 'collectionApproval':
      return call.isApproved ? ['approveAll'] : []
    case 'tokenApproval':
      // Permit2's own amounts have 160 bits.
      return isUnlimited(call.amount) || call.amount === 2n ** 160n - 1n ? ['unlimited'] : []
    case 'tokenTransfer':
    case 'nftTransfer':
      // Tokens that a contract is sent to itself are nearly always lost.
      return sameAddress(call.to, call.token) ? ['tokenRecipient'] : []
    default:
      return []
  }
}
