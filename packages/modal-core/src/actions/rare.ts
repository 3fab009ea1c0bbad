// Code that few pages need at all, in one chunk.

// biome-ignore lint/performance/noBarrelFile: it is a chunk
export { createMerge } from '../utils/mergeConnectors.ts'
export { warnOfDefaultNetwork, warnOfIgnoredOptions } from '../utils/warnOfIgnoredOptions.ts'
export { openTarget } from './openTarget.ts'
