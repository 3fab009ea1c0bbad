export { formatMessage, type SiwxParameters, siwx } from '@foyer/modal-core/siwx'
export type { SiweServer } from '../siwe/httpServer.ts'
export { type SiweParameters, siwe } from '../siwe/siwe.ts'
