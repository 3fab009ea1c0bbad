import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { formatUsd } from '../../format/amount.ts'
import { formatUtc } from '../../format/time.ts'
import { CountdownDigits } from './CountdownDigits.tsx'
import styles from './PricePanel.module.css'
import { PricePerYes } from './PricePerYes.tsx'
import { readSnapshot, type ShownSnapshot } from './saleSnapshot.ts'

/**
 * The price of the last deployment, dated, until the chain has answered. Without a snapshot it is hidden: `firstPaint.ts`
 * fills in what the build has written of it.
 */
export function SnapshotPrices() {
  const { t, i18n } = useTranslation()
  const [snapshot] = useState(readSnapshot)
  const locale = i18n.language
  const usd = (amount: string | undefined) => (amount === undefined ? '…' : formatUsd(locale, BigInt(amount)))

  return (
    <div className={styles.snapshot} hidden={snapshot === undefined} data-snapshot>
      <dl className={styles.prices} data-phase="public">
        <div>
          <dt>{t('home.price')}</dt>
          <dd className={styles.current}>
            <PricePerYes amount={usd(snapshot?.price)} name="price" />
          </dd>
        </div>
        <div data-next hidden={snapshot?.nextPriceAt === 0}>
          <dt>{t('home.next')}</dt>
          <dd className={styles.next} translate="no" data-text="nextPrice">
            {usd(snapshot?.nextPrice)}
          </dd>
        </div>
      </dl>
      <div data-next hidden={snapshot?.nextPriceAt === 0}>
        <SnapshotCountdown snapshot={snapshot} />
      </div>
      <p className={styles.asOf} data-text="asOf">
        {snapshot && describeSnapshot(snapshot)}
      </p>
    </div>
  )

  function describeSnapshot({ asOf, block }: ShownSnapshot) {
    return t('home.snapshot', { date: formatUtc(locale, asOf), block: block.toLocaleString(locale) })
  }
}

/** By the server's clock: the chain's is not known yet, and a visitor's may be wrong. */
function SnapshotCountdown({ snapshot }: { snapshot: ShownSnapshot | undefined }) {
  const { t } = useTranslation()
  const [elapsed, setElapsed] = useState(() => performance.now() / 1_000)

  useEffect(() => {
    if (snapshot === undefined) return
    const timer = setInterval(() => setElapsed(performance.now() / 1_000), 1_000)
    return () => clearInterval(timer)
  }, [snapshot])

  return (
    <CountdownDigits
      label={t('home.countdown')}
      seconds={snapshot && snapshot.nextPriceAt - snapshot.origin - elapsed}
    />
  )
}
