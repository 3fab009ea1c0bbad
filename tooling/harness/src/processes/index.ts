export {
  createProcesses,
  type Processes,
  type SpawnParameters,
  type StackProcess,
} from './createProcesses.ts'
export { createReaper } from './createReaper.ts'
export { ProcessError } from './errors.ts'
export { failAsUser } from './failAsUser.ts'
export { findFreePort } from './findFreePort.ts'
export { findDescendants, listProcesses } from './listProcesses.ts'
export { nodeCommand, PGLITE_FLAGS } from './nodeCommand.ts'
export { endGroup, isGroupRunning } from './processGroup.ts'
export { parseProcStat } from './procStat.ts'
export { readAddressTimeout } from './readAddressTimeout.ts'
export { watchAncestors } from './watchAncestors.ts'
