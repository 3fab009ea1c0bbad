import { shortenAddress } from '@foyer/site-kit/format'
import { isUnderWay } from '@foyer/site-kit/transaction'
import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Address } from 'viem'
import { Allowances } from '../allowance/Allowances.tsx'
import { useInvitation } from '../invite/useInvitation.ts'
import { ShortAccount } from '../names/ShortAccount.tsx'
import { isSoldOut } from '../presale/saleState.ts'
import { BuyButton } from './BuyButton.tsx'
import styles from './BuyPanel.module.css'
import { BuyStatus } from './BuyStatus.tsx'
import { OrderFields } from './OrderFields.tsx'
import { PurchaseBlockers } from './PurchaseBlockers.tsx'
import { SoldOut } from './SoldOut.tsx'
import { useBundling } from './useBundling.ts'
import { type UseBuyParameters, useBuy } from './useBuy.ts'
import { useDraft } from './useDraft.ts'
import { useOnLeaving } from './useOnLeaving.ts'

export type BuyPanelProps = UseBuyParameters & {
  /** True if `view` is the account's own, or there is no account: what is known now decides what can be bought. */
  isReady: boolean
  /** True if `view` has the price that this buyer gets. */
  isPriced: boolean
  /** Reads that price once more, where it could not be read. */
  retryPrice?: (() => void) | undefined
  /** The account that was buying when it was exchanged for this one. */
  interrupted?: Address | undefined
  /** Called with the account when it goes while its purchase is under way. */
  onInterrupted: (account: Address) => void
}

/** Choose an item, a quantity and a payment token; see what it costs and brings; buy. */
export function BuyPanel(props: BuyPanelProps) {
  const { isReady, isPriced, retryPrice, interrupted, onInterrupted, ...parameters } = props
  const { view, account } = parameters
  const { t, i18n } = useTranslation()
  const { state, isUnseen, isShared, isKept, unanswered, buy, reset, giveUp } = useBuy(parameters)
  const isOver = state.status === 'failed'
  // The result of an order does not apply to the next one.
  const draft = useDraft(view, () => isOver && reset())
  const [placed, setPlaced] = useState({ cost: '', binds: false })
  const titleId = useId()
  const busy = isUnderWay(state)
  const { offer } = draft
  const linked = useInvitation()
  const bundling = useBundling(account)
  const isUnbound = account !== undefined && isReady && view.profile.boundAt === 0
  const invitation = isUnbound && bundling.canBundle && linked?.status === 'found' ? linked : undefined
  useOnLeaving(() => busy && account !== undefined && onInterrupted(account))
  // An order that is under way goes on, also when it was the last one.
  const isClosed = isSoldOut(view) && !busy

  return (
    <form
      className={`${styles.form} panel`}
      aria-labelledby={titleId}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        if (offer === undefined || busy) return
        // The price shown above moves on with the chain; an order keeps the one it was placed at.
        setPlaced({ cost: draft.costLabel(i18n.language), binds: invitation !== undefined })
        void buy(offer.order, offer.token.balance, invitation?.code)
      }}
    >
      <h3 id={titleId} className="visually-hidden">
        {t('items.legend')}
      </h3>
      {isClosed ? (
        <SoldOut />
      ) : (
        <OrderFields
          view={view}
          isOwn={account !== undefined && isReady}
          isPriced={isPriced}
          draft={draft}
          isSponsored={bundling.isSponsored}
          disabled={busy}
        />
      )}
      {offer !== undefined && state.status === 'idle' && <p className={styles.note}>{t('buy.most')}</p>}
      {invitation !== undefined && state.status === 'idle' && (
        <p className={styles.note}>
          {t('buy.bindsToo')} <ShortAccount address={invitation.inviter} />
          <br />
          {t('invite.permanent')}
        </p>
      )}
      {(state.status === 'idle' || isOver) && isReady && isPriced && !isClosed && (
        <PurchaseBlockers
          view={view}
          account={account}
          draft={draft}
          binds={invitation !== undefined}
          isSponsored={bundling.isSponsored}
        />
      )}
      {retryPrice && (
        <div role="status" className={styles.unpriced}>
          <p>{t('schedule.failed')}</p>
          <button type="button" className="button quiet" onClick={retryPrice}>
            {t('app.retry')}
          </button>
        </div>
      )}
      {interrupted !== undefined && (
        <p role="alert" className={styles.changed}>
          {t('buy.changed', { address: shortenAddress(interrupted) })}
        </p>
      )}
      {account !== undefined && isReady && !busy && <Allowances tokens={view.tokens} account={account} />}
      <BuyStatus
        state={state}
        view={view}
        placed={placed}
        isUnseen={isUnseen}
        isShared={isShared}
        unanswered={unanswered}
        isKept={isKept}
        onGiveUp={giveUp}
      />
      {!isClosed && (
        <BuyButton
          isConfirmed={state.status === 'confirmed'}
          isPaused={view.paused}
          isBusy={busy}
          isDisabled={!isReady || (account !== undefined && (offer === undefined || !isPriced))}
          reset={reset}
        />
      )}
    </form>
  )
}
