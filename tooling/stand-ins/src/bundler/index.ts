export { installContracts } from './installContracts.ts'
export { startBundler } from './startBundler.ts'
