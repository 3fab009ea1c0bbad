import { useTranslation } from 'react-i18next'
import type { TokenView } from '../../chain/homeQuery.ts'
import { formatAmount } from '../../format/amount.ts'
import styles from './Record.module.css'

/** Earnable, claimed and unclaimed rewards, for each token. The first one says what they mean. */
export function RewardBalances({ tokens }: { tokens: readonly TokenView[] }) {
  const { t, i18n } = useTranslation()
  return tokens.map(({ token, symbol, decimals, rewardAvailable, rewardPending, rewardClaimed }, index) => {
    const label = (amount: bigint) => `${formatAmount(i18n.language, amount, { decimals })} ${symbol}`
    return (
      <dl key={token} className={styles.balances}>
        <div>
          <dt>{t('rewards.earnable')}</dt>
          <dd className={styles.sum}>{label(rewardAvailable)}</dd>
          {index === 0 && <dd className={styles.meaning}>{t('rewards.earnableText')}</dd>}
        </div>
        <div>
          <dt>{t('rewards.unclaimed')}</dt>
          <dd className={styles.sum}>{label(rewardAvailable + rewardPending)}</dd>
          {index === 0 && <dd className={styles.meaning}>{t('rewards.unclaimedText')}</dd>}
        </div>
        <div>
          <dt>{t('rewards.claimed')}</dt>
          <dd className={styles.sum}>{label(rewardClaimed)}</dd>
          {index === 0 && <dd className={styles.meaning}>{t('rewards.claimedText')}</dd>}
        </div>
      </dl>
    )
  })
}
