import { useTranslation } from 'react-i18next'
import type { HomeView } from '../../chain/homeQuery.ts'
import { shortenAddress } from '../../format/address.ts'
import styles from './Invite.module.css'

/** Who invited the connected wallet, or the way to say so. */
export function InvitePanel({ profile, onOpen }: { profile: HomeView['profile']; onOpen: () => void }) {
  const { t } = useTranslation()
  if (profile.boundAt > 0) {
    return (
      <p className={`${styles.panel} panel`}>
        {t('invite.bound', { address: shortenAddress(profile.inviter) })}
      </p>
    )
  }
  return (
    <div className={`${styles.panel} panel`}>
      <h3>{t('invite.panelTitle')}</h3>
      <p>{t('invite.panelText')}</p>
      <button type="button" className="button quiet" onClick={onOpen}>
        {t('invite.open')}
      </button>
    </div>
  )
}
