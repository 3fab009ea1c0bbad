import type { StackError } from './errors.ts'

/** Progress of a stack that is starting. */
export type Progress =
  | { status: 'portBusy'; name: string; preferred: number; chosen: number }
  | { status: 'started'; name: string }
  | { status: 'detail'; name: string; message: string }
  | { status: 'ready'; name: string; milliseconds: number }
  /** A part that the stack can do without has failed. */
  | { status: 'failed'; name: string; error: StackError }
  /** The presale's page can be opened, and says what is still starting. */
  | { status: 'open'; url: string }
