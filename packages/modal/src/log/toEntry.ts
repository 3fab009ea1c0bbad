import type { BaseError, ModalEvents } from '@foyer/modal-core'

/** Levels of the log. Each keeps its own entries and those of the levels after it. */
export const LEVELS = ['debug', 'info', 'warn', 'error'] as const

export type LogLevel = (typeof LEVELS)[number]

export type LogEntry = {
  /** Milliseconds since 1970. */
  time: number
  level: LogLevel
  /** The name of the modal's event, or `walletRejection` for a request that the user rejected in the wallet. */
  event: keyof ModalEvents | 'walletRejection'
  /** The data of the event. An error is kept as its name, message and cause. */
  data: Record<string, unknown>
}

/** Characters of a wallet's or server's text that are kept. */
const MOST_CHARACTERS = 1000

const WARNINGS: readonly unknown[] = ['timedOut', 'reverted', 'replaced', 'expired']

/** The level of each event in the log. */
export const LEVEL_OF: { [name in keyof ModalEvents]: (data: ModalEvents[name]) => LogLevel } = {
  open: () => 'debug',
  close: () => 'debug',
  view: () => 'debug',
  connect: () => 'info',
  disconnect: () => 'info',
  accountChange: () => 'info',
  networkChange: () => 'info',
  signIn: () => 'info',
  signOut: () => 'info',
  transaction: ({ status }) => (WARNINGS.includes(status) ? 'warn' : 'info'),
  lateAnswer: () => 'warn',
  send: ({ status }) => (status === 'error' ? 'warn' : 'info'),
  registerName: ({ status }) => (status === 'error' ? 'warn' : 'info'),
  swap: ({ status }) => (status === 'error' ? 'warn' : 'info'),
  onRamp: ({ status }) => (status === 'error' ? 'warn' : 'info'),
  alert: ({ code }) => (code.startsWith('APKTW') ? 'warn' : 'error'),
  signInError: () => 'error',
  error: () => 'error',
}

/** Data as it can be kept: errors by name and message, long texts cut. */
export function toData(data: Record<string, unknown>): Record<string, unknown> {
  const { error, ...others } = data as { error?: BaseError }
  const said = error && { name: error.name, message: error.message, cause: sayCause(error.cause) }
  return Object.fromEntries(
    Object.entries({ ...others, ...said }).map(([name, value]) => [
      name,
      typeof value === 'string' ? value.slice(0, MOST_CHARACTERS) : value,
    ]),
  )
}

function sayCause(cause: unknown) {
  return cause instanceof Error ? `${cause.name}: ${cause.message}` : undefined
}
