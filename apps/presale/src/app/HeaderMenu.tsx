import { type ReactNode, useEffect, useId, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { MenuIcon } from '../ui/icons.tsx'
import styles from './Layout.module.css'
import { useEarlyChoice } from './useEarlyChoice.ts'

/** Links and preferences of the header: in its row where there is room, and behind a button where there is not. */
export function HeaderMenu({ children }: { children: ReactNode }) {
  const { t } = useTranslation()
  const [isOpen, setOpen] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  const content = useRef<HTMLDivElement>(null)
  const id = useId()
  useEarlyChoice('earlyMenu', () => setOpen(true))

  useEffect(() => {
    if (!isOpen) return
    function closeOutside({ target }: Event) {
      const isInside = [button, content].some(
        ({ current }) => target instanceof Node && current?.contains(target),
      )
      if (!isInside) setOpen(false)
    }
    function closeByKey({ key }: KeyboardEvent) {
      if (key !== 'Escape') return
      setOpen(false)
      button.current?.focus()
    }
    document.addEventListener('pointerdown', closeOutside)
    document.addEventListener('keydown', closeByKey)
    return () => {
      document.removeEventListener('pointerdown', closeOutside)
      document.removeEventListener('keydown', closeByKey)
    }
  }, [isOpen])

  return (
    <>
      <button
        ref={button}
        type="button"
        className={`${styles.menu} button quiet icon`}
        aria-label={t('app.menu')}
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setOpen(!isOpen)}
      >
        <MenuIcon />
      </button>
      <div ref={content} id={id} className={styles.more} data-open={isOpen}>
        {children}
      </div>
    </>
  )
}
