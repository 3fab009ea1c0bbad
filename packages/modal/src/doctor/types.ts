import type { Diagnosis, Modal } from '@foyer/modal-core'

/** A finding of one check. */
export type Finding = Omit<Diagnosis, 'docs'>

/** Looks at one thing, and returns what it has found. */
export type Check = (modal: Modal) => Finding[] | Promise<Finding[]>

/** The first line of an error. Further lines give context. */
export const firstLine = (cause: unknown) =>
  cause instanceof Error ? (cause.message.split('\n')[0] ?? '') : String(cause)

export const ok = (id: string, title: string): Finding => ({ id, level: 'ok', title, fix: undefined })
export const warn = (id: string, title: string, fix: string): Finding => ({ id, level: 'warn', title, fix })
export const error = (id: string, title: string, fix: string): Finding => ({ id, level: 'error', title, fix })
