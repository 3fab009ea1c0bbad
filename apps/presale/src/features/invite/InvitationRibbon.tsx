import { useTranslation } from 'react-i18next'
import { ShortAccount } from '../names/ShortAccount.tsx'
import { useHome } from '../presale/useHome.ts'
import styles from './Invite.module.css'
import { useInvitation } from './useInvitation.ts'

/** Above everything: who invited the visitor, until an inviter is bound. */
export default function InvitationRibbon() {
  const { t } = useTranslation()
  const linked = useInvitation()
  const { data: view } = useHome()
  // No place is kept for it (`firstPaint.ts`): the panel beside the form to buy says the same.
  if (document.documentElement.dataset.returning !== undefined) return null
  if (linked?.status !== 'found' || view === undefined || view.profile.boundAt > 0) return null

  return (
    <p className={styles.ribbon}>
      <span>
        {t('invite.ribbon')} <ShortAccount address={linked.inviter} />
      </span>
      <a href="#presale">{t('invite.ribbonLink')}</a>
    </p>
  )
}
