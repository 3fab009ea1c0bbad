import { genesisNftAbi, yesTokenAbi } from '@foyer/presale-contracts'
import { queryOptions } from '@tanstack/react-query'
import { readContract } from 'viem/actions'
import type { Runtime } from '../app/boot.ts'
import { chainKey } from './chainKey.ts'

/** The promises of the token's contract about YES. */
export type YesToken = {
  /** Most YES that can ever exist, 18 decimals. It cannot be changed. */
  cap: bigint
  /** True if nobody can ever name another contract that makes YES or items. */
  isSupplySealed: boolean
  /** True if YES can be sent. What is unlocked is never locked again. */
  isUnlocked: boolean
  /** Chain time in seconds: before it only the sale's admin can unlock YES, from it on anybody. */
  unlockDeadline: bigint
}

/** The lock of YES and the limits of its supply, read from the tokens themselves every minute. */
export function yesTokenQueryOptions({ config, client }: Runtime) {
  const yes = { address: config.contracts.yesToken, abi: yesTokenAbi } as const
  const items = { address: config.contracts.genesisNft, abi: genesisNftAbi } as const
  return queryOptions({
    queryKey: chainKey(config, 'yesToken', yes.address, items.address),
    queryFn: async (): Promise<YesToken> => {
      const [cap, isUnlocked, unlockDeadline, ...sealed] = await Promise.all([
        readContract(client, { ...yes, functionName: 'cap' }),
        readContract(client, { ...yes, functionName: 'transfersUnlocked' }),
        readContract(client, { ...yes, functionName: 'UNLOCK_DEADLINE' }),
        readContract(client, { ...yes, functionName: 'minterSealed' }),
        readContract(client, { ...items, functionName: 'minterSealed' }),
      ])
      return { cap, isUnlocked, unlockDeadline, isSupplySealed: sealed.every(Boolean) }
    },
    refetchInterval: 60_000,
  })
}
