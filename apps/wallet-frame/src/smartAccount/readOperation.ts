import { ReplyError } from '@foyer/embedded-wallet-frame/host'
import * as z from 'zod/mini'
import type { DappCalls } from '../calls/prepareCalls.ts'
import { toBigInt, toHex } from '../rpc/quantity.ts'
import { ENTRY_POINT, IMPLEMENTATION } from './contracts.ts'
import { decodeCalls } from './decodeCalls.ts'

const quantity = z.union([z.string(), z.number()])
const anything = z.optional(z.unknown())

/** Schema of a dapp's operation. Its fees and limits are replaced, its signature is none yet; a key that is not here is refused. */
const requestSchema = z.tuple(
  [
    z.strictObject({
      sender: z.string(),
      nonce: z.optional(quantity),
      callData: z.string(),
      factory: z.optional(z.nullable(z.literal('0x7702'))),
      factoryData: z.optional(z.nullable(z.literal('0x'))),
      eip7702Auth: z.optional(
        z.looseObject({ address: z.string(), chainId: quantity, nonce: z.optional(quantity) }),
      ),
      callGasLimit: anything,
      verificationGasLimit: anything,
      preVerificationGas: anything,
      maxFeePerGas: anything,
      maxPriorityFeePerGas: anything,
      signature: anything,
    }),
    z.string(),
  ],
  z.unknown(),
)

const isSame = (one: string, other: string) => one.toLowerCase() === other.toLowerCase()

type AskedOperation = {
  calls: DappCalls
  /** Undefined where the dapp leaves it to the wallet. */
  nonce: bigint | undefined
}

/**
 * The calls of an operation that a dapp wants to be sent. Everything else of it is made anew, as for calls: a dapp decides
 * neither what the account delegates to nor what the operation costs.
 *
 * @throws {ReplyError} it is of another account, chain, EntryPoint or contract, or has a part that no screen shows
 */
export function readOperation(
  params: unknown,
  { account, chainId }: { account: string; chainId: number },
): AskedOperation {
  const parsed = requestSchema.safeParse(params)
  if (!parsed.success) throw new ReplyError('The operation has a part that is not supported')
  const [{ sender, nonce, callData, eip7702Auth }, entryPoint] = parsed.data
  if (!isSame(entryPoint, ENTRY_POINT)) throw new ReplyError('The operation is for another EntryPoint')
  if (!isSame(sender, account)) throw new ReplyError('The operation is from another account')
  if (eip7702Auth !== undefined) {
    // An authorization for chain 0 would hold on every chain.
    if (Number(eip7702Auth.chainId) !== chainId)
      throw new ReplyError('The authorization is for another chain')
    if (!isSame(eip7702Auth.address, IMPLEMENTATION))
      throw new ReplyError('The authorization is for another contract')
  }
  const calls = decodeCalls(callData)
  if (calls === undefined) throw new ReplyError('The calls of the operation cannot be read')
  return {
    calls: { calls: calls.map(({ target, value, data }) => ({ to: target, value: toHex(value), data })) },
    nonce: nonce === undefined ? undefined : toNonce(nonce),
  }
}

function toNonce(value: string | number): bigint {
  const nonce = typeof value === 'number' ? toBigInt(`0x${value.toString(16)}`) : toBigInt(value)
  if (nonce === undefined) throw new ReplyError('Invalid input')
  return nonce
}
