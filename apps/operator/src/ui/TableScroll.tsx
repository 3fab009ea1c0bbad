import type { ReactNode } from 'react'

export type TableScrollProps = {
  /** The name of the table, for screen readers. */
  label: string
  children: ReactNode
}

/** Lets a table that is wider than the screen be scrolled by itself, also with the keyboard. */
export function TableScroll({ label, children }: TableScrollProps) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: the arrow keys scroll what has the focus
    <section className="scroll" aria-label={label} tabIndex={0}>
      {children}
    </section>
  )
}
