import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useRuntime } from '../../app/runtime.ts'
import { yesTokenQueryOptions } from '../../chain/yesTokenQuery.ts'
import { formatUtc } from '../../format/time.ts'

/**
 * True if YES can be sent, in a sentence and in a few words; `undefined` until the token has said so.
 */
export function useLockText(): { sentence: string; brief: string; isLocked: boolean } | undefined {
  const { t, i18n } = useTranslation()
  const runtime = useRuntime()
  const { data: token } = useQuery(yesTokenQueryOptions(runtime))
  if (token === undefined) return undefined
  if (token.isUnlocked) return { sentence: t('lock.open'), brief: t('lock.openBrief'), isLocked: false }

  const now = runtime.clock.now()
  const isOverdue = now !== undefined && now >= Number(token.unlockDeadline)
  const date = formatUtc(i18n.language, token.unlockDeadline)
  return {
    sentence: isOverdue ? t('lock.overdue') : t('lock.locked', { date }),
    brief: t('lock.lockedBrief'),
    isLocked: true,
  }
}
