import { rewardVaultAbi } from '@foyer/presale-contracts'
import { type Address, isAddressEqual, zeroAddress } from 'viem'
import type { Runtime } from '../../app/boot.ts'

/** `Processing` of the vault's `WithdrawalStatus`. */
const PROCESSING = 1

/**
 * The withdrawals that the vault itself says wait to be paid in a token, out of those that the indexer lists.
 *
 * @returns those that are confirmed, in their order, each with what its user will receive
 */
export async function readWaiting(
  { client, config }: Pick<Runtime, 'client' | 'config'>,
  { token, ids }: { token: Address; ids: readonly number[] },
): Promise<{ id: number; received: bigint }[]> {
  const address = config.deployment.contracts.rewardVault
  const confirmed = await Promise.all(
    ids.map(async (id) => {
      const [[withdrawal]] = await client.readContract({
        address,
        abi: rewardVaultAbi,
        functionName: 'withdrawalsOf',
        // A page that starts at a withdrawal holds it first, whoever's it is.
        args: [zeroAddress, id, 1n],
      })
      const waits = withdrawal?.status === PROCESSING && isAddressEqual(withdrawal.token, token)
      return waits ? [{ id, received: withdrawal.received }] : []
    }),
  )
  return confirmed.flat()
}
