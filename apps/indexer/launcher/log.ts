import { createLineWriter, createLog, type LogFields } from '@foyer/server-kit/log'

/** Failures of requests and of limits. What Ponder does, it tells in its own words. */
export const log = createLog<LogFields>({
  level: 'warn',
  fields: ['reqId', 'code', 'error'],
  write: createLineWriter(process.stderr),
})
