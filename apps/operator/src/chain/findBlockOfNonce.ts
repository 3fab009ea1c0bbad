import { readNodeError } from '@foyer/chain-kit'
import type { Address, Client } from 'viem'
import { getBlockNumber, getTransactionCount } from 'viem/actions'

/**
 * The block in which an account used a nonce that is final; `undefined` when it lies further back than the node keeps
 * the accounts of. Takes two small requests for each time that the distance doubles.
 */
export async function findBlockOfNonce(
  client: Client,
  account: Address,
  nonce: number,
): Promise<bigint | undefined> {
  const isUsedAt = async (blockNumber: bigint) =>
    (await getTransactionCount(client, { address: account, blockNumber })) > nonce
  try {
    let used = await getBlockNumber(client, { cacheTime: 0 })
    let unused = used
    for (let distance = 1n; await isUsedAt(unused); distance *= 2n) {
      if (unused === 0n) return undefined
      used = unused
      unused = distance < used ? used - distance : 0n
    }
    while (used - unused > 1n) {
      const middle = (used + unused) / 2n
      if (await isUsedAt(middle)) used = middle
      else unused = middle
    }
    return used
  } catch (error) {
    const trouble = readNodeError(error)
    if (trouble !== undefined && trouble !== 'pruned') throw error
    return undefined
  }
}
