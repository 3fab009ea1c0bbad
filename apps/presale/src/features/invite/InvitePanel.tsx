import { useTranslation } from 'react-i18next'
import styles from './Invite.module.css'

/** The way to say who invited the connected wallet. */
export function InvitePanel({ onOpen }: { onOpen: () => void }) {
  const { t } = useTranslation()
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
