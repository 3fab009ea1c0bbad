/** What one check of a page has found. */
export type Diagnosis = {
  /** The heading of this check in the page about the doctor. */
  id: string
  level: 'ok' | 'warn' | 'error'
  title: string
  /** What to do. Undefined where there is nothing to do. */
  fix: string | undefined
  /** Where to read on. */
  docs: string
}
