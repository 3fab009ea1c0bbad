import { parseAmount } from '@foyer/modal/send'
import type { Deployment } from '@foyer/presale-contracts'
import { type Address, isAddressEqual } from 'viem'
import { ConsoleError } from '../../app/ConsoleError.ts'
import { formatAmount } from '../../format/amount.ts'

export type ReadRescueParameters = {
  to: Address
  decimals: number
  /** The vault's balance beyond its debts, in the token's smallest unit. */
  surplus: bigint
  contracts: Deployment['contracts']
}

/**
 * Reads how much of a token to send away.
 *
 * @returns in the token's smallest unit
 * @throws {ConsoleError} it is no amount, more than can be rescued, or would be stuck in a contract of the sale
 */
export function readRescue(text: string, { to, decimals, surplus, contracts }: ReadRescueParameters): bigint {
  const amount = parseAmount(text, decimals, 'en')
  if (typeof amount !== 'bigint' || amount === 0n)
    throw new ConsoleError('That is not an amount of this token.', {
      remedy: `give whole tokens above zero with at most ${decimals} decimals, such as 12.5`,
    })
  if (amount > surplus)
    throw new ConsoleError('The vault owes a part of that amount to buyers.', {
      details: [`at most ${formatAmount(surplus, decimals)}`],
      remedy: 'rescue at most that amount',
    })
  if (Object.values(contracts).some((contract) => isAddressEqual(contract, to)))
    throw new ConsoleError('That address is a contract of the sale: the tokens would be stuck there.', {
      remedy: 'name an account that can send them on',
    })
  return amount
}
