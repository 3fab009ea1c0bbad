import { useTranslation } from 'react-i18next'
import { ShortAccount } from '../names/ShortAccount.tsx'
import styles from './Invite.module.css'
import type { LinkedInvitation } from './useInvitation.ts'

export type InvitationNoticeProps = {
  invitation: LinkedInvitation
  /** Opens the dialog with the code filled in; absent while no wallet is connected. */
  onAccept?: () => void
  /** Why a wallet with an inviter does not need the link. */
  unused?: 'own' | 'bound' | 'laterMalformed'
}

/** Whose invitation link brought the visitor here, or why it does not work. It does not bind an inviter by itself. */
export function InvitationNotice({ invitation, onAccept, unused }: InvitationNoticeProps) {
  const { t } = useTranslation()
  const { code, forget, later } = invitation

  if (unused !== undefined || invitation.status !== 'found') {
    const reason = unused ?? (invitation.status === 'unowned' ? 'unowned' : 'malformed')
    return (
      <section className={`${styles.panel} panel`} aria-labelledby="invitation-title">
        <h3 id="invitation-title">{t(unused === undefined ? 'invite.brokenTitle' : 'invite.unusedTitle')}</h3>
        <p>{t(`invite.${reason}`, { code })}</p>
        <div className={styles.choices}>
          <button type="button" className="button quiet" onClick={forget}>
            {t('app.close')}
          </button>
        </div>
      </section>
    )
  }
  return (
    <section className={`${styles.panel} panel`} aria-labelledby="invitation-title">
      <h3 id="invitation-title">{t('invite.linkTitle')}</h3>
      <p className={styles.inviter}>
        <span>{t('invite.linkInviter', { code })}</span> <ShortAccount address={invitation.inviter} />
      </p>
      {later && <p>{t(later.isCode ? 'invite.later' : 'invite.laterMalformed', { code: later.code })}</p>}
      <p>{t(invitation.isKept ? 'invite.linkText' : 'invite.linkNotKept')}</p>
      <div className={styles.choices}>
        {onAccept && (
          <button type="button" className="button primary" onClick={onAccept}>
            {t('invite.linkAccept')}
          </button>
        )}
        <button type="button" className="button quiet" onClick={forget}>
          {t('invite.linkForget')}
        </button>
      </div>
    </section>
  )
}
