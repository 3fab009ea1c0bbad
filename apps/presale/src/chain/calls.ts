import { errorsAbi, presaleAbi, referralAbi, rewardVaultAbi } from '@foyer/presale-contracts'
import { type Abi, type Address, erc20Abi, type Hex, stringToHex } from 'viem'
import type { AppConfig } from '../config/schema.ts'

/** A transaction to one of the contracts, before it has a sender. */
export type ContractCall = { address: Address; abi: Abi; functionName: string; args: readonly unknown[] }

/** What a buyer agreed to. */
export type Order = {
  itemId: number
  quantity: number
  /** Payment token. */
  token: Address
  /** What was shown when Buy was pressed, in the token's smallest unit: the most this order can cost. */
  maxCost: bigint
  /** Whitelist proof; empty once the sale is open to everyone. */
  proof: readonly Hex[]
}

/** Errors bubble up from the vault, the items and the tokens: every call can end with any of them. */
const withErrors = (abi: Abi): Abi => [...abi, ...errorsAbi]

export function buyCall(config: AppConfig, order: Order): ContractCall {
  const { itemId, quantity, token, maxCost, proof } = order
  return {
    address: config.contracts.presale,
    abi: withErrors(presaleAbi),
    functionName: 'buy',
    args: [itemId, quantity, token, maxCost, proof],
  }
}

/** Allows the presale to take exactly what the order costs at most. */
export function approveCall(config: AppConfig, { token, maxCost }: Order): ContractCall {
  return {
    address: token,
    abi: withErrors(erc20Abi),
    functionName: 'approve',
    args: [config.contracts.presale, maxCost],
  }
}

/** @param code a normalised invitation code */
export function bindCall(config: AppConfig, code: string): ContractCall {
  return {
    address: config.contracts.referral,
    abi: withErrors(referralAbi),
    functionName: 'bind',
    args: [stringToHex(code, { size: 8 })],
  }
}

/** @param amount before fees, in the token's smallest unit */
export function withdrawCall(config: AppConfig, token: Address, amount: bigint): ContractCall {
  return {
    address: config.contracts.rewardVault,
    abi: withErrors(rewardVaultAbi),
    functionName: 'requestWithdrawal',
    args: [token, amount],
  }
}

/** Pays a withdrawal out. Its gas fee goes to who sends this. */
export function settleCall(config: AppConfig, token: Address, id: number): ContractCall {
  return {
    address: config.contracts.rewardVault,
    abi: withErrors(rewardVaultAbi),
    functionName: 'settle',
    args: [token, [id]],
  }
}
