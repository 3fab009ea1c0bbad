import { presaleLensAbi } from '@foyer/presale-contracts'
import { queryOptions } from '@tanstack/react-query'
import { type Address, type ContractFunctionReturnType, zeroAddress } from 'viem'
import { readContract } from 'viem/actions'
import type { Runtime } from '../app/boot.ts'
import { addMissingSymbols } from './addMissingSymbols.ts'
import { chainKey } from './chainKey.ts'
import { saveHome } from './lastHome.ts'

/** All that the home page shows, consistent at one block. Field by field in `IPresaleLens.sol`. */
export type HomeView = ContractFunctionReturnType<typeof presaleLensAbi, 'view', 'home'>
export type ItemView = HomeView['items'][number]
export type TokenView = HomeView['tokens'][number]

/**
 * The home page as `user` sees it, in one `eth_call`, refreshed every 10 seconds. Each read also sets the chain's clock and
 * is kept as the last known one.
 *
 * @param user `undefined` for a visitor without a wallet
 */
export function homeQueryOptions(
  { config, client, clock, freshness, lastKnown }: Runtime,
  user: Address | undefined,
) {
  return queryOptions({
    queryKey: chainKey(config, 'home', config.contracts.presaleLens, user),
    queryFn: async () => {
      const read = await readContract(client, {
        address: config.contracts.presaleLens,
        abi: presaleLensAbi,
        functionName: 'home',
        args: [user ?? zeroAddress],
      })
      // Another node behind the same address may have answered than the one that gave a receipt.
      freshness.assert(read.blockNumber)
      const view = addMissingSymbols(config, read)
      clock.observe(view.timestamp)
      saveHome(lastKnown, user, view)
      return view
    },
    refetchInterval: 10_000,
  })
}
