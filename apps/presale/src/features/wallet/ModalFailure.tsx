import { type Instance, ModalLoadError } from '@foyer/modal'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Dialog } from '../../ui/Dialog.tsx'

/** Says that the modal could not be loaded when it was to open: it has no place of its own to say so yet. */
export function ModalFailure({ modal }: { modal: Instance }) {
  const { t } = useTranslation()
  const [reason, setReason] = useState<ModalLoadError['reason']>()

  useEffect(
    () =>
      modal.on('error', ({ error }) => {
        if (error instanceof ModalLoadError && !modal.state.router.open) setReason(error.reason)
      }),
    [modal],
  )

  if (reason === undefined) return null
  const isLost = reason === 'connection'
  const text = { connection: 'app.loadFailed', removed: 'app.updated', error: 'app.partFailed' } as const
  const close = () => setReason(undefined)
  return (
    <Dialog title={t('reminder.title')} onClose={close}>
      <p>{t(text[reason])}</p>
      <button
        type="button"
        className="button primary"
        onClick={() => {
          close()
          if (isLost) void modal.open()
          else location.reload()
        }}
      >
        {t(reason === 'removed' ? 'app.reload' : 'app.retry')}
      </button>
    </Dialog>
  )
}
