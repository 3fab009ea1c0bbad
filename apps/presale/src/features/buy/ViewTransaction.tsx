import { useTranslation } from 'react-i18next'
import { useRuntime } from '../../app/runtime.ts'
import { ExplorerLink } from '../../ui/ExplorerLink.tsx'

/** The way to a transaction at the configured block explorer; absent without one. */
export function ViewTransaction({ hash }: { hash: string }) {
  const { t } = useTranslation()
  const { blockExplorerUrl } = useRuntime().config.chain
  if (blockExplorerUrl === undefined) return null
  return (
    <ExplorerLink baseUrl={blockExplorerUrl} path={`tx/${hash}`}>
      {t('buy.viewTransaction')}
    </ExplorerLink>
  )
}
