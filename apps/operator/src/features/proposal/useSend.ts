import { OperatorError, type PlannedCall, type Proposal, simulateCall } from '@foyer/presale-operator'
import { useQueryClient } from '@tanstack/react-query'
import { sendTransaction, switchChain } from '@wagmi/core'
import { useReducer } from 'react'
import { useRuntime } from '../../app/runtime.ts'
import { SALE } from '../../chain/keys.ts'
import { useWallet } from '../wallet/useWallet.ts'
import type { Prepared } from './prepare.ts'
import { sendReducer } from './sendReducer.ts'

const DONE: Record<Exclude<PlannedCall['status'], 'wait'>, string> = {
  call: 'Done.',
  schedule: 'Scheduled. Come back after the delay to execute it.',
  execute: 'Executed.',
}

/** Sends the step that is due with the connected wallet: simulated once more, and done when its receipt says so. */
export function useSend(proposal: Proposal) {
  const { client, wagmi } = useRuntime()
  const { chainId } = useWallet()
  const queryClient = useQueryClient()
  const [state, dispatch] = useReducer(sendReducer, { status: 'idle' })

  async function send({ caller, planned }: Prepared) {
    if (planned.status === 'wait') return
    dispatch({ type: 'asked' })
    try {
      const { to, data } = planned.call
      await simulateCall(client, caller, planned.call)
      if (chainId !== client.chain.id) await switchChain(wagmi, { chainId: client.chain.id })
      const gas = planned.status === 'call' ? proposal.gas : undefined
      const hash = await sendTransaction(wagmi, { account: caller, chainId: client.chain.id, to, data, gas })
      dispatch({ type: 'sent', hash })
      const receipt = await client.waitForTransactionReceipt({ hash })
      if (receipt.status === 'reverted') throw reverted(hash)
      dispatch({ type: 'mined', what: DONE[planned.status] })
    } catch (error) {
      dispatch({ type: 'failed', error })
    }
    await queryClient.invalidateQueries({ queryKey: [SALE] })
  }

  return { state, send }
}

function reverted(hash: string) {
  return new OperatorError('The transaction was mined but reverted.', {
    details: [`transaction ${hash}`],
    remedy: 'the state changed between simulation and mining: look at it, and try again',
    docs: 'errors-of-the-contracts',
  })
}
