import type { LogFields } from '@foyer/server-kit'

/** The fields that a line of the log may have besides its event. */
export const LOG_FIELDS = [
  'reqId',
  'projectId',
  'userId',
  'deviceId',
  'code',
  'ms',
] as const satisfies (keyof LogFields)[]
