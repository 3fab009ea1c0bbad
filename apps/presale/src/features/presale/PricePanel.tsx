import { useTranslation } from 'react-i18next'
import type { HomeView } from '../../chain/homeQuery.ts'
import { formatUsd } from '../../format/amount.ts'
import { formatUtc } from '../../format/time.ts'
import { LastKnownNote } from '../failure/LastKnownNote.tsx'
import { Countdown } from './Countdown.tsx'
import styles from './PricePanel.module.css'
import { SaleSummary } from './SaleSummary.tsx'

export type PricePanelProps = {
  view: HomeView
  /** The last attempt to refresh failed. */
  isStale: boolean
  /** When an earlier visit read the view, in milliseconds; absent when the view is current. */
  savedAt: number | undefined
  /** The countdown has ended. */
  onPriceChange: () => void
}

export function PricePanel({ view, isStale, savedAt, onPriceChange }: PricePanelProps) {
  const { t, i18n } = useTranslation()

  return (
    <div className={`${styles.panel} panel`}>
      <h2 id="presale-title">{t('home.title')}</h2>
      <SaleStatus view={view} />
      <dl className={styles.prices}>
        <div>
          <dt>{t('home.price')}</dt>
          <dd className={styles.current}>
            {view.price === 0n ? t('failure.SaleNotStarted') : <PricePerYes price={view.price} />}
          </dd>
        </div>
        {view.nextPriceAt > 0n && (
          <div>
            <dt>{t('home.next')}</dt>
            <dd className={styles.next}>{formatUsd(i18n.language, view.nextPrice)}</dd>
          </div>
        )}
      </dl>
      {savedAt !== undefined && (
        <LastKnownNote className={styles.stale} block={view.blockNumber} savedAt={savedAt} />
      )}
      {savedAt !== undefined ? null : view.nextPriceAt > 0n ? (
        <Countdown until={Number(view.nextPriceAt)} onEnd={onPriceChange} />
      ) : (
        <p>{t('home.lastPrice')}</p>
      )}
      <SaleSummary view={view} />
      {isStale && (
        <p className={styles.stale} role="status">
          {t('home.stale', { block: view.blockNumber.toLocaleString(i18n.language) })}
        </p>
      )}
    </div>
  )
}

/** The amount large, the words around it small: languages differ in what comes first. */
function PricePerYes({ price }: { price: bigint }) {
  const { t, i18n } = useTranslation()
  const amount = formatUsd(i18n.language, price)
  const [before, after] = t('home.pricePerYes', { price: amount }).split(amount)
  return (
    <>
      {before && <small>{before}</small>}
      {amount}
      {after && <small>{after}</small>}
    </>
  )
}

function SaleStatus({ view }: { view: HomeView }) {
  const { t, i18n } = useTranslation()
  if (view.paused) return <p className={`${styles.status} ${styles.paused}`}>{t('home.statusPaused')}</p>
  if (view.publicOpen) return <p className={`${styles.status} ${styles.open}`}>{t('home.statusPublic')}</p>
  const date = formatUtc(i18n.language, view.publicOpenAt)
  return <p className={styles.status}>{t('home.statusWhitelist', { date })}</p>
}
