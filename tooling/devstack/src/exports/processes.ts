export { createReaper } from '../processes/createReaper.ts'
export { endGroup, isGroupRunning } from '../processes/processGroup.ts'
export { watchAncestors } from '../processes/watchAncestors.ts'
