export { checkWagmiState } from '../storage/checkWagmiState.ts'
export { createSafeStorage, type KeyValueStorage, type SafeStorage } from '../storage/createSafeStorage.ts'
