import { accessManagerAbi, presaleAbi, rewardVaultAbi } from '@foyer/presale-contracts'
import {
  type AbiFunction,
  type AbiParameter,
  type Address,
  encodeFunctionData,
  getAddress,
  type Hex,
} from 'viem'
import { expect, test } from 'vitest'
import { type Call, createCall } from '../chain/call.ts'
import { safeBatch } from './safeBatch.ts'
import { safeChecksum } from './safeChecksum.ts'

const contract = `0x${'c'.repeat(40)}` as const
const account = `0x${'a'.repeat(40)}` as const
const root: Hex = `0x${'12'.repeat(32)}`

const batchOf = (call: Call) =>
  JSON.parse(
    JSON.stringify(
      safeBatch({ chainId: 56, safe: account, description: 'A change', call, createdAt: 1_700_000_000_000 }),
    ),
  )

/** Reads a typed value as the Transaction Builder does: lists are JSON, everything else is text. */
function parseInput({ type }: AbiParameter, text: string): unknown {
  if (type.startsWith('tuple') || type.endsWith(']')) return JSON.parse(text)
  if (type === 'bool') return text === 'true'
  return text
}

/** Encodes the transaction of a batch from its method and its values, as the Transaction Builder does. */
function encodeBatch(batch: ReturnType<typeof batchOf>): Hex {
  const [{ contractMethod, contractInputsValues }] = batch.transactions
  const item: AbiFunction = {
    ...contractMethod,
    type: 'function',
    stateMutability: 'nonpayable',
    outputs: [],
    // viem takes a struct without names as a list, which is how the builder passes it on.
    inputs: contractMethod.inputs.map(withoutNames),
  }
  const args = contractMethod.inputs.map((input: AbiParameter & { name: string }) =>
    parseInput(input, contractInputsValues[input.name]),
  )
  return encodeFunctionData({ abi: [item], functionName: item.name, args })
}

function withoutNames(input: AbiParameter): AbiParameter {
  if (!('components' in input)) return input
  return { ...input, components: input.components.map(({ name: _, ...component }) => component) }
}

const calls: [name: string, call: Call][] = [
  ['no inputs', createCall(contract, presaleAbi, 'pause', [])],
  ['an address', createCall(contract, presaleAbi, 'setTreasury', [account])],
  ['a hash and text', createCall(contract, presaleAbi, 'setWhitelistRoot', [root, 'https://a.example/w'])],
  ['empty text', createCall(contract, presaleAbi, 'setWhitelistRoot', [root, ''])],
  ['a list of numbers', createCall(contract, rewardVaultAbi, 'settle', [account, [1, 2, 300]])],
  ['an empty list', createCall(contract, rewardVaultAbi, 'settle', [account, []])],
  ['calldata and a time', createCall(contract, accessManagerAbi, 'schedule', [contract, '0x8456cb59', 0])],
  [
    'a list of structs, with amounts above 2^53',
    createCall(contract, presaleAbi, 'setFutureSteps', [
      [
        // Not in the order of the ABI.
        { price: 70_000_000_000_000_001n, startsAt: 1_759_881_600 },
        { startsAt: 1_760_400_000, price: 80_000_000_000_000_000n },
      ],
    ]),
  ],
]

test.each(calls)('writes a method with named inputs that encode to the same call: %s', (_name, call) => {
  expect(encodeBatch(batchOf(call))).toBe(call.data)
})

test('shows signers words instead of hex', () => {
  const batch = batchOf(createCall(contract, presaleAbi, 'setTreasury', [account]))
  expect(batch.transactions).toEqual([
    {
      to: contract,
      value: '0',
      data: null,
      contractMethod: {
        name: 'setTreasury',
        payable: false,
        inputs: [{ internalType: 'address', name: 'newTreasury', type: 'address' }],
      },
      contractInputsValues: { newTreasury: account satisfies Address },
    },
  ])
})

test('describes a scheduled call in words, with the call inside it', () => {
  const { data } = createCall(contract, presaleAbi, 'setTreasury', [account])
  const batch = batchOf(createCall(contract, accessManagerAbi, 'schedule', [contract, data, 0]))
  const [checksummed, treasury] = [getAddress(contract), getAddress(account)]
  expect(batch.meta.description).toBe(`A change: schedule(${checksummed}, setTreasury(${treasury}), 0)`)
})

test('carries the checksum that the Transaction Builder compares', () => {
  const batch = batchOf(createCall(contract, presaleAbi, 'pause', []))
  const { checksum, ...meta } = batch.meta
  expect(checksum).toBe(safeChecksum({ ...batch, meta }))
})
