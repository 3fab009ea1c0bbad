export { type CreateSiweServerParameters, createSiweServer } from '../siwe/server/createSiweServer.ts'
export { memoryStore, type SiweStore } from '../siwe/server/memoryStore.ts'
export type { RefusalReason } from '../siwe/server/Refusal.ts'
export { toNodeHandler } from '../siwe/server/toNodeHandler.ts'
