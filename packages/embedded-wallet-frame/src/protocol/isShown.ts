import { isSafeMethod } from './methods.ts'
import type { RequestName } from './names.ts'
import type { Payload } from './payloads.ts'

/** Returns true if a request is shown to the user, inside the iframe, before it is answered. */
export const isShown = (name: RequestName, payload: unknown): boolean =>
  name === 'RPC_REQUEST'
    ? !isSafeMethod((payload as Payload<'RPC_REQUEST'>).method)
    : (payload as { passkey?: unknown } | undefined)?.passkey === true
