import { formatUnits } from 'viem'

/** An amount as the API writes it: a decimal string in whole units, never with an exponent. */
export const toNumeric = (units: bigint, decimals: number) => formatUnits(units, decimals)

/** The value of an amount in US dollars, for a label. Undefined without a price. */
export const toUsd = (units: bigint, decimals: number, price: number | undefined) =>
  price === undefined ? undefined : Number(formatUnits(units, decimals)) * price
