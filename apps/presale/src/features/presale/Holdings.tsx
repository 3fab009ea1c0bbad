import { useTranslation } from 'react-i18next'
import type { HomeView } from '../../chain/homeQuery.ts'
import { toUsd } from '../../chain/toUsd.ts'
import { formatAmount, formatUsd } from '../../format/amount.ts'
import { formatTime } from '../../format/time.ts'
import { useLockText } from '../lock/useLockText.ts'
import styles from './Holdings.module.css'

/** The holdings of the connected wallet. `view` is `undefined` while it is loading. */
export function Holdings({ view }: { view: HomeView | undefined }) {
  const { t, i18n } = useTranslation()
  const lock = useLockText()

  return (
    <div className={`${styles.holdings} panel`}>
      <dl className={styles.facts} aria-busy={view === undefined}>
        <div>
          <dt>{t('home.holdings')}</dt>
          <dd translate="no">
            {view === undefined ? '…' : formatAmount(i18n.language, view.yesHoldings, { decimals: 18 })}
          </dd>
        </div>
        <div>
          <dt>{t('rewards.earnable')}</dt>
          <dd translate="no">
            {view === undefined ? '…' : formatUsd(i18n.language, earnableUsd(view), 'floor')}
          </dd>
        </div>
        <div>
          <dt>{t('home.purchaseTime')}</dt>
          <dd>{view === undefined ? '…' : lastPurchase(view)}</dd>
          {view !== undefined && view.lastPurchaseAt > 0 && (
            <dd className={styles.meaning}>{t('home.purchaseTimeText')}</dd>
          )}
        </div>
      </dl>
      {view !== undefined && view.yesHoldings > 0n && lock?.isLocked === true && <p>{lock.sentence}</p>}
    </div>
  )

  function lastPurchase({ lastPurchaseAt }: HomeView) {
    return lastPurchaseAt === 0 ? t('home.never') : formatTime(i18n.language, lastPurchaseAt)
  }
}

/** The sum of all tokens that can be withdrawn now, in US dollars with 18 decimals. */
const earnableUsd = ({ tokens }: HomeView) =>
  tokens.reduce((sum, token) => sum + toUsd(token, token.rewardAvailable), 0n)
