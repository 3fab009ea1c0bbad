import { type ReactNode, useEffect, useState } from 'react'

/** Time that the button says that it has copied, in milliseconds. */
const DURATION = 2_000

export type CopyButtonProps = {
  /** The text to copy. */
  text: string
  /** The label of the button. */
  children: ReactNode
  /** The label for two seconds once it has copied. */
  copied: ReactNode
  /** Called after each click, to tell screen readers. The browser may refuse to copy. */
  onOutcome: (outcome: 'copied' | 'refused') => void
  disabled?: boolean | undefined
}

/** Copies a text to the clipboard and shows that it did. */
export function CopyButton({ text, children, copied, onOutcome, disabled = false }: CopyButtonProps) {
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
      onOutcome('copied')
    } catch {
      onOutcome('refused')
    }
  }

  return (
    <button type="button" className="button quiet" disabled={disabled} onClick={() => void copy()}>
      {isCopied ? copied : children}
    </button>
  )
}
