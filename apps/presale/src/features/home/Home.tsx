import { ErrorBoundary } from '@foyer/site-kit/ui'
import { lazy } from 'react'
import { useTranslation } from 'react-i18next'
import { Part } from '../../app/Part.tsx'
import { PartFailure } from '../../app/PartFailure.tsx'
import { InvitationRibbon, Offer, Presale } from '../../app/parts.ts'
import { WhenNear } from '../../app/WhenNear.tsx'
import { WhenReady } from '../../app/WhenReady.tsx'
import { OfferSkeleton } from '../presale/OfferSkeleton.tsx'
import { PresaleSkeleton } from '../presale/PresaleSkeleton.tsx'
import { Hero } from './Hero.tsx'
import styles from './Home.module.css'

const Story = lazy(() => import('../story/Story.tsx'))

export function Home() {
  const { t } = useTranslation()
  return (
    <>
      <div className={styles.invitation}>
        <WhenReady>
          <Part of={InvitationRibbon} />
        </WhenReady>
      </div>
      <Hero>
        <WhenReady fallback={<OfferSkeleton />}>
          <Part of={Offer} />
        </WhenReady>
      </Hero>
      <section id="presale" aria-label={t('app.presale')}>
        <WhenReady fallback={<PresaleSkeleton />}>
          <Part of={Presale} />
        </WhenReady>
      </section>
      <WhenNear>
        <ErrorBoundary fallback={(error) => <PartFailure error={error} />}>
          <Story />
        </ErrorBoundary>
      </WhenNear>
    </>
  )
}
