import type { PrivateKeyAccount } from 'viem/accounts'
import * as z from 'zod/mini'
import { SignerError } from './errors.ts'
import { requireSame } from './parseRequest.ts'

const hex = z.string().check(z.regex(/^0x[\da-f]*$/i))
const quantity = z.string().check(z.regex(/^0x[\da-f]{1,64}$/i))
export const address = z.string().check(z.regex(/^0x[\da-f]{40}$/i))

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
export const transaction = z.discriminatedUnion('type', [
  z.strictObject({
    ...filled,
    type: z.literal('0x2'),
    maxFeePerGas: quantity,
    maxPriorityFeePerGas: quantity,
  }),
  z.strictObject({ ...filled, type: z.literal('0x0'), gasPrice: quantity }),
])

export type Transaction = z.output<typeof transaction>

/**
 * Signs a transaction with exactly the fields that it has.
 *
 * @throws {SignerError} `request`: it is of another account or for another chain
 */
export function signTransaction(
  account: PrivateKeyAccount,
  { from, to, value, data, gas, nonce, ...rest }: Transaction,
  chainId: number,
): Promise<`0x${string}`> {
  requireSame(from, account.address)
  if (Number(rest.chainId) !== chainId) throw new SignerError('request')
  return account.signTransaction({
    chainId,
    to: to as `0x${string}` | undefined,
    data: data as `0x${string}`,
    value: BigInt(value),
    gas: BigInt(gas),
    nonce: Number(nonce),
    ...(rest.type === '0x2'
      ? {
          type: 'eip1559',
          maxFeePerGas: BigInt(rest.maxFeePerGas),
          maxPriorityFeePerGas: BigInt(rest.maxPriorityFeePerGas),
        }
      : { type: 'legacy', gasPrice: BigInt(rest.gasPrice) }),
  })
}
