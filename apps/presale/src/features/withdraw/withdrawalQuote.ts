/** `RewardVault.FEE_BPS`: 5 %. */
const FEE_BPS = 500n
const BPS = 10_000n

export type WithdrawalQuote = { fee: bigint; gasFee: bigint; net: bigint }

/**
 * The fee and net amount of a withdrawal, exactly as `RewardVault.quoteWithdrawal` computes them: 5 %, rounded up, and one
 * whole token for gas. All in the token's smallest unit; the net amount is never below zero.
 *
 * @example withdrawalQuote(100_000000n, 6) // { fee: 5_000000n, gasFee: 1_000000n, net: 94_000000n }
 */
export function withdrawalQuote(amount: bigint, decimals: number): WithdrawalQuote {
  const gasFee = 10n ** BigInt(decimals)
  const fee = (amount * FEE_BPS + BPS - 1n) / BPS
  const left = amount - fee - gasFee
  return { fee, gasFee, net: left > 0n ? left : 0n }
}
