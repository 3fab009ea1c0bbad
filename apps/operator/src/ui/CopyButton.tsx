import { CopyButton as KitCopyButton } from '@foyer/site-kit/ui'
import { type ReactNode, useState } from 'react'

export type CopyButtonProps = { text: string; children: ReactNode }

/** Puts a text on the clipboard and says so. */
export function CopyButton({ text, children }: CopyButtonProps) {
  const [outcome, setOutcome] = useState<string>()
  return (
    <>
      <KitCopyButton
        text={text}
        copied="Copied"
        onOutcome={(it) => setOutcome(it === 'copied' ? 'Copied' : 'The browser refuses to copy')}
      >
        {children}
      </KitCopyButton>
      <span role="status" className="copied">
        {outcome}
      </span>
    </>
  )
}
