import { NewSaleLink } from '../features/deployment/NewSaleLink.tsx'
import { Failure } from '../ui/Failure.tsx'

/** The whole page when the console cannot start. */
export function StartFailure({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  return (
    <main className="page stack">
      <h1>The console cannot start</h1>
      <Failure error={error} />
      <button type="button" className="button primary" onClick={onRetry}>
        Try again
      </button>
      <NewSaleLink>There is no sale yet: deploy one</NewSaleLink>
    </main>
  )
}
