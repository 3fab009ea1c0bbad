import type { Answer } from './answers.ts'
import type { RequestName } from './names.ts'
import type { Payload } from './payloads.ts'

/** From the dapp to the iframe. */
export const APP = '@w3m-app/'
/** From the iframe to the dapp. */
export const FRAME = '@w3m-frame/'

/** A message as it is posted. */
export type Message = { type: string; id?: string; payload?: unknown }

export const toRequest = <name extends RequestName>(name: name, id: string, payload: Payload<name>) =>
  toMessage(APP + name, id, payload)

export const toReady = (version: string) => toMessage(`${FRAME}READY`, undefined, { version })

export const toSuccess = <name extends RequestName>(name: name, id: string, payload: Answer<name>) =>
  toMessage(`${FRAME}${name}_SUCCESS`, id, payload)

export const toError = (name: RequestName, id: string, message: string) =>
  toMessage(`${FRAME}${name}_ERROR`, id, { message })

/** A key without a value is left out, as JSON does. */
function toMessage(type: string, id: string | undefined, payload: unknown): Message {
  return { type, ...(id === undefined ? {} : { id }), ...(payload === undefined ? {} : { payload }) }
}
