import { type Deployment, rewardVaultAbi } from '@foyer/presale-contracts'
import type { Account } from 'viem'
import type { ChainClient } from '../chain/openChain.ts'
import { SaleError } from '../errors.ts'

export type AssertKeeperParameters = { client: ChainClient; deployment: Deployment; keeper: Account }

/** @throws {SaleError} the account is not the one that the vault lets settle at once */
export async function assertKeeper({ client, deployment, keeper }: AssertKeeperParameters) {
  const expected = await client.readContract({
    address: deployment.contracts.rewardVault,
    abi: rewardVaultAbi,
    functionName: 'keeper',
  })
  if (expected === keeper.address) return
  throw new SaleError('This account is not the keeper of the vault.', {
    details: [`the vault expects ${expected}`, `the key is that of ${keeper.address}`],
    remedy: 'set PRESALE_PRIVATE_KEY to the key of the keeper',
    docs: 'the-keeper',
  })
}
