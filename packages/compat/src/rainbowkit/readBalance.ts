import { type Address, type Client, formatUnits } from 'viem'
import { getBalance } from 'viem/actions'

export type BalanceOfAccount = { value: bigint; decimals: number; symbol: string }

/**
 * Reads the balance of an account as wagmi’s `useBalance` returns it, whose query it fills: `formatted` is what wagmi 2
 * has. A module of its own, as most dapps never show a balance and the code for it is large.
 */
export async function readBalance(
  client: Client,
  address: Address,
): Promise<(BalanceOfAccount & { formatted: string }) | null> {
  if (client.chain === undefined) return null
  const { decimals, symbol } = client.chain.nativeCurrency
  const value = await getBalance(client, { address })
  return { decimals, symbol, value, formatted: formatUnits(value, decimals) }
}
