import { type Deployment, rewardVaultAbi } from '@foyer/presale-contracts'
import { type Address, decodeFunctionResult, erc20Abi } from 'viem'
import { createCall } from '../chain/call.ts'
import { explainRevert } from '../chain/explainRevert.ts'
import type { ChainClient } from '../chain/openChain.ts'
import type { OpenWithdrawal } from '../vault/vaultLedger.ts'

/** `IRewardVault.Status` of a withdrawal that is paid. */
const SUCCESS = 2

/** Why a withdrawal was not paid. Of `unexplained` ones the endpoint shows no reason. */
export type UnpaidReason = 'paidByOthers' | 'refused' | 'unexplained'

export type FindReasonsParameters = {
  client: ChainClient
  deployment: Deployment
  token: Address
  withdrawals: readonly Pick<OpenWithdrawal, 'id' | 'user'>[]
}

/**
 * Asks the vault whether it has paid withdrawals, and the token whether it takes the payment. Events are no answer: a
 * node that is behind has not got them yet, and a token would be blamed for what another keeper has paid.
 */
export async function findReasons({ client, deployment, token, withdrawals }: FindReasonsParameters) {
  const { rewardVault } = deployment.contracts
  const { number: blockNumber } = await client.getBlock()

  async function findReason({ id, user }: Pick<OpenWithdrawal, 'id' | 'user'>): Promise<UnpaidReason> {
    const [[withdrawal]] = await client.readContract({
      address: rewardVault,
      abi: rewardVaultAbi,
      functionName: 'withdrawalsOf',
      blockNumber,
      args: [user, id, 1n],
    })
    if (withdrawal === undefined) return 'unexplained'
    if (withdrawal.status === SUCCESS) return 'paidByOthers'
    return (await isRefused(user, withdrawal.received)) ? 'refused' : 'unexplained'
  }

  async function isRefused(user: Address, amount: bigint): Promise<boolean> {
    const { to, data } = createCall(token, erc20Abi, 'transfer', [user, amount])
    const answer = await client
      .call({ account: rewardVault, to, data, blockNumber })
      .catch((error: unknown) => {
        if (explainRevert(error) === undefined) throw error
        return undefined
      })
    if (answer === undefined) return true
    const { data: result = '0x' } = answer
    return result !== '0x' && !decodeFunctionResult({ abi: erc20Abi, functionName: 'transfer', data: result })
  }

  const entries = withdrawals.map(async (one) => [one.id, await findReason(one)] as const)
  return new Map(await Promise.all(entries))
}
