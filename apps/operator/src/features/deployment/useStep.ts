import { switchChain } from '@foyer/modal/wagmi'
import type { DeploymentStep } from '@foyer/presale-operator/plan'
import { callSteps, hasReverted, useTransaction } from '@foyer/site-kit/transaction'
import { getConnection, sendTransaction } from '@wagmi/core'
import { useState } from 'react'
import type { TransactionReceipt } from 'viem'
import { describeError } from '../../app/describeError.ts'
import { useStack } from '../../app/runtime.ts'
import { findBlockOfNonce } from '../../chain/findBlockOfNonce.ts'
import { SALE } from '../../chain/keys.ts'
import { createCallStores } from '../proposal/createCallStores.ts'
import { FAILURES } from '../proposal/useSend.ts'
import { useWallet } from '../wallet/useWallet.ts'

/** The contract or the receipt that a step has left on the chain. */
export type StepResult = Pick<TransactionReceipt, 'blockNumber' | 'contractAddress'>

/**
 * Sends one step of a deployment with the connected wallet: simulated first, and done when its receipt says so. After a reload the
 * same step takes up what is in flight.
 */
export function useStep(step: DeploymentStep, onDone: (result: StepResult) => void) {
  const { client, wagmi, freshness } = useStack()
  const { address } = useWallet()
  const [{ pending, unanswered }] = useState(() => createCallStores(client.chain.id, step))
  const { run, state, ...transaction } = useTransaction({
    client,
    account: address,
    chainKey: [SALE],
    freshness,
    pending,
    unanswered,
    isUnanswered: ({ isUnanswered }) => isUnanswered === true,
    isRequested: ({ to, input }) => (to ?? undefined) === step.to?.toLowerCase() && input === step.data,
    async *findBlocks(account, nonce) {
      if (nonce === undefined) return
      const block = await findBlockOfNonce(client, account, nonce)
      if (block !== undefined) yield block
    },
    readResult: (receipt, account) =>
      isOf(step, receipt) && !hasReverted(receipt, account) ? receipt : undefined,
    toFailure: describeError,
    failures: FAILURES,
    onConfirmed: onDone,
  })

  async function send() {
    const { to, data } = step
    const chainId = client.chain.id
    const steps = callSteps({
      isOnNetwork: () => getConnection(wagmi).chainId === chainId,
      switchNetwork: () => switchChain(wagmi, { chainId }),
      simulate: (account) => client.call({ account, to, data }),
      send: (account) => sendTransaction(wagmi, { account, chainId, to, data }),
    })
    await run(steps)
  }

  // The next step takes its place as soon as it is done.
  const shown = state.status === 'confirmed' ? { ...state, result: 'Done.' } : state
  return { ...transaction, state: shown, send }
}

/** A creation has a contract; a call goes to its own. */
function isOf({ to, creates }: DeploymentStep, receipt: TransactionReceipt) {
  if (creates) return typeof receipt.contractAddress === 'string'
  return receipt.to?.toLowerCase() === to?.toLowerCase()
}
