import { useTranslation } from 'react-i18next'
import type { LoadFailure } from './isLoadError.ts'
import { useLoadFailure } from './useLoadFailure.ts'
import { useReload } from './useReload.ts'

export type PartFailureProps = { error: unknown }

const TEXTS = { connection: 'app.loadFailed', removed: 'app.updated' } as const satisfies Record<
  LoadFailure,
  string
>

/** In place of a part of the page that has failed: the rest of it goes on. */
export function PartFailure({ error }: PartFailureProps) {
  const { t } = useTranslation()
  const { reload, isTrying } = useReload()
  const failure = useLoadFailure(error)
  const action = failure === 'removed' ? 'app.reload' : 'app.retry'
  return (
    <div className="panel notice">
      <p role="alert">{t(failure === undefined ? 'app.partFailed' : TEXTS[failure])}</p>
      <button type="button" className="button primary" disabled={isTrying} onClick={() => void reload()}>
        {t(isTrying ? 'app.loading' : action)}
      </button>
    </div>
  )
}
