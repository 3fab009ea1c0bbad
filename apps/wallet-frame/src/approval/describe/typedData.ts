import type { Project } from '@foyer/wallet-api'
import { getTypesForEIP712Domain } from 'viem'
import { hashTypedData } from '../../signer/hashTypedData.ts'
import { ENTRY_POINT } from '../../smartAccount/contracts.ts'
import { type Permit, readPermits } from './permits.ts'
import { hasHidden } from './text.ts'
import { ADDRESS, createBudget, sameAddress, UnreadableError, type ValueNode } from './values.ts'
import { type Block, sortWarnings, type Warning } from './warnings.ts'

type Field = { name: string; type: string }
type Types = Record<string, readonly Field[]>
type Fields = Record<string, unknown>

export type TypedDataDescription = {
  kind: 'typedData'
  primaryType: string
  /** Name of the domain, as it claims. */
  domainName?: string | undefined
  /** The contract that takes the signature, and its name where it is the project's. */
  contract?: string | undefined
  contractName?: string | undefined
  permits: Permit[]
  /** All that is signed, and nothing else. */
  domain: ValueNode[]
  message: ValueNode[]
  warnings: Warning[]
  block?: Block | undefined
}

export type DescribeTypedDataParameters = {
  chainId: number
  contracts: Project['contracts']
}

/**
 * A name that could write another type into the text that is hashed would be signed as something else, and one with hidden
 * characters read as something else. Dapps use all others, such as `Exchange:Order`.
 */
const NAME = /^(?!__proto__$)[^\s()[\],\p{C}\p{Z}]{1,100}$/u
const LEAF =
  /^(?:address|bool|string|bytes|bytes(?:[1-9]|[12]\d|3[0-2])|u?int(?:8|[1-9]\d|1\d\d|2[0-4]\d|25[0-6])?)$/
const MAX_TYPES = 100
/** Longer ones are data of a program. */
const READABLE_BYTES = 32

/**
 * Describes what `eth_signTypedData_v4` signs, read by its types: keys that no type names are not signed and not shown.
 *
 * @throws {UnreadableError} it is not valid, is an operation (ERC-4337), or there is more of it than can be shown
 */
export function describeTypedData(
  data: unknown,
  { chainId, contracts }: DescribeTypedDataParameters,
): TypedDataDescription {
  const typed = parseTypedData(data)
  const { primaryType, types, message } = typed
  const budget = createBudget()
  const warnings: Warning[] = []

  function read(name: string, type: string, value: unknown, depth: number): ValueNode {
    budget(depth)
    const list = /^(.+)\[(\d*)\]$/.exec(type)
    if (list !== null) {
      const [, inner = '', length] = list
      if (!Array.isArray(value) || (length !== '' && value.length !== Number(length)))
        throw new UnreadableError(`${name} is not ${type}`)
      // Trees of hashes stand for what cannot be seen.
      if (inner === 'bytes32' && value.length > 0) warnings.push('unreadable')
      return {
        name,
        type,
        children: value.map((each, index) => read(`${index + 1}`, inner, each, depth + 1)),
      }
    }
    if (Object.hasOwn(types, type)) return { name, type, children: readFields(type, value, depth + 1) }
    const text = readLeaf(name, type, value)
    if (type === 'string' && hasHidden(text)) warnings.push('hiddenCharacters')
    if (type === 'bytes' && text.length > 2 + READABLE_BYTES * 2) warnings.push('unreadable')
    return { name, type, value: text }
  }

  function readFields(type: string, value: unknown, depth: number): ValueNode[] {
    if (!isFields(value)) throw new UnreadableError(`${type} has no fields`)
    return (types[type] ?? []).map((field) => read(field.name, field.type, own(value, field.name), depth))
  }

  const domain = readFields('EIP712Domain', typed.domain, 1)
  const nodes = primaryType === 'EIP712Domain' ? [] : readFields(primaryType, message, 1)
  checkHash(typed)

  const signed = Object.fromEntries(domain.map((node) => [node.name, 'value' in node ? node.value : '']))
  const contract = ADDRESS.test(signed.verifyingContract ?? '') ? signed.verifyingContract : undefined
  // Its signature would be good for an operation, whose calls this screen does not read.
  if (sameAddress(contract, ENTRY_POINT))
    throw new UnreadableError('Operations are sent with eth_sendUserOperation')
  const { permits, warnings: more } = readPermits(primaryType, contract, nodes)
  // A hash stands for what cannot be seen.
  if (nodes.length > 0 && nodes.every(({ type }) => type === 'bytes32')) warnings.push('unreadable')
  if (signed.chainId === undefined) warnings.push('chainMissing')
  if (contract === undefined) warnings.push('contractMissing')
  const isOther = signed.chainId !== undefined && signed.chainId !== String(chainId)
  return {
    kind: 'typedData',
    primaryType,
    domainName: signed.name,
    contract,
    contractName: contracts.find(({ address }) => sameAddress(address, contract))?.name,
    permits,
    domain,
    message: nodes,
    warnings: sortWarnings([...warnings, ...more]),
    block: isOther ? { kind: 'chain', chainId: signed.chainId ?? '' } : undefined,
  }
}

