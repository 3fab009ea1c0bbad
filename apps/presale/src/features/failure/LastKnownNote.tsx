import { useTranslation } from 'react-i18next'
import { formatAge } from '../../format/age.ts'

export type LastKnownNoteProps = {
  className?: string | undefined
  block: number | bigint
  /** Milliseconds since 1970. */
  savedAt: number
  /** True if nothing can be read at all, or only this. @default 'home.lastKnown' */
  text?: 'home.lastKnown' | 'record.lastRead'
}

/** Marks data from an earlier visit and shows its age. */
export function LastKnownNote({ className, block, savedAt, text = 'home.lastKnown' }: LastKnownNoteProps) {
  const { t, i18n } = useTranslation()
  const age = formatAge(i18n.language, Math.max(0, Date.now() - savedAt))
  return (
    <p role="status" className={className}>
      {t(text, { age, block: block.toLocaleString(i18n.language) })}
    </p>
  )
}
