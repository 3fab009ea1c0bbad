export { createSafeStorage, type KeyValueStorage } from '../storage/createSafeStorage.ts'
