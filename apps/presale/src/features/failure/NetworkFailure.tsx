import { createContext, type ReactNode, useCallback, useContext, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { PresaleError } from '../../errors/PresaleError.ts'
import { Dialog } from '../../ui/Dialog.tsx'

const NetworkFailureContext = createContext<(() => void) | undefined>(undefined)

/** Opens the network-failure dialog. Only for what the user started: background reads mark their data stale instead. */
export function useNetworkFailure() {
  const open = useContext(NetworkFailureContext)
  if (open === undefined) {
    throw new PresaleError('useNetworkFailure was called outside NetworkFailure.', { docs: 'structure' })
  }
  return open
}

export function NetworkFailure({ children }: { children: ReactNode }) {
  const { t } = useTranslation()
  const [isOpen, setOpen] = useState(false)
  const open = useCallback(() => setOpen(true), [])
  const close = () => setOpen(false)

  return (
    <NetworkFailureContext value={open}>
      {children}
      {isOpen && (
        <Dialog title={t('reminder.title')} onClose={close}>
          <p>{t('failure.NetworkUnstable')}</p>
          <button type="button" className="button primary" onClick={close}>
            {t('app.confirm')}
          </button>
        </Dialog>
      )}
    </NetworkFailureContext>
  )
}
