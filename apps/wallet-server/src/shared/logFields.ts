import type { LogFields } from '@foyer/server-kit'

/** What a line of the log may hold besides its event. */
export const LOG_FIELDS = [
  'reqId',
  'projectId',
  'userId',
  'deviceId',
  'code',
  'ms',
] as const satisfies (keyof LogFields)[]
