import { useTranslation } from 'react-i18next'
import type { TokenView } from '../../chain/homeQuery.ts'
import { formatTokenAmount } from '../../format/amount.ts'
import { CurrencyIcon } from '../../ui/CurrencyIcon.tsx'
import styles from './Record.module.css'

/** Earnable, claimed and unclaimed rewards, for each token. The first one says what they mean. */
export function RewardBalances({ tokens }: { tokens: readonly TokenView[] }) {
  const { t, i18n } = useTranslation()
  return tokens.map(({ token, symbol, decimals, rewardAvailable, rewardPending, rewardClaimed }, index) => {
    const sum = (amount: bigint) => (
      <dd className={styles.sum} translate="no">
        <CurrencyIcon symbol={symbol} />{' '}
        <span>{formatTokenAmount(i18n.language, amount, { decimals, symbol })}</span>
      </dd>
    )
    return (
      <dl key={token} className={styles.balances}>
        <div>
          <dt>{t('rewards.earnable')}</dt>
          {sum(rewardAvailable)}
          {index === 0 && <dd className={styles.meaning}>{t('rewards.earnableText')}</dd>}
        </div>
        <div>
          <dt>{t('rewards.unclaimed')}</dt>
          {sum(rewardAvailable + rewardPending)}
          {index === 0 && <dd className={styles.meaning}>{t('rewards.unclaimedText')}</dd>}
        </div>
        <div>
          <dt>{t('rewards.claimed')}</dt>
          {sum(rewardClaimed)}
          {index === 0 && <dd className={styles.meaning}>{t('rewards.claimedText')}</dd>}
        </div>
      </dl>
    )
  })
}
