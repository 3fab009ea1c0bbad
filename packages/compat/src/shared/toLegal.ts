import type { ReactNode } from 'react'
import { type LegalText, legalTextOf } from './legalTextOf.ts'
import { warnOnce } from './warnOnce.ts'

/** The modal’s legal options for a disclaimer. */
export function toLegal(disclaimer: ReactNode): Partial<LegalText> {
  if (disclaimer === undefined || disclaimer === null) return {}
  const { leftOut, ...legal } = legalTextOf(disclaimer)
  if (leftOut.length > 0)
    warnOnce('a part of the disclaimer', `${leftOut.join(', ')} is not shown: text and two links are.`)
  return legal
}

/** The legal options that `update` removes where there is no disclaimer any more. */
export const NO_LEGAL: LegalText = { legalText: undefined, termsUrl: undefined, privacyUrl: undefined }
