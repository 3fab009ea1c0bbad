import { type Address, type Client, formatUnits } from 'viem'
import { getBalance } from 'viem/actions'

export type BalanceOfAccount = { formatted: string; decimals: number; symbol: string }

/** Reads the balance of an account. A module of its own, as most dapps never show it and the code for it is large. */
export async function readBalance(client: Client, address: Address): Promise<BalanceOfAccount | undefined> {
  if (client.chain === undefined) return undefined
  const { decimals, symbol } = client.chain.nativeCurrency
  const value = await getBalance(client, { address })
  return { decimals, symbol, formatted: formatUnits(value, decimals) }
}
