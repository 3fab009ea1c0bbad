import { isUnderWay, type UnansweredRequest } from '@foyer/site-kit/transaction'
import { useTranslation } from 'react-i18next'
import type { HomeView } from '../../chain/homeQuery.ts'
import { formatTokenAmount } from '../../format/amount.ts'
import { numberFormat } from '../../format/formats.ts'
import { formatList } from '../../format/list.ts'
import { useFailureText } from '../failure/useFailureText.ts'
import { AfterPurchase } from './AfterPurchase.tsx'
import styles from './BuyStatus.module.css'
import { itemName } from './itemName.ts'
import { Reveal } from './Reveal.tsx'
import { Stepper } from './Stepper.tsx'
import { TopUp } from './TopUp.tsx'
import type { BuyState } from './useBuy.ts'
import { ViewTransaction } from './ViewTransaction.tsx'

export type BuyStatusProps = {
  state: BuyState
  view: HomeView
  /** The cost of the order under way, with its token, and whether it enters an invitation code. */
  placed: { cost: string; binds: boolean }
  /** The network has not seen the transaction for a while. */
  isUnseen: boolean
  /** The account is a contract whose other owners must confirm first. */
  isShared: boolean
  /** A request that the wallet has not answered. */
  unanswered: UnansweredRequest | undefined
  /** A reload still finds the transaction. */
  isKept: boolean
  onGiveUp: () => void
}

/** Shows the progress and the result of a purchase, also to screen readers. */
export function BuyStatus(props: BuyStatusProps) {
  const { state, view, placed, isUnseen, isShared, isKept, unanswered, onGiveUp } = props
  const { t } = useTranslation()
  const failureText = useFailureText()

  return (
    <>
      {(isUnderWay(state) || state.status === 'confirmed') && <Stepper state={state} />}
      <div role="status" className={styles.status}>
        {state.status === 'checking' && <p>{t('buy.checking')}</p>}
        {state.status === 'switching' && <p>{t('buy.switching')}</p>}
        {state.status === 'resetting' && <p>{t('buy.resetting')}</p>}
        {state.status === 'approving' && <p>{t('buy.approving', { amount: placed.cost })}</p>}
        {state.status === 'bundling' && (
          <p>{t(placed.binds ? 'buy.bundlingAll' : 'buy.bundling', { amount: placed.cost })}</p>
        )}
        {state.status === 'bundled' && <p>{t('buy.bundled')}</p>}
        {state.status === 'signing' && <p>{t('buy.signing')}</p>}
        {state.status === 'pending' && (
          <p>
            {t('buy.pending')} <ViewTransaction hash={state.hash} />
          </p>
        )}
        {state.status === 'pending' && isShared && <p>{t('buy.shared')}</p>}
        {state.status === 'pending' && isUnseen && !isShared && <p>{t('buy.unseen')}</p>}
        {unanswered && !isUnderWay(state) && <Unanswered request={unanswered} view={view} />}
        {!isKept && <p>{t('buy.notKept')}</p>}
        {state.status === 'confirmed' && <Reveal purchase={state.result} view={view} />}
      </div>
      {state.status === 'confirmed' && <AfterPurchase state={state} view={view} />}
      {isUnderWay(state) && state.status !== 'checking' && (
        <button type="button" className={`${styles.giveUp} link`} onClick={onGiveUp}>
          {t('buy.stopWaiting')}
        </button>
      )}
      <div role="alert" className={styles.problem}>
        {state.status === 'failed' && <p>{failureText(state.failure)}</p>}
        {state.status === 'failed' && state.failure.isAllowed && <p>{t('buy.allowanceStands')}</p>}
        {state.status === 'failed' && state.failure.name === 'InsufficientBalance' && <TopUp />}
      </div>
    </>
  )
}

/** The transactions since a request that the wallet has not answered: nothing should be bought twice. */
function Unanswered({ request, view }: { request: UnansweredRequest; view: HomeView }) {
  const { t, i18n } = useTranslation()
  const number = numberFormat(i18n.language)
  const allowed = view.tokens.filter(({ allowance }) => allowance > 0n)
  const amounts = allowed.map((token) => formatTokenAmount(i18n.language, token.allowance, token, 'ceil'))
  const owned = view.items.map((item) => `${number.format(item.owned)} × ${itemName(t, item.id)}`)
  return (
    <>
      <p>{t('buy.unanswered', { others: number.format(request.others) })}</p>
      <p>
        {t('buy.unansweredOrder', {
          allowed: formatList(i18n.language, amounts.length > 0 ? amounts : [number.format(0)]),
          owned: formatList(i18n.language, owned),
        })}
      </p>
    </>
  )
}
