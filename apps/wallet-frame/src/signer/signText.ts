import { hexToBytes, isHex, type TypedDataDefinition } from 'viem'
import type { PrivateKeyAccount } from 'viem/accounts'
import * as z from 'zod/mini'
import { SignerError } from './errors.ts'

const hex = z.string().check(z.regex(/^0x[\da-f]*$/i))
const quantity = z.string().check(z.regex(/^0x[\da-f]{1,64}$/i))
const address = z.string().check(z.regex(/^0x[\da-f]{40}$/i))

const filled = {
  from: address,
  to: z.optional(address),
  value: quantity,
  data: hex,
  chainId: quantity,
  nonce: quantity,
  gas: quantity,
}
/** Everything that is signed, and nothing else: a key that no screen knows is refused. */
const transaction = z.discriminatedUnion('type', [
  z.strictObject({
    ...filled,
    type: z.literal('0x2'),
    maxFeePerGas: quantity,
    maxPriorityFeePerGas: quantity,
  }),
  z.strictObject({ ...filled, type: z.literal('0x0'), gasPrice: quantity }),
])

const typedData = z.object({
  domain: z.record(z.string(), z.unknown()),
  types: z.record(z.string(), z.array(z.object({ name: z.string(), type: z.string() }))),
  primaryType: z.string(),
  message: z.record(z.string(), z.unknown()),
})

/** What can be signed. */
const requestSchema = z.discriminatedUnion('method', [
  z.object({ method: z.literal('personal_sign'), params: z.tuple([z.string(), address], z.unknown()) }),
  z.object({
    method: z.literal('eth_signTypedData_v4'),
    params: z.tuple([address, z.union([z.string(), z.record(z.string(), z.unknown())])], z.unknown()),
  }),
  z.object({ method: z.literal('eth_sendTransaction'), params: z.tuple([transaction], z.unknown()) }),
])

/**
 * Signs what a text asks for: the text that was shown, so that nothing else can be signed.
 *
 * @returns a signature, or the signed transaction
 * @throws {SignerError} `request`: the text asks for something else, or for another account or chain
 */
export async function signText(
  account: PrivateKeyAccount,
  text: string,
  chainId: number,
): Promise<`0x${string}`> {
  const { method, params } = parse(requestSchema, parseJson(text))
  if (method === 'personal_sign') {
    const [message, signer] = params
    requireSame(signer, account.address)
    // Hexadecimal stands for bytes, as in other wallets.
    const isBytes = isHex(message) && message.length % 2 === 0
    return account.signMessage({ message: isBytes ? { raw: hexToBytes(message) } : message })
  }
  if (method === 'eth_signTypedData_v4') {
    const [signer, data] = params
    requireSame(signer, account.address)
    const parsed = parse(typedData, typeof data === 'string' ? parseJson(data) : data)
    return account.signTypedData(parsed as unknown as TypedDataDefinition).catch((cause: unknown) => {
      throw new SignerError('request', { cause })
    })
  }
  const [{ from, to, value, data, gas, nonce, ...rest }] = params
  requireSame(from, account.address)
  if (Number(rest.chainId) !== chainId) throw new SignerError('request')
  return account.signTransaction({
    ...{ chainId, to: to as `0x${string}` | undefined, data: data as `0x${string}` },
    ...{ value: BigInt(value), gas: BigInt(gas), nonce: Number(nonce) },
    ...(rest.type === '0x2'
      ? {
          type: 'eip1559',
          maxFeePerGas: BigInt(rest.maxFeePerGas),
          maxPriorityFeePerGas: BigInt(rest.maxPriorityFeePerGas),
        }
      : { type: 'legacy', gasPrice: BigInt(rest.gasPrice) }),
  })
}

function requireSame(one: string, other: string) {
  if (one.toLowerCase() !== other.toLowerCase()) throw new SignerError('request')
}

function parse<T extends z.ZodMiniType>(schema: T, value: unknown): z.output<T> {
  const result = schema.safeParse(value)
  if (!result.success) throw new SignerError('request')
  return result.data
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    throw new SignerError('request')
  }
}
