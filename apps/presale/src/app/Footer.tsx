import { lazy, useContext } from 'react'
import { useTranslation } from 'react-i18next'
import styles from './Layout.module.css'
import { RuntimeContext } from './runtime.ts'
import { WhenReady } from './WhenReady.tsx'

const Trust = lazy(() => import('../features/trust/Trust.tsx'))

export function Footer() {
  const { t } = useTranslation()
  const config = useContext(RuntimeContext)?.config

  return (
    <footer className={styles.footer}>
      <p>{config === undefined ? t('app.footerLoading') : t('app.footer', { chain: config.chain.name })}</p>
      {/* Last: on a short page it would push what stands below it off the screen. */}
      <WhenReady>
        <Trust />
      </WhenReady>
    </footer>
  )
}
