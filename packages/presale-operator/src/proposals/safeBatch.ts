import type { AbiParameter, Address } from 'viem'
import { describeCall } from '../access/describeCall.ts'
import type { Call } from '../chain/call.ts'
import { safeChecksum } from './safeChecksum.ts'

export type SafeBatchParameters = {
  chainId: number
  /** Account that the transaction is meant for. */
  safe: Address
  /** The effect of the call, as a title. The call itself is added in words, with the call inside a scheduled one. */
  description: string
  call: Call
  /** Milliseconds since 1970. */
  createdAt: number
}

/**
 * Builds a file for the Transaction Builder of the Safe app. The call is written as a method with named inputs, which the
 * builder shows in words and encodes itself. It must not carry `data`: the builder would show that as hex instead.
 */
export function safeBatch({ chainId, safe, description, call, createdAt }: SafeBatchParameters) {
  const batch = {
    version: '1.0',
    chainId: String(chainId),
    createdAt,
    meta: {
      name: 'Genesis presale',
      description: `${description}: ${describeCall(call.data)}`,
      createdFromSafeAddress: safe,
    },
    transactions: [
      {
        to: call.to,
        value: '0',
        data: null,
        contractMethod: { name: call.functionName, payable: false, inputs: call.inputs },
        contractInputsValues: Object.fromEntries(
          call.inputs.map((input, index) => [
            input.name ?? String(index),
            formatInput(input, call.args[index]),
          ]),
        ),
      },
    ],
  }
  return { ...batch, meta: { ...batch.meta, checksum: safeChecksum(batch) } }
}

/** Formats a value as a person types it into the builder: arrays and structs as JSON, with numbers as strings. */
function formatInput(input: AbiParameter, value: unknown): string {
  const list = toList(input, value)
  return typeof list === 'string' ? list : JSON.stringify(list)
}

/** Turns arrays and structs into lists, a struct's fields in the order of the ABI. */
function toList(input: AbiParameter, value: unknown): unknown {
  if (Array.isArray(value)) {
    const element = { ...input, type: input.type.replace(/\[\d*\]$/, '') }
    return value.map((entry) => toList(element, entry))
  }
  if ('components' in input && typeof value === 'object' && value !== null) {
    const fields = new Map(Object.entries(value))
    return input.components.map((component) => toList(component, fields.get(component.name ?? '')))
  }
  return String(value)
}
