export {
  createServerApp,
  type ServedRequest,
  type ServerApp,
  type ServerVariables,
} from './app/createServerApp.ts'
export type { DeclaredRoute, PolicyParameters } from './app/policy.ts'
export { createRole } from './createRole.ts'
export { createTurns } from './createTurns.ts'
export { codeOfFailure } from './database/failure.ts'
export { hasDatabase } from './database/hasDatabase.ts'
export type { Lease } from './database/leases.ts'
export { migrateSetting } from './database/migrateSetting.ts'
export { openDatabase } from './database/openDatabase.ts'
export type { Database } from './database/types.ts'
export { describeCauses } from './describeCauses.ts'
export {
  HttpError,
  invalidRequest,
  OperatorError,
  type Reason,
  tooManyRequests,
  unavailable,
} from './errors.ts'
export { limitBody, readJson } from './http/body.ts'
export { createClientAddress } from './http/clientAddress.ts'
export { drainSeconds } from './http/drainSeconds.ts'
export { answerError, createErrorHandler } from './http/errors.ts'
export { idleSeconds } from './http/idleSeconds.ts'
export { portSetting } from './http/portSetting.ts'
export { splitCredentials } from './http/splitCredentials.ts'
export { type RunningServer, startServer } from './http/startServer.ts'
export { createLineWriter } from './log/createLineWriter.ts'
export { createLog, LOG_LEVELS, type Log, type LogFields, type LogLevel } from './log/createLog.ts'
export type { RenderedMetrics } from './metrics/createMetricsApp.ts'
export { createRates, type Rate, type Rates } from './rates/createRates.ts'
export { openRates } from './rates/openRates.ts'
export { prepareRateTable } from './rates/prepareRateTable.ts'
export { type RateStoreName, rateStore, redisUrl } from './rates/rateStore.ts'
export { readSettings } from './readSettings.ts'
export { readVariable, VariableError } from './readVariable.ts'
export { repeatAsLeader } from './repeatAsLeader.ts'
export { runProgram } from './runProgram.ts'
export { openTracing } from './tracing/openTracing.ts'
export { readTracing, type TracingSettings, tracingSettings } from './tracing/tracingSettings.ts'
export type { Tracing } from './tracing/types.ts'
export { untilSignal } from './untilSignal.ts'
