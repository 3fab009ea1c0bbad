import type { ReactNode } from 'react'
import { NARROW, useMedia } from '../../ui/useMedia.ts'
import styles from './Foldable.module.css'
import shared from './Story.module.css'

export type FoldableProps = {
  /** Names the section. */
  id: string
  title: string
  lede?: string
  children: ReactNode
}

/** A section of the story. A narrow screen shows its title and opening, and unfolds the rest; all of it is in the document. */
export function Foldable({ id, title, lede, children }: FoldableProps) {
  const isNarrow = useMedia(NARROW)
  const heading = (
    <h2 id={id} className={shared.title}>
      {title}
    </h2>
  )
  const opening = lede === undefined ? null : <p className={shared.lede}>{lede}</p>
  if (!isNarrow)
    return (
      <section className={shared.section} aria-labelledby={id}>
        {heading}
        {opening}
        {children}
      </section>
    )
  return (
    <section className={styles.folded} aria-labelledby={id}>
      <details>
        <summary className={styles.summary}>{heading}</summary>
        {opening}
        {children}
      </details>
    </section>
  )
}
