import type { ReplicaRole } from '../replicas/startReplicas.ts'

/** A request of a client, at which the replica that serves it is killed. */
export type Step = {
  step: string
  role: ReplicaRole
  /** Method, path and, of JSON-RPC, the method there. A `*` stands for the rest of the path. */
  request: string
  journey: 'login' | 'purchase'
}

const stepsOf = (journey: Step['journey'], list: [step: string, role: ReplicaRole, request: string][]) =>
  list.map(([step, role, request]): Step => ({ step, role, request, journey }))

/** A new step of a journey is one more line. */
export const STEPS: Step[] = [
  ...stepsOf('login', [
    ['a link is asked for', 'vault', 'POST /v1/approvals'],
    ['the link is confirmed', 'vault', 'POST /v1/approvals/decide'],
    ['the link is looked after', 'vault', 'GET /v1/approvals/*'],
    ['a code is asked for', 'auth', 'POST /v1/email/start'],
    ['the code is entered', 'auth', 'POST /v1/email/verify'],
    ['the session is read', 'auth', 'GET /v1/me'],
    ['auth keeps its shares', 'auth', 'POST /v1/wallet'],
    ['the vault keeps its share', 'vault', 'PUT /v1/recovery'],
    ['the wallet is confirmed', 'auth', 'POST /v1/wallet/confirm'],
    ['auth releases a share', 'auth', 'POST /v1/shares/release'],
    ['the vault releases its share to another device', 'vault', 'POST /v1/recovery/release'],
    ['another device gets a share', 'auth', 'PUT /v1/shares/device'],
  ]),
  ...stepsOf('purchase', [
    ['a price is read', 'gateway', 'POST /v1/ eth_call'],
    ['a quote is asked for', 'gateway', 'GET /v1/convert/quotes'],
    ['the nonce is read', 'gateway', 'POST /v1/ eth_getTransactionCount'],
    ['the transaction is sent', 'gateway', 'POST /v1/ eth_sendRawTransaction'],
    ['the receipt is read', 'gateway', 'POST /v1/ eth_getTransactionReceipt'],
    ['the purchase is reported', 'gateway', 'POST /batch'],
  ]),
]
