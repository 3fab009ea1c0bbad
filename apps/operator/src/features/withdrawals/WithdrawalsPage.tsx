import { useQuery } from '@tanstack/react-query'
import { useRuntime } from '../../app/runtime.ts'
import { queueQueryOptions } from '../../chain/queueQuery.ts'
import { useSale } from '../../chain/useSale.ts'
import { NoIndexer } from '../../ui/NoIndexer.tsx'
import { Page } from '../../ui/Page.tsx'
import { Keeper } from './Keeper.tsx'
import { Queue } from './Queue.tsx'

const TITLE = 'Withdrawals'

/** The queue of withdrawals, the batches that can be settled, and who settles them. */
export function WithdrawalsPage() {
  const { indexer } = useRuntime().config.endpoints
  const { data: sale } = useSale()
  return (
    <>
      {indexer === undefined ? (
        <NoIndexer title={TITLE} command="presale keeper run --once" />
      ) : (
        <IndexedQueue indexer={indexer} />
      )}
      {sale && <Keeper sale={sale} />}
    </>
  )
}

function IndexedQueue({ indexer }: { indexer: string }) {
  const { freshness } = useRuntime()
  const { data: sale } = useSale()
  return (
    <Page
      title={TITLE}
      intro="What waits to be paid. The keeper settles it within seconds; after ten minutes anybody may."
      query={useQuery(queueQueryOptions({ indexer, freshness }))}
    >
      {({ items, nextCursor, asOf }) =>
        sale && (
          <Queue
            sale={sale}
            items={items}
            hasMore={nextCursor !== null}
            blockNumber={asOf.blockNumber}
            isBehind={!freshness.isMet(asOf.blockNumber)}
          />
        )
      }
    </Page>
  )
}
