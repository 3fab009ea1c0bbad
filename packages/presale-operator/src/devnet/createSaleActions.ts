import {
  type Deployment,
  mockErc20Abi,
  presaleAbi,
  referralAbi,
  rewardVaultAbi,
} from '@foyer/presale-contracts'
import { proofFromShard, shardName } from '@foyer/presale-contracts/whitelist'
import { type Account, type Hex, parseUnits } from 'viem'
import { createCall } from '../chain/call.ts'
import { ITEM_IDS } from '../config/schema.ts'
import type { Whitelist } from '../whitelist/buildWhitelist.ts'
import type { DevnetClient } from './createDevnetClient.ts'

export type Item = keyof typeof ITEM_IDS
export type TokenSymbol = 'USDT' | 'USDC'

export type SaleActionsParameters = { devnet: DevnetClient; deployment: Deployment; whitelist: Whitelist }

/** Actions of users in the sale, each as real transactions. */
export function createSaleActions({ devnet, deployment, whitelist }: SaleActionsParameters) {
  const { client, send } = devnet
  const { presale, referral, rewardVault } = deployment.contracts

  function tokenAddress(symbol: TokenSymbol) {
    const token = deployment.tokens.find((candidate) => candidate.symbol === symbol)
    if (token === undefined) throw new Error(`the deployment has no token ${symbol}`)
    return token.address
  }

  async function fund(account: Account, amount: bigint) {
    for (const { address } of deployment.tokens)
      await send(account, createCall(address, mockErc20Abi, 'mint', [account.address, amount]))
  }

  async function bind(user: Account, inviter: Account) {
    const { code } = await client.readContract({
      address: referral,
      abi: referralAbi,
      functionName: 'profileOf',
      args: [inviter.address],
    })
    await send(user, createCall(referral, referralAbi, 'bind', [code]))
  }

  async function buy(buyer: Account, quantity: number, item: Item, symbol: TokenSymbol) {
    const token = tokenAddress(symbol)
    const itemId = ITEM_IDS[item]
    const [cost] = await client.readContract({
      address: presale,
      abi: presaleAbi,
      functionName: 'quote',
      args: [itemId, quantity, token],
    })
    const proof = proofOf(buyer.address)
    await send(buyer, createCall(token, mockErc20Abi, 'approve', [presale, cost]))
    await send(buyer, createCall(presale, presaleAbi, 'buy', [itemId, quantity, token, cost, proof]))
  }

  /** Empty for who is not on the list: after the opening no proof is asked for. */
  function proofOf(address: Hex): Hex[] {
    const shard = whitelist.shards.get(shardName(address))
    return proofFromShard(shard, whitelist.root, address) ?? []
  }

  /** @returns id of the request */
  async function requestWithdrawal(user: Account, amount: string, symbol: TokenSymbol) {
    const token = tokenAddress(symbol)
    await send(
      user,
      createCall(rewardVault, rewardVaultAbi, 'requestWithdrawal', [token, parseUnits(amount, 18)]),
    )
    const [[newest]] = await client.readContract({
      address: rewardVault,
      abi: rewardVaultAbi,
      functionName: 'withdrawalsOf',
      args: [user.address, 0, 1n],
    })
    if (newest === undefined) throw new Error('the withdrawal was not recorded')
    return newest.id
  }

  async function settle(keeper: Account, id: number, symbol: TokenSymbol) {
    await send(keeper, createCall(rewardVault, rewardVaultAbi, 'settle', [tokenAddress(symbol), [id]]))
  }

  async function unsold(item: Item) {
    const [{ cap }, sold] = await client.readContract({
      address: presale,
      abi: presaleAbi,
      functionName: 'items',
      args: [ITEM_IDS[item]],
    })
    return cap - Number(sold)
  }

  return { fund, bind, buy, requestWithdrawal, settle, unsold }
}
