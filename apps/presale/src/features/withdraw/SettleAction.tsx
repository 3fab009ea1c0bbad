import { isUnderWay } from '@foyer/site-kit/transaction'
import { useTranslation } from 'react-i18next'
import { formatTime } from '../../format/time.ts'
import { useChainTime } from '../presale/useChainTime.ts'
import type { WithdrawalRow } from '../record/sources/withdrawals.ts'
import { KEEPER_WINDOW, type useSettlement } from './useSettlement.ts'
import styles from './Withdraw.module.css'
import { WithdrawalStatus } from './WithdrawalStatus.tsx'

export type SettleActionProps = {
  withdrawal: WithdrawalRow
  settlement: ReturnType<typeof useSettlement>
}

/** A withdrawal that is being processed; when the keeper is late, its owner can pay it out and gets the gas fee back. */
export function SettleAction({ withdrawal, settlement }: SettleActionProps) {
  const { t, i18n } = useTranslation()
  const now = useChainTime()
  const opensAt = withdrawal.time + KEEPER_WINDOW
  const isOpen = now !== undefined && now >= opensAt

  return (
    <span className={styles.settle}>
      <WithdrawalStatus withdrawal={withdrawal} />
      {isOpen ? (
        <>
          <button
            type="button"
            className="button quiet"
            disabled={isUnderWay(settlement.state)}
            onClick={() => void settlement.settle(withdrawal.token, withdrawal.id)}
          >
            {t('withdraw.settle')}
          </button>
          <small className={styles.hint}>{t('withdraw.settleText')}</small>
        </>
      ) : (
        <small className={styles.hint}>
          {t('withdraw.settleFrom', { time: formatTime(i18n.language, opensAt) })}
        </small>
      )}
    </span>
  )
}
