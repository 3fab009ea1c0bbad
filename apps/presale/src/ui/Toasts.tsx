import { createContext, type ReactNode, useCallback, useContext, useEffect, useState } from 'react'
import { PresaleError } from '../errors/PresaleError.ts'
import { footHeight } from './foot.ts'
import styles from './Toasts.module.css'

/** Time that a message stays, in milliseconds. */
const DURATION = 6_000

const ToastContext = createContext<((message: string) => void) | undefined>(undefined)

/** Shows a short message that needs no answer, also to screen readers. */
export function useToast() {
  const show = useContext(ToastContext)
  if (show === undefined) throw new PresaleError('useToast was called outside Toasts.', { docs: 'structure' })
  return show
}

/** One message at a time, at the foot of the page. */
export function Toasts({ children }: { children: ReactNode }) {
  const [toast, setToast] = useState<{ message: string; bottom: number }>()
  const show = useCallback((message: string) => setToast({ message, bottom: footHeight() }), [])

  useEffect(() => {
    if (toast === undefined) return
    const timer = setTimeout(() => setToast(undefined), DURATION)
    return () => clearTimeout(timer)
  }, [toast])

  return (
    <ToastContext value={show}>
      {children}
      <div
        className={styles.region}
        role="status"
        style={toast && { insetBlockEnd: `max(4rem, ${toast.bottom}px + 1rem)` }}
      >
        {toast && <p className={styles.toast}>{toast.message}</p>}
      </div>
    </ToastContext>
  )
}
