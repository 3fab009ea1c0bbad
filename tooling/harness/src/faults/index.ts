export { type Fault, type FaultProxy, type ProxiedRequest, startFaultProxy } from './startFaultProxy.ts'
export { startTcpProxy } from './startTcpProxy.ts'
