import { useTranslation } from 'react-i18next'
import { isLoadError } from './isLoadError.ts'
import { useReload } from './useReload.ts'

export type PartFailureProps = { error: unknown }

/** In place of a part of the page that has failed: the rest of it goes on. */
export function PartFailure({ error }: PartFailureProps) {
  const { t } = useTranslation()
  const { reload, isTrying } = useReload()
  return (
    <div className="panel notice">
      <p role="alert">{t(isLoadError(error) ? 'app.loadFailed' : 'app.partFailed')}</p>
      <button type="button" className="button primary" disabled={isTrying} onClick={() => void reload()}>
        {t(isTrying ? 'app.loading' : 'app.retry')}
      </button>
    </div>
  )
}
