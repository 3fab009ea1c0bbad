import { isHex, type TypedDataDefinition } from 'viem'
import * as z from 'zod/mini'
import type { Accounts } from './accounts.ts'
import { invalidParams } from './errors.ts'
import { addressSchema, parseParams } from './params.ts'
import type { Ask } from './prompt.ts'

const personalSignSchema = z.tuple([z.string(), z.string()], z.unknown())
const personalSignOrder = z.tuple([z.string(), addressSchema])

const typedDataShape = z.object({
  domain: z.record(z.string(), z.unknown()),
  types: z.record(z.string(), z.array(z.object({ name: z.string(), type: z.string() }))),
  primaryType: z.string(),
  message: z.record(z.string(), z.unknown()),
})
const typedDataSchema = z.custom<TypedDataDefinition>(
  (value) => z.safeParse(typedDataShape, value).success,
  'not EIP-712 typed data',
)
const jsonSchema = z.pipe(
  z.string(),
  z.transform((text, context) => {
    try {
      return JSON.parse(text) as unknown
    } catch {
      context.issues.push({ code: 'custom', input: text, message: 'not JSON' })
      return z.NEVER
    }
  }),
)
/** The data is an object or, from most libraries, JSON. */
const signTypedDataSchema = z.tuple(
  [addressSchema, z.union([typedDataSchema, z.pipe(jsonSchema, typedDataSchema)])],
  z.unknown(),
)

/** The methods that sign a message with the account's key. */
export function createSigning({ accounts }: { accounts: Accounts }) {
  return {
    methods: {
      async personal_sign(params: unknown, ask: Ask) {
        const [first, second] = parseParams('personal_sign', personalSignSchema, params)
        // Many dapps write the account first.
        const isSwapped = accounts.isVisible(first) && !accounts.isVisible(second)
        const ordered = isSwapped ? [second, first] : [first, second]
        const [message, address] = parseParams('personal_sign', personalSignOrder, ordered)
        const account = accounts.authorize('personal_sign', address)
        return ask(() => account.signMessage({ message: isHex(message) ? { raw: message } : message }), {
          replaceable: true,
        })
      },
      async eth_signTypedData_v4(params: unknown, ask: Ask) {
        const [address, data] = parseParams('eth_signTypedData_v4', signTypedDataSchema, params)
        const account = accounts.authorize('eth_signTypedData_v4', address)
        const signData = async () => {
          try {
            return await account.signTypedData(data)
          } catch (error) {
            throw invalidParams(
              'eth_signTypedData_v4',
              error instanceof Error ? error.message : String(error),
            )
          }
        }
        return ask(signData, { replaceable: true })
      },
    },
  }
}
