import type { Instance } from '@foyer/modal'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Dialog } from '../../ui/Dialog.tsx'

/** Says that the modal could not be loaded when it was to open: it has no place of its own to say so yet. */
export function ModalFailure({ modal }: { modal: Instance }) {
  const { t } = useTranslation()
  const [isOpen, setOpen] = useState(false)

  useEffect(
    () =>
      modal.on('error', ({ error }) => {
        if (error.name === 'ModalLoadError' && !modal.state.router.open) setOpen(true)
      }),
    [modal],
  )

  if (!isOpen) return null
  const close = () => setOpen(false)
  return (
    <Dialog title={t('reminder.title')} onClose={close}>
      <p>{t('app.loadFailed')}</p>
      <button
        type="button"
        className="button primary"
        onClick={() => {
          close()
          void modal.open()
        }}
      >
        {t('app.retry')}
      </button>
    </Dialog>
  )
}
