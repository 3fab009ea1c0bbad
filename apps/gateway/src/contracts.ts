import { NAMED_OPERATIONS } from '@foyer/modal-core/wire'
import { type Address, getAddress, isAddress, parseAbiItem, toFunctionSelector } from 'viem'
import * as z from 'zod'
import { tokenText } from './tokenText.ts'

const title = tokenText(40)

const methodSchema = z.strictObject({
  /** The kind of transaction that a call is. Clients have a word for each. */
  operation: z.enum([...NAMED_OPERATIONS, 'execute']).optional(),
  /** A sentence in the past tense by language, such as "Bound invitation". English stands for the missing ones. */
  title: z.strictObject({ en: title }).catchall(title).optional(),
  /** Whose history says so: that of the account which sent the transaction, or of those that got something by it. */
  for: z.enum(['sender', 'receiver']).default('sender'),
})

const signature = z.string().refine((text) => selectorOf(text) !== undefined, {
  error: 'Expected the signature of a function such as bind(bytes8).',
})

const contractSchema = z.strictObject({
  chainId: z.int().positive(),
  address: z
    .string()
    .refine((value) => isAddress(value, { strict: true }), 'Expected an address with a valid checksum.')
    .transform((value): Address => getAddress(value)),
  name: tokenText(40),
  methods: z.record(signature, methodSchema).default({}),
  /** Names of collectibles by token id. */
  items: z
    .record(z.string().regex(/^\d{1,78}$/, 'Expected a token id in decimal digits.'), tokenText(60))
    .default({}),
})

/** A dapp's names for its contracts. The operator vouches for them, so a mistake refuses the whole file. */
export const contractListSchema = z.strictObject({ contracts: z.array(contractSchema).max(1_000) })

export type ListedContract = z.output<typeof contractListSchema>['contracts'][number]
export type Method = z.output<typeof methodSchema>

export type KnownContract = Pick<ListedContract, 'name' | 'items'> & { methods: ReadonlyMap<string, Method> }

/** The contracts of a chain by their address in lower case. The first list with a contract counts. */
export function contractsOf(
  listed: readonly ListedContract[],
  chainId: number,
): ReadonlyMap<string, KnownContract> {
  const contracts = listed.filter((contract) => contract.chainId === chainId).toReversed()
  return new Map(
    contracts.map(({ address, name, methods, items }) => [
      address.toLowerCase(),
      {
        name,
        items,
        methods: new Map(Object.entries(methods).map(([text, method]) => [selectorOf(text) ?? '', method])),
      },
    ]),
  )
}

function selectorOf(text: string) {
  try {
    const item = parseAbiItem(`function ${text}`)
    return item.type === 'function' ? toFunctionSelector(item) : undefined
  } catch {
    return undefined
  }
}
