import { useDeferredValue, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { formatUtc } from '../../format/time.ts'
import { Dialog } from '../../ui/Dialog.tsx'
import { BuyPanel } from '../buy/BuyPanel.tsx'
import { Invitation, type InvitationProps } from '../invite/Invitation.tsx'
import { useWallet } from '../wallet/useWallet.ts'
import { Holdings } from './Holdings.tsx'
import styles from './Presale.module.css'
import { PresaleSkeleton } from './PresaleSkeleton.tsx'
import { PricePanel } from './PricePanel.tsx'
import { Schedule } from './Schedule.tsx'
import { Steps } from './Steps.tsx'
import { Unavailable } from './Unavailable.tsx'
import { useHome } from './useHome.ts'
import { WhitelistCheck } from './WhitelistCheck.tsx'

type OpenDialog = 'none' | 'invite' | 'inviteRequired' | 'reminder'

const INVITATION_DIALOGS: Partial<Record<OpenDialog, InvitationProps['dialog']>> = {
  invite: 'open',
  inviteRequired: 'required',
}

/** Price, holdings and purchase: everything that is read from the chain. */
export default function Presale() {
  const { t, i18n } = useTranslation()
  const { address } = useWallet()
  const home = useHome()
  const [dialog, setDialog] = useState<OpenDialog>('none')
  const close = () => setDialog('none')

  const view = home.data ?? home.lastHome?.view
  // Deferred once: the panels are many, and are drawn in slices.
  const isRead = useDeferredValue(view !== undefined)
  if (view === undefined && home.isError) return <Unavailable error={home.error} onRetry={home.refetch} />
  if (view === undefined || !isRead) return <PresaleSkeleton />
  const isOwn = address !== undefined && !home.isPlaceholderData
  const isKnown = home.data !== undefined
  // On a wide screen the schedule goes where there is room: below the form, when much is said beside it.
  const isSideLong = address !== undefined || !view.publicOpen

  return (
    <div className={styles.grid}>
      <PricePanel
        view={view}
        isStale={isKnown && home.failureCount > 0}
        savedAt={home.lastHome?.savedAt}
        onPriceChange={() => void home.refetch()}
      />
      <BuyPanel
        key={address}
        view={view}
        account={address}
        isReady={isKnown && (address === undefined || isOwn)}
        onInvitationRequired={() => setDialog('inviteRequired')}
        onWhitelistRequired={() => setDialog('reminder')}
      />
      <div className={styles.side}>
        {address === undefined ? <Steps /> : <Holdings view={isOwn ? view : undefined} />}
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
      {dialog === 'reminder' && (
        <Dialog title={t('reminder.title')} onClose={close}>
          <p>{t('failure.NotWhitelisted')}</p>
          <p>{t('reminder.opens', { date: formatUtc(i18n.language, view.publicOpenAt) })}</p>
          <button type="button" className="button primary" onClick={close}>
            {t('app.confirm')}
          </button>
        </Dialog>
      )}
    </div>
  )
}
