import { describeCall, isNever, type Proposal } from '@foyer/presale-operator'
import { isUnderWay } from '@foyer/site-kit/transaction'
import { isTestingWallet } from '@foyer/site-kit/wallet'
import { useQuery } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { useRuntime } from '../../app/runtime.ts'
import { REFRESH, SALE } from '../../chain/keys.ts'
import { formatUtc } from '../../format/time.ts'
import { CopyButton } from '../../ui/CopyButton.tsx'
import { DownloadButton } from '../../ui/DownloadButton.tsx'
import { Failure } from '../../ui/Failure.tsx'
import { useWallet } from '../wallet/useWallet.ts'
import { AddressChanges } from '../whitelist/AddressChanges.tsx'
import styles from './ProposalPanel.module.css'
import { type Prepared, prepare, safeFileOf } from './prepare.ts'
import { SendStatus } from './SendStatus.tsx'
import { useSend } from './useSend.ts'

const ROLE_NAMES: Partial<Record<Proposal['role'], string>> = {
  adminSafe: 'admin',
  operator: 'operator',
  guardian: 'guardian',
  anyone: 'anybody',
}

/**
 * A change of the sale: what it does, who makes it, that the contracts accept it, and the ways to make it: with the
 * connected wallet, as a file for a Safe, or as calldata.
 */
export function ProposalPanel({ proposal, onClose }: { proposal: Proposal; onClose: () => void }) {
  const runtime = useRuntime()
  const { address } = useWallet()
  const { send, ...transaction } = useSend(proposal)
  const { state } = transaction
  const title = useId()
  const [isConfirmed, setConfirmed] = useState(false)
  const { to, data } = proposal.call
  const prepared = useQuery({
    queryKey: [SALE, 'prepared', to, data, address],
    queryFn: () => prepare(runtime, { proposal, account: address }),
    refetchInterval: REFRESH,
    // The same call, proposed again, may be at another step by then.
    gcTime: 0,
    retry: false,
    enabled: state.status === 'idle' || state.status === 'failed',
  })

  return (
    <section className={`panel ${styles.panel}`} aria-labelledby={title}>
      <h2 id={title} tabIndex={-1} ref={(element) => element?.focus()}>
        {proposal.title}
      </h2>
      {proposal.lines !== undefined && proposal.lines.length > 0 && (
        <pre className={styles.lines}>{proposal.lines.join('\n')}</pre>
      )}
      {proposal.warnings?.map((text) => (
        <p key={text} className="bad">
          {text}
        </p>
      ))}
      {proposal.addresses && <AddressChanges change={proposal.addresses} />}
      <dl className="facts">
        <dt>Call</dt>
        <dd>
          <code translate="no">{describeCall(data)}</code>
        </dd>
        <dt>To</dt>
        <dd>
          <code translate="no">{to}</code>
        </dd>
        {prepared.data && (
          <>
            <dt>As</dt>
            <dd>
              <code translate="no">{prepared.data.caller}</code> (
              <span>{ROLE_NAMES[proposal.role] ?? proposal.role}</span>)
            </dd>
            <dt>Step</dt>
            <dd>
              <span>{stepText(prepared.data)}</span>
              {prepared.data.refusal !== undefined && (
                <p className="bad">
                  Executed now, the call would be refused: <span>{prepared.data.refusal}</span>. Schedule it
                  only if that changes before it is due.
                </p>
              )}
            </dd>
          </>
        )}
      </dl>
      {prepared.isPending && <p role="status">Simulating…</p>}
      {prepared.isError && <Failure error={prepared.error} />}
      {proposal.confirmation !== undefined && state.status !== 'confirmed' && (
        <label className="choice">
          <input
            type="checkbox"
            checked={isConfirmed}
            onChange={({ target }) => setConfirmed(target.checked)}
          />
          <span className="bad">{proposal.confirmation}</span>
        </label>
      )}
      {prepared.data && state.status !== 'confirmed' && (
        <fieldset className="stack" disabled={proposal.confirmation !== undefined && !isConfirmed}>
          <Actions proposal={proposal} prepared={prepared.data} isBusy={isUnderWay(state)} onSend={send} />
        </fieldset>
      )}
      <SendStatus transaction={transaction} />
      <button type="button" className="button quiet" onClick={onClose}>
        {state.status === 'confirmed' ? 'Close' : 'Discard'}
      </button>
    </section>
  )
}

type ActionsProps = {
  proposal: Proposal
  prepared: Prepared
  isBusy: boolean
  onSend: (prepared: Prepared) => void
}

function Actions({ proposal, prepared, isBusy, onSend }: ActionsProps) {
  const runtime = useRuntime()
  const { address, connector } = useWallet()
  const { planned, isOwn, caller } = prepared
  if (planned.status === 'wait') return null
  const isRefused = runtime.isDevelopmentChain && connector !== undefined && !isTestingWallet(connector)

  return (
    <>
      {isOwn && !isRefused && (
        <button type="button" className="button primary" disabled={isBusy} onClick={() => onSend(prepared)}>
          {isBusy ? 'Sending…' : 'Send with the connected wallet'}
        </button>
      )}
      {isOwn && isRefused && (
        <p className="note">
          This chain is for development and has the id of the real one: what a real key signs here could be
          repeated there. Connect a development wallet to send.
        </p>
      )}
      {!isOwn && (
        <p className="note">
          <span>{address !== undefined && 'The connected wallet has no role for this call. '}</span>
          Take it to the account that has one, <code translate="no">{caller}</code>, as a Safe transaction, or
          connect it.
        </p>
      )}
      <div className="row">
        <DownloadButton
          className="button quiet"
          name="safe-transaction.json"
          type="application/json"
          content={() => safeFileOf(runtime, proposal, prepared) ?? ''}
        >
          Download for the Safe
        </DownloadButton>
        <CopyButton text={planned.call.data}>Copy calldata</CopyButton>
        <span className={styles.target}>
          to <code translate="no">{planned.call.to}</code>
        </span>
      </div>
    </>
  )
}

function stepText({ planned }: Prepared) {
  switch (planned.status) {
    case 'call':
      return 'The call itself, at once. Simulated: the contracts accept it.'
    case 'schedule':
      return `Scheduling; it can be executed from about ${formatUtc(planned.readyAt)} on. Simulated: the contracts accept the scheduling.`
    case 'wait':
      if (isNever(planned.readyAt))
        return 'Scheduled already, for a time that never comes. Cancel it under “Scheduled calls”, then propose it again.'
      return `Scheduled already. It can be executed from ${formatUtc(planned.readyAt)} on.`
    case 'execute':
      return 'Execution: its delay has passed. Simulated: the contracts accept it.'
  }
}
