import { isTransient } from '@foyer/chain-kit'
import { switchChain } from '@foyer/modal/wagmi'
import {
  type ContractCall,
  callSteps,
  findExecution,
  findNonce,
  findReceipt,
  isContractAccount,
  isNonceUsed,
  RECEIPT_INTERVAL,
  type TransactionSteps,
} from '@foyer/site-kit/transaction'
import { getConnection, writeContract } from '@wagmi/core'
import { type Address, type Hash, isAddressEqual, isHash } from 'viem'
import { estimateContractGas, simulateContract } from 'viem/actions'
import type { Runtime } from '../app/boot.ts'
import { PresaleError } from '../errors/PresaleError.ts'
import { readBundling, sendBundle } from './bundles.ts'
import { NoTransactionError } from './NoTransactionError.ts'
import { retrying } from './retrying.ts'

/** The wallet's account is another one than the one that something was started with. */
export class AccountChangedError extends PresaleError {
  override name = 'AccountChangedError'
}

/** Runs a call without sending it. Rejects with the error of the contracts. */
export async function simulate({ client }: Runtime, account: Address, call: ContractCall) {
  await retrying(() => simulateContract(client, { ...call, account }))
}

/** The gas to send with a call. Rejects with the error of the contracts. */
export async function estimateGas({ client }: Runtime, account: Address, call: ContractCall) {
  return withGasMargin(await retrying(() => estimateContractGas(client, { ...call, account })))
}

/**
 * Has the wallet sign and send a call. Resolves when the wallet has sent it, which is not yet success.
 *
 * @param estimate of the gas, where it has been asked for already
 * @throws {NoTransactionError} the wallet did not return a transaction hash
 * @throws {AccountChangedError} nothing was asked for: the user has moved on to another account
 */
export async function send(
  runtime: Runtime,
  account: Address,
  call: ContractCall,
  estimate = estimateGas(runtime, account, call),
): Promise<Hash> {
  const { config, wagmi } = runtime
  const gas = await estimate
  const { address } = getConnection(wagmi)
  if (address === undefined || !isAddressEqual(address, account))
    throw new AccountChangedError('The account was changed before the wallet was asked.')
  const hash: unknown = await writeContract(wagmi, { ...call, account, chainId: config.chain.id, gas })
  if (typeof hash !== 'string' || !isHash(hash)) {
    throw new NoTransactionError('The wallet answered a transaction with something other than its hash.')
  }
  // Nodes write hashes in lower case, wallets need not.
  return hash.toLowerCase() as Hash
}

/**
 * Waits until a transaction is in a block, also one that others execute for a contract account, or another one with its
 * nonce is final: sped up or canceled in the wallet.
 * The caller asks the chain which of the two happened.
 */
export async function waitForNonce(
  { client, freshness }: Pick<Runtime, 'client' | 'freshness'>,
  account: Address,
  hash: Hash,
) {
  let nonce: number | undefined
  let since: number | undefined
  for (;;) {
    const current = hash
    const receipt = await untilAnswered(() => findReceipt(client, current))
    if (receipt !== null) return freshness.require(receipt.blockNumber)
    nonce ??= await untilAnswered(() => findNonce(client, account, current))
    const known = nonce
    if (known !== undefined && (await untilAnswered(() => isNonceUsed(client, account, current, known))))
      return
    if (known === undefined && (await untilAnswered(() => isContractAccount(client, account)))) {
      const from = since
      const execution = await untilAnswered(() =>
        findExecution(client, {
          account,
          hash: current,
          since: from,
          blocks: noBlocks(),
          isProof: () => false,
        }),
      )
      if (execution.status === 'executed') hash = execution.hash
      else since = execution.since
    }
    await new Promise((resolve) => setTimeout(resolve, RECEIPT_INTERVAL))
  }
}

/** A token keeps no record of approvals. */
async function* noBlocks() {}

/** Asks as long as the node has no answer: a transaction that was sent is not given up for that. */
async function untilAnswered<T>(read: () => Promise<T>): Promise<T> {
  for (;;) {
    try {
      return await retrying(read)
    } catch (error) {
      if (!isTransient(error)) throw error
    }
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

/** Asks the wallet to move to the site's network, adding it when the wallet does not know it, whatever it says then. */
export async function switchNetwork({ config, wagmi }: Runtime) {
  await switchChain(wagmi, { chainId: config.chain.id })
}

/** The steps of a single call to the sale's contracts. Where the site pays its fee, the wallet is asked for it so. */
export function saleCallSteps(runtime: Runtime, call: ContractCall): TransactionSteps {
  const isSponsored = async (account: Address) =>
    runtime.config.paymasterUrl !== undefined && (await readBundling(runtime, account)).isSponsored
  return callSteps({
    isOnNetwork: () => isOnNetwork(runtime),
    switchNetwork: () => switchNetwork(runtime),
    simulate: (account) => simulate(runtime, account, call),
    sponsor: async (account) =>
      (await isSponsored(account)) ? sendBundle(runtime, account, [call], { isSponsored: true }) : undefined,
    send: (account) => send(runtime, account, call),
  })
}
