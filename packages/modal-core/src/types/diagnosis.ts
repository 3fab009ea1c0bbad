/** A finding of one check of a page. */
export type Diagnosis = {
  /** The heading of this check in the page about the doctor. */
  id: string
  level: 'ok' | 'warn' | 'error'
  title: string
  /** Advice. Undefined where there is nothing to do. */
  fix: string | undefined
  /** The page to read on. */
  docs: string
}
