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
      {({ items, problem }) => (
        <>
          {problem !== undefined && (
            <div className="panel stack">
              <p className="bad">Only calls that are still scheduled are listed, from the chain’s events.</p>
              <Failure error={problem} />
            </div>
          )}
          <Operations items={items} />
        </>
      )}
    </Page>
  )
}
