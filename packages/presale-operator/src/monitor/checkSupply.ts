import { type Deployment, genesisNftAbi, presaleAbi, yesTokenAbi } from '@foyer/presale-contracts'
import { formatUnits } from 'viem'
import type { ChainClient } from '../chain/openChain.ts'
import { ITEM_IDS } from '../config/schema.ts'
import { type Finding, finding } from './finding.ts'

export type CheckSupplyParameters = { client: ChainClient; deployment: Deployment; blockNumber: bigint }

/** Checks that exactly what was sold was minted. */
export async function checkSupply(parameters: CheckSupplyParameters): Promise<Finding[]> {
  const { client, deployment, blockNumber } = parameters
  const { presale, genesisNft, yesToken } = deployment.contracts
  const items = await Promise.all(
    Object.entries(ITEM_IDS).map(async ([name, id]) => {
      const [[{ yesPerUnit }, sold], supply] = await Promise.all([
        client.readContract({
          address: presale,
          abi: presaleAbi,
          functionName: 'items',
          args: [id],
          blockNumber,
        }),
        client.readContract({
          address: genesisNft,
          abi: genesisNftAbi,
          functionName: 'totalSupply',
          args: [BigInt(id)],
          blockNumber,
        }),
      ])
      return { name, sold, supply, yes: sold * yesPerUnit }
    }),
  )
  const supply = await client.readContract({
    address: yesToken,
    abi: yesTokenAbi,
    functionName: 'totalSupply',
    blockNumber,
  })
  const sold = items.reduce((sum, { yes }) => sum + yes, 0n)
  return [
    ...items.map((item) =>
      finding(
        'supply',
        item.supply === item.sold,
        `${item.supply} of ${item.name} exist and ${item.sold} were sold`,
      ),
    ),
    finding(
      'supply',
      supply === sold,
      `${formatUnits(supply, 18)} YES exist and ${formatUnits(sold, 18)} were sold`,
    ),
  ]
}
