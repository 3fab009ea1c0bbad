import { getConnection, switchChain, writeContract } from '@wagmi/core'
import type { Address, Hash } from 'viem'
import { estimateContractGas, simulateContract } from 'viem/actions'
import type { Runtime } from '../app/boot.ts'
import type { ContractCall } from './calls.ts'
import { findReceipt, RECEIPT_INTERVAL } from './receiptQuery.ts'
import { retrying } from './retrying.ts'

/** Runs a call without sending it. Rejects with what the contracts would answer. */
export async function simulate({ client }: Runtime, account: Address, call: ContractCall) {
  await retrying(() => simulateContract(client, { ...call, account }))
}

/** Has the wallet sign and send a call. Resolves when the wallet has sent it, which is not yet success. */
export async function send({ client, config, wagmi }: Runtime, account: Address, call: ContractCall) {
  const estimate = await retrying(() => estimateContractGas(client, { ...call, account }))
  return writeContract(wagmi, { ...call, account, chainId: config.chain.id, gas: withGasMargin(estimate) })
}

/** Waits until a transaction is in a block, for as long as that takes. */
export async function waitForReceipt({ client }: Runtime, hash: Hash) {
  for (;;) {
    const receipt = await retrying(() => findReceipt(client, hash))
    if (receipt !== null) return receipt
    await new Promise((resolve) => setTimeout(resolve, RECEIPT_INTERVAL))
  }
}

/**
 * The gas to send. A price step or another buyer between the estimate and the block makes a purchase dearer in gas:
 * an exact estimate was seen to run out.
 */
export function withGasMargin(estimate: bigint) {
  return (estimate * 125n) / 100n + 30_000n
}

export function isOnNetwork({ config, wagmi }: Runtime) {
  return getConnection(wagmi).chainId === config.chain.id
}

/** Asks the wallet to move to the site's network, adding it when the wallet does not know it. */
export async function switchNetwork({ config, wagmi }: Runtime) {
  await switchChain(wagmi, { chainId: config.chain.id })
}
