import type { Diagnosis } from '@foyer/modal-core'

/** A diagnosis as text, for a bug report. */
export const formatDiagnosis = (diagnosis: readonly Diagnosis[]) =>
  diagnosis
    .map(({ id, level, title, fix }) => `${level} ${id}: ${title}${fix === undefined ? '' : `\n  ${fix}`}`)
    .join('\n')
