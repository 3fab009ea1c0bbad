import { chainOf } from '../approval/chains.ts'
import { formatUnits } from '../approval/formatUnits.ts'
import type { Fetch } from '../rpc/createPost.ts'
import { createRpc } from '../rpc/createRpc.ts'

/** The balance of an address on a chain. Without an amount the chain did not answer. */
export type Balance = { chain: string; amount: string | undefined }

export type ReadBalancesParameters = {
  chains: Readonly<Record<string, { rpcUrls: string[] }>>
  fetch: Fetch
  locale: string
}

/** Reads what an address has of the currency of each chain, from the chain. */
export function createBalances({ chains, fetch, locale }: ReadBalancesParameters) {
  const rpcOf = createRpc({ project: { chains }, fetch, now: Date.now })

  async function read(chainId: number, address: string): Promise<Balance> {
    const { name = String(chainId), symbol = '' } = chainOf(chainId) ?? {}
    const answer = await rpcOf(chainId)('eth_getBalance', [address, 'latest']).catch(() => undefined)
    const isAmount = typeof answer === 'string' && /^0x[\da-f]{1,64}$/i.test(answer)
    const amount = isAmount ? `${formatUnits(BigInt(answer), 18, locale)} ${symbol}`.trim() : undefined
    return { chain: name, amount }
  }

  return (address: string): Promise<Balance[]> =>
    Promise.all(Object.keys(chains).map((chainId) => read(Number(chainId), address)))
}
