import { presaleLensAbi } from '@foyer/presale-contracts'
import { queryOptions } from '@tanstack/react-query'
import { type Address, type ContractFunctionReturnType, zeroAddress } from 'viem'
import { readContract } from 'viem/actions'
import type { Runtime } from '../app/boot.ts'
import { jitter } from '../app/jitter.ts'
import { readVisitorHome } from '../indexer/readVisitorHome.ts'
import { addMissingSymbols } from './addMissingSymbols.ts'
import { chainKey } from './chainKey.ts'
import { homeInterval } from './homeInterval.ts'
import { saveHome } from './lastHome.ts'

/** All that the home page shows, consistent at one block. Field by field in `IPresaleLens.sol`. */
export type HomeView = ContractFunctionReturnType<typeof presaleLensAbi, 'view', 'home'>
export type ItemView = HomeView['items'][number]
export type TokenView = HomeView['tokens'][number]

/**
 * The home page as `user` sees it, in one `eth_call`, refreshed about every 10 seconds. Each read also sets the chain's clock and
 * is kept as the last known one.
 *
 * @param user `undefined` for a visitor without a wallet
 */
export function homeQueryOptions(runtime: Runtime, user: Address | undefined) {
  const { config, client, clock, freshness, lastKnown } = runtime
  const readLens = () =>
    readContract(client, {
      address: config.contracts.presaleLens,
      abi: presaleLensAbi,
      functionName: 'home',
      args: [user ?? zeroAddress],
    })
  return queryOptions({
    queryKey: chainKey(config, 'home', config.contracts.presaleLens, user),
    queryFn: async () => {
      // Read to its end also when a wallet connects meanwhile: its view stands in for that of the wallet.
      const shared = user === undefined ? await readVisitorHome(runtime) : undefined
      const read = shared ?? (await readLens())
      // Another node behind the same address may have answered than the one that gave a receipt.
      freshness.assert(read.blockNumber)
      const view = addMissingSymbols(config, read)
      // A shared answer may be some seconds old: it moves the countdown on, and not back.
      if (shared === undefined || Number(view.timestamp) > (clock.now() ?? 0)) clock.observe(view.timestamp)
      saveHome(lastKnown, user, view)
      return view
    },
    // The components that show it come one after the other.
    staleTime: 2_000,
    refetchInterval: ({ state }) => jitter * homeInterval(state.data),
  })
}
