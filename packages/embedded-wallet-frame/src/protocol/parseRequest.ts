import { isRequestName, type RequestName } from './names.ts'
import { type Payload, payloads } from './payloads.ts'
import { type Invalid, invalid, nameOf, readEnvelope, readPayload } from './readMessage.ts'
import { APP } from './toMessage.ts'

export type ParsedRequest =
  | {
      [name in RequestName]: {
        status: 'request'
        id: string | undefined
        name: name
        payload: Payload<name>
      }
    }[RequestName]
  | Invalid

/** Reads what a dapp has sent. */
export function parseRequest(data: unknown): ParsedRequest {
  const message = readEnvelope(data)
  const { id, type } = message
  const name = nameOf(message, APP)
  if (!isRequestName(name)) return invalid({ detail: `unknown type ${type}` })
  const schema = name in payloads ? payloads[name as keyof typeof payloads] : undefined
  const read = readPayload(schema, data)
  if (!read.success) return invalid({ id, name, ...read })
  return { status: 'request', id, name, payload: read.data } as ParsedRequest
}