type TypedData = { types: Types; primaryType: string; domain: Fields; message: Fields }

/** Typed data as the worker reads it: of keys that come twice the last one counts, for both. */
export function parseTypedData(data: unknown): TypedData {
  const parsed = typeof data === 'string' ? parseJson(data) : data
  if (!isFields(parsed)) throw new UnreadableError('The typed data is no object')
  const { primaryType, domain, message } = parsed
  if (typeof primaryType !== 'string' || !isFields(domain) || !isFields(message) || !isFields(parsed.types))
    throw new UnreadableError('The typed data lacks a part')
  const types: Types = { EIP712Domain: getTypesForEIP712Domain({ domain }), ...readTypes(parsed.types) }
  if (!Object.hasOwn(types, primaryType)) throw new UnreadableError('The primary type is not defined')
  return { types, primaryType, domain, message }
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch (cause) {
    throw new UnreadableError('The typed data is no JSON', { cause })
  }
}

function readTypes(types: Fields): Types {
  const entries = Object.entries(types)
  if (entries.length > MAX_TYPES) throw new UnreadableError('There are too many types')
  const names = new Set([...Object.keys(types), 'EIP712Domain'])
  return Object.fromEntries(
    entries.map(([name, fields]) => {
      if (!NAME.test(name) || LEAF.test(name) || !Array.isArray(fields) || fields.length > MAX_TYPES)
        throw new UnreadableError(`The type ${name.slice(0, 100)} cannot be read`)
      return [name, fields.map((field) => readField(field, names, name))]
    }),
  )
}

function readField(field: unknown, names: ReadonlySet<string>, of: string): Field {
  const { name, type } = isFields(field) ? field : {}
  if (typeof name !== 'string' || typeof type !== 'string' || !NAME.test(name))
    throw new UnreadableError(`The field ${String(name).slice(0, 100)} of ${of} cannot be read`)
  const base = type.replace(/(?:\[\d{0,5}\]){0,4}$/, '')
  if (!LEAF.test(base) && !names.has(base))
    throw new UnreadableError(`The type ${base.slice(0, 100)} of the field ${name} is not defined`)
  return { name, type }
}

function readLeaf(name: string, type: string, value: unknown): string {
  const fail = () => new UnreadableError(`${name} is not ${type}`)
  if (type === 'string' && typeof value === 'string') return value
  if (type === 'bool' && typeof value === 'boolean') return String(value)
  if (type === 'address' && typeof value === 'string' && ADDRESS.test(value)) return value
  if (type.startsWith('bytes')) {
    const size = type === 'bytes' ? undefined : Number(type.slice(5))
    const isBytes = typeof value === 'string' && /^0x(?:[\da-f]{2})*$/i.test(value)
    if (isBytes && (size === undefined || value.length === 2 + size * 2)) return value
  }
  if (/^u?int/.test(type)) return readInteger(type, value, fail)
  throw fail()
}

function readInteger(type: string, value: unknown, fail: () => Error): string {
  const isNumber = typeof value === 'number' && Number.isSafeInteger(value)
  const isText = typeof value === 'string' && /^(?:-?\d{1,80}|0x[\da-f]{1,64})$/i.test(value)
  if (!isNumber && !isText) throw fail()
  const amount = BigInt(value as string | number)
  const bits = BigInt(type.replace(/\D/g, '') || 256)
  const [least, most] = type.startsWith('u')
    ? [0n, 2n ** bits - 1n]
    : [-(2n ** (bits - 1n)), 2n ** (bits - 1n) - 1n]
  if (amount < least || amount > most) throw fail()
  return amount.toString()
}

/** The worker must take it as well. */
function checkHash(typed: TypedData) {
  try {
    hashTypedData(typed)
  } catch (cause) {
    throw new UnreadableError('The typed data cannot be signed', { cause })
  }
}

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const own = (fields: Fields, name: string) => (Object.hasOwn(fields, name) ? fields[name] : undefined)
