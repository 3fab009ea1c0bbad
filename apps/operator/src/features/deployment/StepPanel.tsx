import { describeCall } from '@foyer/presale-operator'
import type { DeploymentStep } from '@foyer/presale-operator/plan'
import { isUnderWay } from '@foyer/site-kit/transaction'
import { isTestingWallet } from '@foyer/site-kit/wallet'
import { useEffect, useId, useRef } from 'react'
import { useStack } from '../../app/runtime.ts'
import { CopyButton } from '../../ui/CopyButton.tsx'
import { SendStatus } from '../proposal/SendStatus.tsx'
import { useWallet } from '../wallet/useWallet.ts'
import { type StepResult, useStep } from './useStep.ts'

export type StepPanelProps = {
  step: DeploymentStep
  /** Begins with 1. */
  number: number
  count: number
  /** True if the wallet is asked at once. */
  isRunning: boolean
  onSend: () => void
  onDone: (step: DeploymentStep, result: StepResult) => void
}

/** The transaction that is due, in full, and the button that has the wallet sign it. Give it a `key` of step and account. */
export function StepPanel({ step, number, count, isRunning, onSend, onDone }: StepPanelProps) {
  const { isDevelopmentChain } = useStack()
  const { connector } = useWallet()
  const { send, ...transaction } = useStep(step, (result) => onDone(step, result))
  const title = useId()
  const isAsked = useRef(false)
  const { status } = transaction.state
  const isRefused = isDevelopmentChain && connector !== undefined && !isTestingWallet(connector)
  const isDue = isRunning && !isRefused && status === 'idle' && transaction.unanswered === undefined

  useEffect(() => {
    if (!isDue || isAsked.current) return
    isAsked.current = true
    void send()
  })

  return (
    <section className="panel stack" aria-labelledby={title}>
      <h2 id={title}>
        Step <span>{number}</span> of <span>{count}</span>: <span>{step.title}</span>
      </h2>
      <dl className="facts">
        {step.creates ? (
          <>
            <dt>Creates</dt>
            <dd>
              <span>{step.creates.contract}</span> at <code translate="no">{step.creates.address}</code>
            </dd>
          </>
        ) : (
          <>
            <dt>Call</dt>
            <dd>
              <code translate="no">{describeCall(step.data)}</code>
            </dd>
            <dt>To</dt>
            <dd>
              <code translate="no">{step.to}</code>
            </dd>
          </>
        )}
        <dt>Data</dt>
        <dd>
          <span>{`${(step.data.length / 2 - 1).toLocaleString('en')} bytes`}</span>{' '}
          <CopyButton text={step.data}>Copy</CopyButton>
        </dd>
      </dl>
      {isRefused ? (
        <p className="note">
          This chain is for development and has the id of the real one: what a real key signs here could be
          repeated there. Connect a development wallet.
        </p>
      ) : (
        <button
          type="button"
          className="button primary"
          disabled={isUnderWay(transaction.state)}
          onClick={() => {
            isAsked.current = true
            onSend()
            void send()
          }}
        >
          {isUnderWay(transaction.state) ? 'Sending…' : 'Sign with the connected wallet'}
        </button>
      )}
      <SendStatus transaction={transaction} />
    </section>
  )
}
