import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { CheckIcon, CopyIcon } from './icons.tsx'
import { useToast } from './Toasts.tsx'

/** How long the button says that it has copied, in milliseconds. */
const DURATION = 2_000

export type CopyButtonProps = {
  /** What the button does. */
  label: string
  /** What is copied. */
  text: string
  /** What is said once it is. */
  confirmation: string
  disabled?: boolean
}

/** Copies a text, and says so: beside the button, and to screen readers. */
export function CopyButton({ label, text, confirmation, disabled = false }: CopyButtonProps) {
  const { t } = useTranslation()
  const toast = useToast()
  const [isCopied, setCopied] = useState(false)

  useEffect(() => {
    if (!isCopied) return
    const timer = setTimeout(() => setCopied(false), DURATION)
    return () => clearTimeout(timer)
  }, [isCopied])

  async function copy() {
    try {
      await navigator.clipboard.writeText(text)
      setCopied(true)
      toast(confirmation)
    } catch {
      toast(t('friends.copyFailed'))
    }
  }

  return (
    <button type="button" className="button quiet" disabled={disabled} onClick={() => void copy()}>
      {isCopied ? <CheckIcon /> : <CopyIcon />}
      {isCopied ? t('friends.copied') : label}
    </button>
  )
}
