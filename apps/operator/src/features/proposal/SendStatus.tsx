import { useRuntime } from '../../app/runtime.ts'
import { FailureText } from '../../ui/Failure.tsx'
import type { SendState } from './sendReducer.ts'

/** Where a transaction is; told to screen readers, too. */
export function SendStatus({ state }: { state: SendState }) {
  return (
    <>
      <div role="status">
        {state.status === 'signing' && <p>Confirm in your wallet.</p>}
        {state.status === 'mining' && (
          <p>
            Sent, waiting for its block: <Transaction hash={state.hash} />
          </p>
        )}
        {state.status === 'done' && (
          <p className="good">
            {state.what} <Transaction hash={state.hash} />
          </p>
        )}
      </div>
      <div role="alert">
        {state.status === 'failed' && (
          <>
            <FailureText failure={state.failure} />
            {state.hash && <Transaction hash={state.hash} />}
          </>
        )}
      </div>
    </>
  )
}

function Transaction({ hash }: { hash: string }) {
  const { config } = useRuntime()
  const { blockExplorerUrl } = config.chain
  if (blockExplorerUrl === undefined) return <code>{hash}</code>
  return (
    <a href={`${blockExplorerUrl.replace(/\/$/, '')}/tx/${hash}`} target="_blank" rel="noreferrer">
      <code>{hash}</code>
    </a>
  )
}
