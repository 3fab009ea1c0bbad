export { checkWagmiState } from '../storage/checkWagmiState.ts'
export { createSafeStorage, type KeyValueStorage } from '../storage/createSafeStorage.ts'
