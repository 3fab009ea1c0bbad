/** The log of servers, for programs that are no servers of this package. It loads no other package. */
export { createLineWriter } from '../log/createLineWriter.ts'
export { createLog, type Log, type LogFields } from '../log/createLog.ts'
