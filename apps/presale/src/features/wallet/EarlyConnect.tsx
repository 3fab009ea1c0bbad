import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import styles from './EarlyConnect.module.css'
import { askToConnect, isConnectAsked } from './earlyConnect.ts'

/**
 * Connect Wallet until the wallet stack is there: it takes a tap, and the modal opens once it can. For visitors whose wallet
 * was connected when they left, it says that this wallet is being connected again.
 */
export function EarlyConnect() {
  const { t } = useTranslation()
  const [isAsked, setAsked] = useState(isConnectAsked)

  return (
    <button
      type="button"
      className={styles.button}
      aria-busy={isAsked}
      data-connect
      onClick={() => {
        askToConnect()
        setAsked(true)
      }}
    >
      <span className={styles.connect}>{t('app.connect')}</span>
      <span className={styles.restoring}>
        <span className={styles.picture} />
        <span className={styles.text}>
          <span>{t('app.connecting')}</span>
          <span className={styles.room} aria-hidden="true" />
        </span>
      </span>
    </button>
  )
}
