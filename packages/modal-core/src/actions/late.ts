// Code that few pages need before the modal has loaded, in one chunk: each part of its own would cost the entry chunk an `import()`
// and the names of what it needs.

// biome-ignore lint/performance/noBarrelFile: it is a chunk
export { createMerge } from '../utils/mergeConnectors.ts'
export { warnOfDefaultNetwork, warnOfIgnoredOptions } from '../utils/warnOfIgnoredOptions.ts'
export { describeAccounts } from './describeAccounts.ts'
export { openTarget } from './openTarget.ts'
