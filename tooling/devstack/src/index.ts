export { createPresaleConfig } from './createPresaleConfig.ts'
export { StackError } from './errors.ts'
export { type StartStackParameters, startStack } from './startStack.ts'
export { readStackFile, type StackAddresses } from './state/stackFile.ts'
