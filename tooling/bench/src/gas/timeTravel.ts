import { presaleAbi } from '@foyer/presale-contracts'
import type { Address } from 'viem'
import type { ChainClient } from './chainClient.ts'

/**
 * Takes the seeded chain back to the block before its first purchase: accounts are funded and invitations are bound,
 * and nothing has been sold. The first purchase of all fills slots that every later one finds filled.
 */
export async function rewindToFirstPurchase(client: ChainClient, presale: Address) {
  const [first] = await client.getContractEvents({
    address: presale,
    abi: presaleAbi,
    eventName: 'Purchased',
    fromBlock: 0n,
  })
  if (first === undefined) return
  const depth = (await client.getBlockNumber()) - first.blockNumber + 1n
  await client.request<{ Method: 'anvil_rollback'; Parameters: [number]; ReturnType: null }>({
    method: 'anvil_rollback',
    params: [Number(depth)],
  })
}

/** Moves the clock to the public opening, from which nobody needs a proof. */
export async function openSale(client: ChainClient, presale: Address) {
  const timestamp = await client.readContract({
    address: presale,
    abi: presaleAbi,
    functionName: 'PUBLIC_OPEN_AT',
  })
  await client.setNextBlockTimestamp({ timestamp })
  await client.mine({ blocks: 1 })
}
