import { SiteError } from '@foyer/site-kit/errors'
import { useTranslation } from 'react-i18next'
import type { en } from '../locales/en.ts'
import styles from './BootFailure.module.css'
import { useLoadFailure } from './useLoadFailure.ts'
import { usePageTitle } from './usePageTitle.ts'

/** Errors that have a text of their own, by name. */
const KNOWN = ['ConfigUnreachableError', 'ConfigInvalidError', 'LoopbackRpcError'] as const satisfies Array<
  keyof typeof en.boot
>

export type BootFailureProps = { error: unknown; isRetrying?: boolean; onRetry: () => void }

/** The whole page when the site cannot start: what happened, what to do, and the details an operator needs. */
export function BootFailure({ error, isRetrying = false, onRetry }: BootFailureProps) {
  const { t } = useTranslation()
  const known = KNOWN.find((one) => error instanceof SiteError && error.name === one)
  const failure = useLoadFailure(error)
  const isRemoved = known === undefined && failure === 'removed'
  const name = known ?? (failure === undefined ? 'exception' : 'unknown')
  usePageTitle(t('boot.title'))

  return (
    <main className={styles.page}>
      <div role="alert">
        <h1>{t('boot.title')}</h1>
        <p>{t(isRemoved ? 'app.updated' : `boot.${name}`)}</p>
      </div>
      {isRemoved ? (
        <button type="button" className="button primary" onClick={() => window.location.reload()}>
          {t('app.reload')}
        </button>
      ) : (
        <button type="button" className="button primary" disabled={isRetrying} onClick={onRetry}>
          {isRetrying ? t('app.loading') : t('app.retry')}
        </button>
      )}
      <details className={styles.details}>
        <summary>{t('boot.details')}</summary>
        <pre>{describe(error)}</pre>
      </details>
    </main>
  )
}

function describe(error: unknown) {
  if (!(error instanceof SiteError)) return String(error)
  return [error.message, ...error.details, error.docs].filter((line) => line !== undefined).join('\n')
}
