import type { Deployment } from '@foyer/presale-contracts'
import { type Address, isAddressEqual } from 'viem'
import { SaleError } from '../errors.ts'

/**
 * Refuses a contract or a payment token of the sale where an account is expected: what is sent there is lost.
 *
 * @throws {SaleError}
 */
export function refuseSaleAddress({ contracts, tokens }: Deployment, account: Address): void {
  const places: [name: string, address: Address][] = [
    ...tokens.map(({ symbol, address }): [string, Address] => [`the token ${symbol}`, address]),
    ...Object.entries(contracts).map(([name, address]): [string, Address] => [
      `the contract ${name}`,
      address,
    ]),
  ]
  const found = places.find(([, address]) => isAddressEqual(address, account))
  if (found === undefined) return
  throw new SaleError(`${account} is ${found[0]} of the sale.`, {
    remedy: 'name an account that somebody controls: what is sent to this address cannot be got back',
    docs: 'sending-a-transaction',
  })
}
