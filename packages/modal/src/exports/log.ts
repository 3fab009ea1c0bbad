export { type LogFeature, type LogParameters, log } from '../log/log.ts'
export type { LogEntry, LogLevel } from '../log/toEntry.ts'
