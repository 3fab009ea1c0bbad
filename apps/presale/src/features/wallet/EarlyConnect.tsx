import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import styles from './EarlyConnect.module.css'
import { askToConnect, isConnectAsked } from './earlyConnect.ts'

/** Connect Wallet until the wallet stack is there: it takes a tap, and the modal opens once it can. */
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
      {t('app.connect')}
    </button>
  )
}
