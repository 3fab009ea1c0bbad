import { useDeferredValue, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Address } from 'viem'
import { useAfterPaint } from '../../app/useAfterPaint.ts'
import { formatUtc } from '../../format/time.ts'
import { Dialog } from '../../ui/Dialog.tsx'
import { BuyPanel } from '../buy/BuyPanel.tsx'
import { Invitation, type InvitationProps } from '../invite/Invitation.tsx'
import { useWallet } from '../wallet/useWallet.ts'
import { Holdings } from './Holdings.tsx'
import styles from './Presale.module.css'
import { PresaleSkeleton } from './PresaleSkeleton.tsx'
import { SaleActivity } from './SaleActivity.tsx'
import { Schedule } from './Schedule.tsx'
import { Steps } from './Steps.tsx'
import { useSale } from './useSale.ts'
import { WhitelistCheck } from './WhitelistCheck.tsx'

type OpenDialog = 'none' | 'invite' | 'inviteRequired' | 'reminder'

const INVITATION_DIALOGS: Partial<Record<OpenDialog, InvitationProps['dialog']>> = {
  invite: 'open',
  inviteRequired: 'required',
}

/** Purchase, holdings, invitations and schedule: what a visitor does here. */
export default function Presale() {
  const { t, i18n } = useTranslation()
  const { address } = useWallet()
  const { sale, ...home } = useSale()
  const [dialog, setDialog] = useState<OpenDialog>('none')
  const [interrupted, setInterrupted] = useState<Address>()
  const close = () => setDialog('none')
  if (interrupted !== undefined && interrupted === address) setInterrupted(undefined)

  const isPainted = useAfterPaint()
  // Deferred once: the panels are many, and are drawn in slices, after the price.
  const isRead = useDeferredValue(isPainted && sale !== undefined)
  // The offer above says so.
  if (sale === undefined && home.isError) return null
  if (sale === undefined || !isRead) return <PresaleSkeleton />
  const { view } = sale
  const isOwn = address !== undefined && !home.isPlaceholderData
  const isKnown = home.data !== undefined
  // On a wide screen the schedule goes where there is room: below the form, when much is said beside it.
  const isSideLong = address !== undefined || !view.publicOpen

  return (
    <>
      <div className={styles.grid}>
        <BuyPanel
          key={address}
          view={view}
          account={address}
          isReady={isKnown && (address === undefined || isOwn)}
          isPriced={sale.isPriced}
          retryPrice={sale.retryPrice}
          interrupted={interrupted}
          onInterrupted={setInterrupted}
          onInvitationRequired={() => setDialog('inviteRequired')}
          onWhitelistRequired={() => setDialog('reminder')}
        />
        <div className={styles.side}>
          <SaleActivity view={view} />
          {address !== undefined && <Holdings view={isOwn ? view : undefined} />}
          {address === undefined && sale.state !== 'soldOut' && <Steps />}
          <Invitation
            key={address}
            account={address}
            profile={isOwn ? view.profile : undefined}
            dialog={INVITATION_DIALOGS[dialog] ?? 'closed'}
            onOpen={() => setDialog('invite')}
            onClose={close}
          />
          {!view.publicOpen && <WhitelistCheck view={view} />}
          {!isSideLong && <Schedule view={view} />}
        </div>
        {isSideLong && <Schedule view={view} />}
      </div>
      {dialog === 'reminder' && (
        <Dialog title={t('reminder.title')} onClose={close}>
          <p>{t('failure.NotWhitelisted')}</p>
          <p>{t('reminder.opens', { date: formatUtc(i18n.language, view.publicOpenAt) })}</p>
          <button type="button" className="button primary" onClick={close}>
            {t('app.confirm')}
          </button>
        </Dialog>
      )}
    </>
  )
}
