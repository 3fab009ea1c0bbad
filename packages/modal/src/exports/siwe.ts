export { formatMessage, type SiwxParameters } from '@foyer/modal-core/siwx'
export { type SiweParameters, siwe } from '../siwe/siwe.ts'
export type { SignedInAccount, SiweServer } from '../siwe/siweServer.ts'
export { siwx } from '../siwe/siwx.ts'
