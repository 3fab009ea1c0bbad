import { type ReactNode, useId, useLayoutEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { useBackLayer } from '../app/useBackLayer.ts'
import styles from './Dialog.module.css'
import { CloseIcon } from './icons.tsx'

export type DialogProps = {
  title: string
  /** Escape, the close icon and the browser's Back. Absent when the question must be answered. */
  onClose?: () => void
  children: ReactNode
}

/** A modal dialog. It is open while it is rendered; focus goes in, stays in, and returns when it goes. */
export function Dialog({ title, onClose, children }: DialogProps) {
  const { t } = useTranslation()
  const titleId = useId()
  const dialog = useRef<HTMLDialogElement>(null)
  useBackLayer(true, onClose)

  useLayoutEffect(() => {
    const element = dialog.current
    element?.showModal()
    return () => element?.close()
  }, [])

  return (
    <dialog
      ref={dialog}
      className={styles.dialog}
      aria-labelledby={titleId}
      onCancel={(event) => {
        event.preventDefault()
        onClose?.()
      }}
      // Browsers may close a dialog without asking.
      onClose={() => {
        if (dialog.current?.open === true) return
        if (onClose === undefined) dialog.current?.showModal()
        else onClose()
      }}
    >
      <div className={styles.header}>
        <h2 id={titleId} className={styles.title}>
          {title}
        </h2>
        {onClose && (
          <button type="button" className={styles.close} aria-label={t('app.close')} onClick={onClose}>
            <CloseIcon />
          </button>
        )}
      </div>
      <div className={styles.body}>{children}</div>
    </dialog>
  )
}
