import { isUnderWay, type TransactionState } from '@foyer/site-kit/transaction'
import { useTranslation } from 'react-i18next'
import type { Failure } from '../../chain/toFailure.ts'
import { useFailureText } from '../failure/useFailureText.ts'
import styles from './TransactionNote.module.css'

export type TransactionNoteProps = {
  transaction: {
    state: TransactionState<unknown, Failure>
    isUnseen: boolean
    isKept: boolean
    giveUp: () => void
  }
}

/** Where a transaction is and why it failed, also to screen readers. Its success is for its feature to tell. */
export function TransactionNote({ transaction: { state, isUnseen, isKept, giveUp } }: TransactionNoteProps) {
  const { t } = useTranslation()
  const failureText = useFailureText()
  const isWaiting = isUnderWay(state) && state.status !== 'checking'

  return (
    <>
      <p role="status" className={styles.note}>
        {state.status === 'checking' && t('app.loading')}
        {state.status === 'switching' && t('buy.switching')}
        {state.status === 'signing' && t('invite.signing')}
        {state.status === 'bundled' && t('buy.bundled')}
        {state.status === 'pending' && t('invite.pending')}
        {state.status === 'pending' && isUnseen && ` ${t('buy.unseen')}`}
        {!isKept && ` ${t('buy.notKept')}`}
        {isWaiting && (
          <>
            {' '}
            <button type="button" className="link" onClick={giveUp}>
              {t('buy.stopWaiting')}
            </button>
          </>
        )}
      </p>
      <p role="alert" className={styles.problem}>
        {state.status === 'failed' && failureText(state.failure)}
      </p>
    </>
  )
}
