import * as z from 'zod/mini'
import type { Fetch, RpcRequest } from '../rpc/createPost.ts'
import { createPost } from '../rpc/createPost.ts'
import { RpcRefusedError } from '../rpc/errors.ts'
import { quantity, toHex } from '../rpc/quantity.ts'
import { ENTRY_POINT } from './contracts.ts'
import type { SponsorSettings } from './createSmartAccounts.ts'

type Hex = `0x${string}`

/** The fields of an operation that name its payer. */
export type SponsorFields = {
  paymaster: Hex
  paymasterVerificationGasLimit: Hex
  paymasterPostOpGasLimit: Hex
  paymasterData: Hex
}

/** Why the user pays although the project has a sponsor. */
export type NotSponsored = 'budget' | 'unavailable'

/** The operation is not sponsored. Without a reason it never would be. */
export class NotSponsoredError extends Error {
  override name = 'NotSponsoredError'
  readonly reason: NotSponsored | undefined

  constructor(reason: NotSponsored | undefined, options?: ErrorOptions) {
    super('The operation is not sponsored', options)
    this.reason = reason
  }
}

/** In milliseconds. Whoever waits can pay the fee themselves. */
const TIMEOUT = 5_000
/** More gas than that no check of a voucher takes. */
const MAX_VERIFICATION_GAS = 150_000n
/** Nor does what it books afterwards. */
const MAX_POST_OP_GAS = 150_000n
/** In seconds: somebody has to read the screen before it ends, and it must not be good for ever. */
const MIN_SECONDS_LEFT = 60
const MAX_SECONDS_LEFT = 3_600

/** ERC-7677: the codes of errors that are the sponsor's answer. */
const LIMIT_EXCEEDED = -32005
const REFUSALS = [-32501, -32602]

const gas = z.string().check(z.regex(/^0x[\da-f]{1,32}$/i))

const fieldsSchema = z.object({
  paymaster: z.string().check(z.regex(/^0x[\da-f]{40}$/i)),
  paymasterVerificationGasLimit: gas,
  paymasterPostOpGasLimit: gas,
  // Two times and a signature.
  paymasterData: z.string().check(z.regex(/^0x[\da-f]{154}$/i)),
})

export type CreateSponsorParameters = SponsorSettings & { chainId: number; rpc: RpcRequest; fetch: Fetch }

/**
 * The project's sponsor (ERC-7677). What it answers can only make it pay: the contract that pays is known beforehand,
 * and everything else of the operation is the wallet's.
 */
export function createSponsor({ url, paymaster, chainId, rpc, fetch }: CreateSponsorParameters) {
  const post = createPost({ url, fetch, timeout: TIMEOUT })

  /** @throws {NotSponsoredError} the sponsor refuses, does not answer, or answers with something else */
  async function ask(method: string, operation: object): Promise<SponsorFields> {
    const answer = await post(method, [operation, ENTRY_POINT, toHex(chainId), {}]).catch(
      (cause: unknown) => {
        const code = cause instanceof RpcRefusedError ? cause.code : undefined
        if (code !== undefined && REFUSALS.includes(code)) throw new NotSponsoredError(undefined, { cause })
        throw new NotSponsoredError(code === LIMIT_EXCEEDED ? 'budget' : 'unavailable', { cause })
      },
    )
    const parsed = fieldsSchema.safeParse(answer)
    if (
      !parsed.success ||
      parsed.data.paymaster.toLowerCase() !== paymaster.toLowerCase() ||
      quantity(parsed.data.paymasterVerificationGasLimit) > MAX_VERIFICATION_GAS ||
      quantity(parsed.data.paymasterPostOpGasLimit) > MAX_POST_OP_GAS
    )
      throw new NotSponsoredError('unavailable')
    return { ...parsed.data, paymaster } as SponsorFields
  }

  return {
    /** Fields for a bundler's estimate. */
    stub: (operation: object) => ask('pm_getPaymasterStubData', operation),

    /** Fields that make the contract pay for exactly this operation. */
    async voucher(operation: object): Promise<SponsorFields> {
      const fields = await ask('pm_getPaymasterData', operation)
      const now = await readTime(rpc)
      const left = Number.parseInt(fields.paymasterData.slice(2, 14), 16) - now
      const begins = Number.parseInt(fields.paymasterData.slice(14, 26), 16)
      if (left < MIN_SECONDS_LEFT || left > MAX_SECONDS_LEFT || begins > now)
        throw new NotSponsoredError('unavailable')
      return fields
    },
  }
}

const blockSchema = z.object({ timestamp: z.string() })

/** The time of the chain, which decides, in seconds. */
async function readTime(rpc: RpcRequest): Promise<number> {
  const block = blockSchema.safeParse(await rpc('eth_getBlockByNumber', ['latest', false]))
  if (!block.success) throw new NotSponsoredError('unavailable')
  return Number(quantity(block.data.timestamp))
}
