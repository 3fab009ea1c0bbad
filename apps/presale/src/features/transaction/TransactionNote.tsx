import { isUnderWay, type TransactionState, type UnansweredRequest } from '@foyer/site-kit/transaction'
import { useTranslation } from 'react-i18next'
import type { Failure } from '../../chain/toFailure.ts'
import { useFailureText } from '../failure/useFailureText.ts'
import styles from './TransactionNote.module.css'

export type TransactionNoteProps = {
  transaction: {
    state: TransactionState<unknown, Failure>
    isUnseen: boolean
    isShared: boolean
    unanswered: UnansweredRequest | undefined
    isKept: boolean
    giveUp: () => void
  }
}

/** The status of a transaction and the reason of its failure, also for screen readers. Its feature tells its success. */
export function TransactionNote({ transaction }: TransactionNoteProps) {
  const { state, isUnseen, isShared, isKept, unanswered, giveUp } = transaction
  const { t } = useTranslation()
  const failureText = useFailureText()
  const isWaiting = isUnderWay(state) && state.status !== 'checking'

  return (
    <>
      <p role="status" className={styles.note}>
        {state.status === 'checking' && <span>{t('app.loading')}</span>}
        {state.status === 'switching' && <span>{t('buy.switching')}</span>}
        {state.status === 'signing' && <span>{t('invite.signing')}</span>}
        {state.status === 'bundled' && <span>{t('buy.bundled')}</span>}
        {state.status === 'pending' && <span>{t('invite.pending')}</span>}
        {state.status === 'pending' && isShared && <span> {t('buy.shared')}</span>}
        {state.status === 'pending' && isUnseen && !isShared && <span> {t('buy.unseen')}</span>}
        {!isKept && <span> {t('buy.notKept')}</span>}
        {unanswered && !isWaiting && <span>{t('buy.unanswered', { others: unanswered.others })}</span>}
        {isWaiting && (
          <span>
            {' '}
            <button type="button" className="link" onClick={giveUp}>
              {t('buy.stopWaiting')}
            </button>
          </span>
        )}
      </p>
      <p role="alert" className={styles.problem}>
        {state.status === 'failed' && failureText(state.failure)}
      </p>
    </>
  )
}
