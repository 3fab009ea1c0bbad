import { useTranslation } from 'react-i18next'
import { formatAge } from '../../format/age.ts'

export type LastKnownNoteProps = {
  className?: string | undefined
  block: number | bigint
  /** Milliseconds since 1970. */
  savedAt: number
}

/** Marks what an earlier visit has read, and how old it is. */
export function LastKnownNote({ className, block, savedAt }: LastKnownNoteProps) {
  const { t, i18n } = useTranslation()
  const age = formatAge(i18n.language, Math.max(0, Date.now() - savedAt))
  return (
    <p role="status" className={className}>
      {t('home.lastKnown', { age, block: block.toLocaleString(i18n.language) })}
    </p>
  )
}
