import { useContext } from 'react'
import { useTranslation } from 'react-i18next'
import { ExplorerLink } from '../ui/ExplorerLink.tsx'
import styles from './Layout.module.css'
import { RuntimeContext } from './runtime.ts'

export function Footer() {
  const { t } = useTranslation()
  const config = useContext(RuntimeContext)?.config

  return (
    <footer className={styles.footer}>
      <p>{config === undefined ? t('app.footerLoading') : t('app.footer', { chain: config.chain.name })}</p>
      {config && (
        <p>
          {t('app.contract')}{' '}
          <ExplorerLink baseUrl={config.chain.blockExplorerUrl} path={`address/${config.contracts.presale}`}>
            <code>{config.contracts.presale}</code>
          </ExplorerLink>
        </p>
      )}
    </footer>
  )
}
