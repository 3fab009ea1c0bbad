import * as z from 'zod'

const address = z.string().regex(/^0x[0-9a-fA-F]{40}$/, 'Expected an address.')
const wei = z.string().regex(/^\d{1,30}$/, 'Expected an amount in wei, as text of digits.')

/** Calls that the operator of a wallet pays for on one chain, from the deposit of a `SponsorPaymaster`. */
export const sponsorSchema = z.strictObject({
  paymaster: address,
  /** The calls that are paid for. An operation with another one is not. */
  calls: z
    .array(
      z.strictObject({
        to: address,
        /** Such as `function approve(address spender, uint256 amount)`. */
        function: z.string().min(1).max(400),
        /** The arguments that it must have; null takes any. Default any. */
        args: z.array(z.string().max(100).nullable()).optional(),
        /** True if the call may send native currency. */
        payable: z.boolean().default(false),
      }),
    )
    .min(1)
    .max(100),
  /** Contracts that accounts delegate to (EIP-7702). Default Simple7702Account. */
  implementations: z.array(address).min(1).max(10).optional(),
  /** The most gas of one operation, all limits together. */
  maxGas: z.int().min(1).max(30_000_000),
  /** The most `preVerificationGas`, which the bundler gets whether it was used or not. Default 200,000; rollups need more. */
  maxPreVerificationGas: z.int().min(1).max(30_000_000).optional(),
  /** The highest fee for a unit of gas, in wei. Where the chain asks less, three times of that is the highest. */
  maxFeePerGas: wei,
  /** The most that is paid in 24 hours, in wei. */
  budget: z.strictObject({ perUser: wei, total: wei }),
  /** The operator is alerted when the deposit is below, in wei. */
  lowDeposit: wei,
})

export type SponsorPolicy = z.output<typeof sponsorSchema>
