import { BuyBar } from './BuyBar.tsx'
import { OfferSkeleton } from './OfferSkeleton.tsx'
import { PricePanel } from './PricePanel.tsx'
import { nextBoundary } from './saleState.ts'
import { Unavailable } from './Unavailable.tsx'
import { useBoundary } from './useBoundary.ts'
import { useSale } from './useSale.ts'

/** The items, their price and the countdown: the hero's half that is read from the chain. */
export default function Offer() {
  const { sale, ...home } = useSale()
  useBoundary(home.data && nextBoundary(home.data), () => void home.refetch({ cancelRefetch: false }))
  if (sale === undefined && home.isError) return <Unavailable error={home.error} onRetry={home.refetch} />
  if (sale === undefined) return <OfferSkeleton />

  return (
    <>
      <PricePanel
        sale={sale}
        isStale={home.data !== undefined && home.failureCount > 0}
        savedAt={home.lastHome?.savedAt}
      />
      {home.data !== undefined && <BuyBar sale={sale} />}
    </>
  )
}
