import { switchChain } from '@foyer/modal/wagmi'
import { accessManagerAbi } from '@foyer/presale-contracts'
import { type Proposal, SaleError } from '@foyer/presale-operator'
import { callSteps, hasReverted, useTransaction } from '@foyer/site-kit/transaction'
import { getConnection, sendTransaction } from '@wagmi/core'
import { useState } from 'react'
import { type Address, isAddressEqual, parseEventLogs, type Transaction, type TransactionReceipt } from 'viem'
import type { Runtime } from '../../app/boot.ts'
import { describeError } from '../../app/describeError.ts'
import { useRuntime } from '../../app/runtime.ts'
import { findBlockOfNonce } from '../../chain/findBlockOfNonce.ts'
import { SALE } from '../../chain/keys.ts'
import { useWallet } from '../wallet/useWallet.ts'
import { createCallStores } from './createCallStores.ts'
import { checkCall, type Prepared } from './prepare.ts'

const DONE = {
  OperationScheduled: 'Scheduled. Come back after the delay to execute it.',
  OperationExecuted: 'Executed.',
} as const

/** The fate of a transaction that proves nothing. */
export const FAILURES = {
  reverted: describeError(
    new SaleError('The transaction was mined but reverted.', {
      remedy: 'the state changed between simulation and mining: look at it, and try again',
      docs: 'errors-of-the-contracts',
    }),
  ),
  replaced: {
    message: 'Another transaction of this account took its nonce: it was canceled or sped up in the wallet.',
    details: [],
    remedy: 'look at the state before you send it again',
  },
  other: {
    message: 'The transaction that took its nonce does something else.',
    details: [],
    remedy: 'look at the transaction, and send this one again',
  },
}

/**
 * Sends the step that is due with the connected wallet: simulated once more, and done when its receipt says so. The same
 * proposal, opened again, takes up what is in flight, so that it is not sent twice.
 */
export function useSend(proposal: Proposal) {
  const runtime = useRuntime()
  const { client, wagmi } = runtime
  const { address } = useWallet()
  const [{ pending, unanswered }] = useState(() => createCallStores(client.chain.id, proposal.call))
  const { run, ...transaction } = useTransaction({
    client,
    account: address,
    chainKey: [SALE],
    freshness: runtime.freshness,
    pending,
    unanswered,
    isUnanswered: ({ isUnanswered }) => isUnanswered === true,
    isRequested: (transaction) => isCallOf(runtime, proposal, transaction),
    async *findBlocks(account, nonce) {
      if (nonce === undefined) return
      const block = await findBlockOfNonce(client, account, nonce)
      if (block !== undefined) yield block
    },
    readResult: (receipt, account) => readResult(runtime, proposal, receipt, account),
    toFailure: describeError,
    failures: FAILURES,
  })

  async function send({ caller, planned }: Prepared) {
    if (planned.status === 'wait') return
    const { to, data } = planned.call
    const gas = planned.status === 'call' ? proposal.gas : undefined
    const chainId = client.chain.id
    const steps = callSteps({
      isOnNetwork: () => getConnection(wagmi).chainId === chainId,
      switchNetwork: () => switchChain(wagmi, { chainId }),
      simulate: () => checkCall(runtime, caller, planned.call),
      send: () => sendTransaction(wagmi, { account: caller, chainId, to, data, gas }),
    })
    await run(steps)
  }

  return { ...transaction, send }
}

/** Tells a transaction that makes the call, schedules it, or executes what was scheduled: all of them contain it. */
function isCallOf({ config }: Runtime, { call }: Proposal, { to, input }: Transaction) {
  const targets = [call.to, config.deployment.contracts.accessManager]
  const isTarget = targets.some((target) => to !== null && isAddressEqual(to, target))
  return isTarget && input.includes(call.data.slice(2).toLowerCase())
}

/** The outcome of the call; `undefined` when the account's transaction went elsewhere. */
function readResult(
  { config }: Runtime,
  { call }: Proposal,
  receipt: TransactionReceipt,
  account: Address,
): string | undefined {
  const { from, to, logs } = receipt
  const manager = config.deployment.contracts.accessManager
  const isOther = ![call.to, manager].some((target) => to !== null && isAddressEqual(to, target))
  // A relay sends for the account: only what the account sends itself can have been replaced by it.
  if (isOther && isAddressEqual(from, account)) return undefined
  if (hasReverted(receipt, account)) return undefined
  const [event] = parseEventLogs({
    abi: accessManagerAbi,
    eventName: ['OperationScheduled', 'OperationExecuted'],
    logs,
  }).filter(({ address }) => isAddressEqual(address, manager))
  return event === undefined ? 'Done.' : DONE[event.eventName]
}
