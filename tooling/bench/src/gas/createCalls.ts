import {
  type Deployment,
  mockErc20Abi,
  presaleAbi,
  referralAbi,
  rewardVaultAbi,
} from '@foyer/presale-contracts'
import { getContract, type Hex, maxUint96, parseEventLogs, parseUnits, type TransactionReceipt } from 'viem'
import { mnemonicToAccount } from 'viem/accounts'
import { bsc } from 'viem/chains'
import type { ChainClient } from './chainClient.ts'

const FRAGMENT = 1
const MNEMONIC = 'test test test test test test test test test test test junk'

/** Account of the development chain at `index`. */
export const accountOf = (index: number) => mnemonicToAccount(MNEMONIC, { addressIndex: index })

const by = (user: number) => ({ account: accountOf(user), chain: bsc })

/** The calls of a sale's users by their account's index. Each is one transaction and resolves to its receipt. */
export function createCalls(client: ChainClient, { contracts, tokens: [token] }: Deployment) {
  if (token === undefined) throw new Error('The deployment has no payment token.')
  const paymentToken = getContract({ client, abi: mockErc20Abi, address: token.address })
  const presale = getContract({ client, abi: presaleAbi, address: contracts.presale })
  const referral = getContract({ client, abi: referralAbi, address: contracts.referral })
  const rewardVault = getContract({ client, abi: rewardVaultAbi, address: contracts.rewardVault })

  async function mined(sent: Promise<Hex>): Promise<TransactionReceipt> {
    const receipt = await client.waitForTransactionReceipt({ hash: await sent })
    if (receipt.status !== 'success') throw new Error(`The transaction ${receipt.transactionHash} failed.`)
    return receipt
  }

  return {
    async bind(user: number, inviter: number) {
      const { code } = await referral.read.profileOf([accountOf(inviter).address])
      return mined(referral.write.bind([code], by(user)))
    },

    /** More than any purchase costs: some allowance is left over, as it mostly is. */
    approve: (user: number) => mined(paymentToken.write.approve([presale.address, maxUint96], by(user))),

    buy: (user: number, { quantity = 1, proof = [] }: { quantity?: number; proof?: Hex[] } = {}) =>
      mined(presale.write.buy([FRAGMENT, quantity, token.address, maxUint96, proof], by(user))),

    setWhitelistRoot: (operator: number, root: Hex) =>
      mined(presale.write.setWhitelistRoot([root, ''], by(operator))),

    /** Credits a reward, as a purchase does. */
    async earn(user: number, amount: string) {
      const reward = parseUnits(amount, token.decimals)
      await client.impersonateAccount({ address: presale.address })
      await client.setBalance({ address: presale.address, value: parseUnits('1', 18) })
      await mined(paymentToken.write.mint([rewardVault.address, reward], by(user)))
      const asSale = { account: presale.address, chain: bsc }
      return mined(rewardVault.write.credit([accountOf(user).address, token.address, reward], asSale))
    },

    requestWithdrawal: (user: number, amount: string) =>
      mined(
        rewardVault.write.requestWithdrawal([token.address, parseUnits(amount, token.decimals)], by(user)),
      ),

    settle: (keeper: number, ids: number[]) =>
      mined(rewardVault.write.settle([token.address, ids], by(keeper))),
  }
}

export type Calls = ReturnType<typeof createCalls>

/** Ids of the withdrawals that a transaction requested. */
export const requestedIds = ({ logs }: TransactionReceipt) =>
  parseEventLogs({ abi: rewardVaultAbi, eventName: 'WithdrawalRequested', logs }).map(({ args }) =>
    Number(args.id),
  )
