import { useTranslation } from 'react-i18next'
import { formatUsd } from '../../format/amount.ts'
import { LastKnownNote } from '../failure/LastKnownNote.tsx'
import { Countdown } from './Countdown.tsx'
import styles from './PricePanel.module.css'
import { PricePerYes } from './PricePerYes.tsx'
import { SaleSummary } from './SaleSummary.tsx'
import type { Sale } from './useSale.ts'

export type PricePanelProps = {
  sale: Sale
  /** The last attempt to refresh failed. */
  isStale: boolean
  /** The time at which an earlier visit read the view, in milliseconds; absent when the view is current. */
  savedAt: number | undefined
}

export function PricePanel({ sale, isStale, savedAt }: PricePanelProps) {
  const { t, i18n } = useTranslation()
  const { state, access, view } = sale

  return (
    <div className={`${styles.panel} panel`}>
      <div className={styles.head}>
        <h2 id="presale-title">{t('home.title')}</h2>
        <SaleStatus sale={sale} />
      </div>
      {state === 'soldOut' ? <p>{t('home.soldOutText')}</p> : <Prices sale={sale} />}
      {savedAt !== undefined && (
        <LastKnownNote className={styles.stale} block={view.blockNumber} savedAt={savedAt} />
      )}
      {savedAt === undefined && state !== 'soldOut' && <NextChange sale={sale} />}
      {(state === 'public' || state === 'whitelist') && (
        <a className="button primary wide" href="#presale">
          {access === 'open' ? t('home.buyLink') : t('hero.cta')}
        </a>
      )}
      <SaleSummary sale={sale} />
      {isStale && (
        <p className={styles.stale} role="status">
          {t('home.stale', { block: view.blockNumber.toLocaleString(i18n.language) })}
        </p>
      )}
    </div>
  )
}

/** The price that the visitor gets, and the one that others get or that comes next. */
function Prices({ sale: { state, access, view, isPriced, otherPrice } }: { sale: Sale }) {
  const { t, i18n } = useTranslation()
  if (otherPrice !== undefined) {
    const now = t('home.whitelistPrice')
    const opening = t('home.openingPrice')
    const isOfWhitelist = otherPrice.of === 'whitelist'
    return (
      <dl className={styles.prices} data-phase={state}>
        <div>
          <dt>{access === 'checking' ? t('home.price') : isOfWhitelist ? opening : now}</dt>
          <dd className={styles.current}>
            {isPriced ? <PricePerYes amount={formatUsd(i18n.language, view.price)} /> : '…'}
          </dd>
        </div>
        <div>
          <dt>{isOfWhitelist ? now : opening}</dt>
          <dd className={styles.next} translate="no">
            {otherPrice.price === undefined ? '…' : formatUsd(i18n.language, otherPrice.price)}
          </dd>
        </div>
      </dl>
    )
  }
  return (
    <dl className={styles.prices} data-phase={state}>
      <div>
        <dt>{t('home.price')}</dt>
        <dd className={styles.current}>
          {view.price === 0n ? (
            t('failure.SaleNotStarted')
          ) : (
            <PricePerYes amount={formatUsd(i18n.language, view.price)} />
          )}
        </dd>
      </div>
      {view.nextPriceAt > 0n && (
        <div>
          <dt>{t('home.next')}</dt>
          <dd className={styles.next} translate="no">
            {formatUsd(i18n.language, view.nextPrice)}
          </dd>
        </div>
      )}
    </dl>
  )
}

/** Counts down to what changes next for the visitor. */
function NextChange({ sale: { access, view } }: { sale: Sale }) {
  const { t } = useTranslation()
  if (access === 'checking') return <Countdown label={t('whitelist.looking')} until={undefined} />
  if (access === 'waiting') return <Countdown label={t('home.opensIn')} until={Number(view.publicOpenAt)} />
  if (view.nextPriceAt === 0n) return <p>{t('home.noNextPrice')}</p>
  const label = view.price === 0n ? t('home.startsIn') : t('home.countdown')
  return <Countdown label={label} until={Number(view.nextPriceAt)} />
}

function SaleStatus({ sale: { state, access, isUnlisted, view } }: { sale: Sale }) {
  const { t } = useTranslation()
  if (state === 'soldOut') return <p className={styles.status}>{t('items.soldOut')}</p>
  if (state === 'paused')
    return <p className={`${styles.status} ${styles.paused}`}>{t('home.statusPaused')}</p>
  if (view.publicOpen) return <p className={`${styles.status} ${styles.open}`}>{t('home.statusPublic')}</p>
  if (isUnlisted) return <p className={styles.status}>{t('home.statusUnlisted')}</p>
  const isListed = state === 'whitelist' && access === 'open'
  return <p className={styles.status}>{t(isListed ? 'home.statusListed' : 'home.statusWhitelist')}</p>
}
