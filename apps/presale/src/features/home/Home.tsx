import { ErrorBoundary } from '@foyer/site-kit/ui'
import { lazy } from 'react'
import { PartFailure } from '../../app/PartFailure.tsx'
import { WhenNear } from '../../app/WhenNear.tsx'
import { WhenReady } from '../../app/WhenReady.tsx'
import { PresaleSkeleton } from '../presale/PresaleSkeleton.tsx'
import { Hero } from './Hero.tsx'

const Presale = lazy(() => import('../presale/Presale.tsx'))
const Story = lazy(() => import('../story/Story.tsx'))

export function Home() {
  return (
    <>
      <Hero />
      <section id="presale" aria-labelledby="presale-title">
        <WhenReady fallback={<PresaleSkeleton />}>
          <Presale />
        </WhenReady>
      </section>
      <WhenNear>
        <ErrorBoundary fallback={() => <PartFailure />}>
          <Story />
        </ErrorBoundary>
      </WhenNear>
    </>
  )
}
