import { genesisNftAbi, rewardVaultAbi, yesTokenAbi } from '@foyer/presale-contracts'
import { queryOptions } from '@tanstack/react-query'
import type { Runtime } from '../app/boot.ts'
import { REFRESH, SALE } from './keys.ts'

export type ContractsState = Awaited<ReturnType<typeof readContracts>>

/** The accounts that may mint and credit, and the settings of the tokens that are final. */
export function contractsQueryOptions(runtime: Pick<Runtime, 'client' | 'config'>) {
  return queryOptions({
    queryKey: [SALE, 'contracts'],
    queryFn: () => readContracts(runtime),
    refetchInterval: REFRESH,
  })
}

async function readContracts({ client, config }: Pick<Runtime, 'client' | 'config'>) {
  const { genesisNft, yesToken, rewardVault } = config.deployment.contracts
  const items = { address: genesisNft, abi: genesisNftAbi } as const
  const yes = { address: yesToken, abi: yesTokenAbi } as const
  const [
    itemMinter,
    yesMinter,
    isItemSealed,
    isYesSealed,
    creditor,
    metadata,
    isMetadataFrozen,
    areTransfersUnlocked,
  ] = await Promise.all([
    client.readContract({ ...items, functionName: 'minter' }),
    client.readContract({ ...yes, functionName: 'minter' }),
    client.readContract({ ...items, functionName: 'minterSealed' }),
    client.readContract({ ...yes, functionName: 'minterSealed' }),
    client.readContract({ address: rewardVault, abi: rewardVaultAbi, functionName: 'creditor' }),
    client.readContract({ ...items, functionName: 'contractURI' }),
    client.readContract({ ...items, functionName: 'metadataFrozen' }),
    client.readContract({ ...yes, functionName: 'transfersUnlocked' }),
  ])
  return {
    minters: {
      nft: { address: itemMinter, isSealed: isItemSealed },
      yes: { address: yesMinter, isSealed: isYesSealed },
    },
    creditor,
    metadata,
    isMetadataFrozen,
    areTransfersUnlocked,
  }
}
