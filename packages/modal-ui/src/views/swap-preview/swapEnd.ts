import type { DeepReadonly, SwapState } from '@foyer/modal-core'
import type { TemplateResult } from 'lit'
import type { SwapStrings } from '../../locales/en/swap.ts'
import { checkIcon, crossIcon, warningIcon } from '../../styles/icons.ts'

/** The drawing of a swap that was sent. */
export type SwapEnd = {
  look: 'asking' | 'done' | 'late' | 'failed'
  badge?: TemplateResult
  title: string
  text: string
}

/** The end of a swap. Undefined before anything was sent. */
export function swapEnd(
  { status, error }: DeepReadonly<SwapState>,
  strings: SwapStrings,
): SwapEnd | undefined {
  if (status === 'sent') return { look: 'asking', title: strings.swapSentTitle, text: strings.swapSentText }
  if (status === 'confirmed')
    return { look: 'done', badge: checkIcon(), title: strings.swapDoneTitle, text: strings.swapDoneText }
  const failed = { look: 'failed', badge: crossIcon(), title: strings.swapRevertedTitle } as const
  if (status === 'reverted') return { ...failed, text: strings.swapRevertedText }
  // A wallet that sent several calls as one, and did not say what became of them.
  if (status === 'failed' && error?.code === 'hash') return { ...failed, text: strings.swapErrorHash }
  const late = { look: 'late', badge: warningIcon() } as const
  if (status === 'shared') return { ...late, title: strings.swapSharedTitle, text: strings.swapSharedText }
  if (status === 'replaced')
    return { ...late, title: strings.swapReplacedTitle, text: strings.swapReplacedText }
  if (status === 'timedOut')
    return { ...late, title: strings.swapTimedOutTitle, text: strings.swapTimedOutText }
  return undefined
}
