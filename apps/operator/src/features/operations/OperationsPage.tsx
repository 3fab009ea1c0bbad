import { useQuery } from '@tanstack/react-query'
import { useRuntime } from '../../app/runtime.ts'
import { operationsQueryOptions } from '../../chain/operationsQuery.ts'
import { Failure } from '../../ui/Failure.tsx'
import { Page } from '../../ui/Page.tsx'
import { Operations } from './Operations.tsx'

/** Scheduled calls: what waits for its delay, what can be executed, and what became of the others. */
export function OperationsPage() {
  return (
    <Page
      title="Scheduled calls"
      intro="Calls with a delay wait in public, and can be executed for a week after it. The indexer only tells which to ask the chain about."
      query={useQuery(operationsQueryOptions(useRuntime()))}
    >
      {({ items, source, problem }) => (
        <>
          {problem !== undefined && (
            <div className="panel stack">
              <p className="bad">Only calls that are still scheduled are listed, from the chain’s events.</p>
              <Failure error={problem} />
            </div>
          )}
          {source === 'indexer' && (
            <p className="note">
              The indexer tells the newest hundred, and can leave calls out. The command{' '}
              <code translate="no">presale operations</code> reads all of them from the chain.
            </p>
          )}
          <Operations items={items} />
        </>
      )}
    </Page>
  )
}
