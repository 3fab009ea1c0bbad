import { errorsAbi, presaleAbi, referralAbi, rewardVaultAbi } from '@foyer/presale-contracts'
import { createContractCall } from '@foyer/site-kit/transaction'
import { type Address, erc20Abi, type Hex, stringToHex } from 'viem'
import type { AppConfig } from '../config/schema.ts'

// Errors bubble up from the vault, the items and the tokens: every call can end with any of `errorsAbi`.

/** The terms that the buyer agreed to. */
export type Order = {
  itemId: number
  quantity: number
  /** Payment token. */
  token: Address
  /** The price shown when Buy was pressed, in the token's smallest unit: the most that this order can cost. */
  maxCost: bigint
  /** Whitelist proof; empty once the sale is open to everyone. */
  proof: readonly Hex[]
}

export function buyCall({ contracts }: AppConfig, { token, ...order }: Order) {
  return createContractCall(contracts.presale, presaleAbi, 'buy', { ...order, payToken: token }, errorsAbi)
}

/** Allows the presale to take exactly what the order costs at most. */
export function approveCall({ contracts }: AppConfig, { token, maxCost }: Pick<Order, 'token' | 'maxCost'>) {
  return createContractCall(
    token,
    erc20Abi,
    'approve',
    { spender: contracts.presale, amount: maxCost },
    errorsAbi,
  )
}

/** @param code a normalised invitation code */
export function bindCall({ contracts }: AppConfig, code: string) {
  const inviterCode = stringToHex(code, { size: 8 })
  return createContractCall(contracts.referral, referralAbi, 'bind', { inviterCode }, errorsAbi)
}

/** @param amount before fees, in the token's smallest unit */
export function withdrawCall({ contracts }: AppConfig, token: Address, amount: bigint) {
  return createContractCall(
    contracts.rewardVault,
    rewardVaultAbi,
    'requestWithdrawal',
    { token, amount },
    errorsAbi,
  )
}

/** Pays a withdrawal out. Its gas fee goes to who sends this. */
export function settleCall({ contracts }: AppConfig, token: Address, id: number) {
  return createContractCall(contracts.rewardVault, rewardVaultAbi, 'settle', { token, ids: [id] }, errorsAbi)
}
