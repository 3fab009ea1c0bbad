import type { Namespace } from '../types/network.ts'

/** The key of a request to connect, for `askWallet`. */
export const connectKey = (namespace: Namespace, connectorId: string) => `connect ${namespace} ${connectorId}`
