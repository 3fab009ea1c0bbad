import { type ReactNode, useState } from 'react'

export type CopyButtonProps = { text: string; children: ReactNode }

/** Puts a text on the clipboard and says so. */
export function CopyButton({ text, children }: CopyButtonProps) {
  const [outcome, setOutcome] = useState<string>()
  const copy = () =>
    navigator.clipboard.writeText(text).then(
      () => setOutcome('Copied'),
      () => setOutcome('The browser refuses to copy'),
    )

  return (
    <>
      <button type="button" className="button quiet" onClick={copy}>
        {children}
      </button>
      <span role="status" className="copied">
        {outcome}
      </span>
    </>
  )
}
