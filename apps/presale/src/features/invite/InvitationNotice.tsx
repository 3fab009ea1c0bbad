import { useTranslation } from 'react-i18next'
import { AccountName } from '../names/AccountName.tsx'
import styles from './Invite.module.css'
import type { useInvitation } from './useInvitation.ts'

export type InvitationNoticeProps = {
  invitation: NonNullable<ReturnType<typeof useInvitation>>
  /** Opens the dialog with the code filled in; absent while no wallet is connected. */
  onAccept?: () => void
}

/** Whose invitation link brought the visitor here. It does not bind an inviter by itself. */
export function InvitationNotice({ invitation: { code, inviter, forget }, onAccept }: InvitationNoticeProps) {
  const { t } = useTranslation()
  return (
    <section className={`${styles.panel} panel`} aria-labelledby="invitation-title">
      <h3 id="invitation-title">{t('invite.linkTitle')}</h3>
      <p className={styles.inviter}>
        {t('invite.linkInviter', { code })} <AccountName address={inviter} />
      </p>
      <p>{t('invite.linkText')}</p>
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
