import type { AppConfig } from '@foyer/presale/config'
import { mockErc20Abi, presaleAbi, referralAbi, rewardVaultAbi } from '@foyer/presale-contracts'
import { type Hex, maxUint96, parseEventLogs, parseUnits, type TransactionReceipt } from 'viem'
import { mnemonicToAccount } from 'viem/accounts'
import { bsc } from 'viem/chains'
import type { ChainClient } from './chainClient.ts'

const FRAGMENT = 1
const MNEMONIC = 'test test test test test test test test test test test junk'

/** Account of the development chain at `index`. */
export const accountOf = (index: number) => mnemonicToAccount(MNEMONIC, { addressIndex: index })

/** The calls of a sale's users by their account's index. Each is one transaction and resolves to its receipt. */
export function createCalls(
  client: ChainClient,
  { contracts, tokens }: Pick<AppConfig, 'contracts' | 'tokens'>,
) {
  const { presale, referral, rewardVault } = contracts
  const token = tokens[0]
  if (token === undefined) throw new Error('The deployment has no payment token.')
  const spend = maxUint96

  async function mined(hash: Hex): Promise<TransactionReceipt> {
    const receipt = await client.waitForTransactionReceipt({ hash })
    if (receipt.status !== 'success') throw new Error(`The transaction ${hash} failed.`)
    return receipt
  }
  const by = (user: number) => ({ account: accountOf(user), chain: bsc })

  return {
    async bind(user: number, inviter: number) {
      const profile = await client.readContract({
        address: referral,
        abi: referralAbi,
        functionName: 'profileOf',
        args: [accountOf(inviter).address],
      })
      const call = {
        address: referral,
        abi: referralAbi,
        functionName: 'bind',
        args: [profile.code],
      } as const
      return mined(await client.writeContract({ ...by(user), ...call }))
    },

    /** More than any purchase costs: some allowance is left over, as it mostly is. */
    async approve(user: number) {
      const call = {
        address: token.address,
        abi: mockErc20Abi,
        functionName: 'approve',
        args: [presale, spend],
      } as const
      return mined(await client.writeContract({ ...by(user), ...call }))
    },

    async buy(user: number, { quantity = 1, proof = [] }: { quantity?: number; proof?: Hex[] } = {}) {
      const args = [FRAGMENT, quantity, token.address, spend, proof] as const
      return mined(
        await client.writeContract({
          ...by(user),
          address: presale,
          abi: presaleAbi,
          functionName: 'buy',
          args,
        }),
      )
    },

    async setWhitelistRoot(operator: number, root: Hex) {
      const call = {
        address: presale,
        abi: presaleAbi,
        functionName: 'setWhitelistRoot',
        args: [root, ''],
      } as const
      return mined(await client.writeContract({ ...by(operator), ...call }))
    },

    async requestWithdrawal(user: number, amount: string) {
      const args = [token.address, parseUnits(amount, token.decimals)] as const
      const call = {
        address: rewardVault,
        abi: rewardVaultAbi,
        functionName: 'requestWithdrawal',
        args,
      } as const
      return mined(await client.writeContract({ ...by(user), ...call }))
    },

    async settle(keeper: number, ids: number[]) {
      const call = {
        address: rewardVault,
        abi: rewardVaultAbi,
        functionName: 'settle',
        args: [token.address, ids],
      } as const
      return mined(await client.writeContract({ ...by(keeper), ...call }))
    },
  }
}

export type Calls = ReturnType<typeof createCalls>

/** Ids of the withdrawals that a transaction requested. */
export const requestedIds = ({ logs }: TransactionReceipt) =>
  parseEventLogs({ abi: rewardVaultAbi, eventName: 'WithdrawalRequested', logs }).map(({ args }) =>
    Number(args.id),
  )
