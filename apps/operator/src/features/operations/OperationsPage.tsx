import { useQuery } from '@tanstack/react-query'
import { useRuntime } from '../../app/runtime.ts'
import { operationsQueryOptions } from '../../chain/indexerQueries.ts'
import { useSale } from '../../chain/useSale.ts'
import { NoIndexer } from '../../ui/NoIndexer.tsx'
import { Page } from '../../ui/Page.tsx'
import { Operations } from './Operations.tsx'

const TITLE = 'Scheduled calls'

/** Calls of the admin: what waits for its delay, what can be executed, and what became of the others. */
export function OperationsPage() {
  const { indexer } = useRuntime().config.endpoints
  if (indexer === undefined) return <NoIndexer title={TITLE} command="presale monitor" />
  return <IndexedOperations indexer={indexer} />
}

function IndexedOperations({ indexer }: { indexer: string }) {
  const { data: sale } = useSale()
  return (
    <Page
      title={TITLE}
      intro="Calls of the admin wait for their delay in public, and can be executed for a week after it."
      query={useQuery(operationsQueryOptions(indexer))}
    >
      {({ items, asOf }) => <Operations items={items} now={sale?.now ?? asOf.timestamp} />}
    </Page>
  )
}
