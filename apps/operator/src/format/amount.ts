import { formatUnits } from 'viem'

/**
 * An amount as a label, exact to its last digit.
 *
 * @example formatAmount(1_234_500_000n, 6) // '1,234.5'
 */
export function formatAmount(amount: bigint, decimals: number) {
  const format = new Intl.NumberFormat('en', { maximumFractionDigits: decimals })
  return format.format(formatUnits(amount, decimals) as `${number}`)
}

/** US dollars with 18 decimals, as a label. */
export function formatUsd(amount: bigint) {
  const format = new Intl.NumberFormat('en', {
    style: 'currency',
    currency: 'USD',
    maximumFractionDigits: 18,
  })
  return format.format(formatUnits(amount, 18) as `${number}`)
}

/**
 * A duration as the countdown shows it; hours may exceed 24.
 *
 * @example formatDuration(90_061) // '25 h 01 m 01 s'
 */
export function formatDuration(seconds: number) {
  const two = (value: number) => String(value).padStart(2, '0')
  return `${two(Math.floor(seconds / 3600))} h ${two(Math.floor((seconds % 3600) / 60))} m ${two(seconds % 60)} s`
}
