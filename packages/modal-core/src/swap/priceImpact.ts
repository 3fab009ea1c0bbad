/** The divisor of the amount that is quoted for the price without the swap: a thousandth. */
const PROBE_DIVISOR = 1_000n
/** With fewer units than these a price would be a guess. */
const MIN_UNITS = 1_000n

/** The part of an amount whose price is hardly changed by the swap. Undefined where it would be too little. */
export function probeOf(amount: bigint): bigint | undefined {
  return amount >= PROBE_DIVISOR * MIN_UNITS ? amount / PROBE_DIVISOR : undefined
}

type PriceImpactParameters = {
  amount: bigint
  toAmount: bigint
  /** The quote of the small part. */
  probe: { amount: bigint; toAmount: bigint } | undefined
}

/** By how much a swap worsens its own price, in per cent. Undefined where that is not known. */
export function priceImpact({ amount, toAmount, probe }: PriceImpactParameters): number | undefined {
  if (probe === undefined || probe.toAmount < MIN_UNITS) return undefined
  const expected = probe.toAmount * amount
  const lost = expected - toAmount * probe.amount
  return lost <= 0n ? 0 : Number((lost * 10_000n) / expected) / 100
}
