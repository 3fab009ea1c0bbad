import { announcements, answers, failure } from './answers.ts'
import { isRequestName, type RequestName } from './names.ts'
import { type Invalid, invalid, nameOf, readEnvelope, readPayload } from './readMessage.ts'
import { FRAME } from './toMessage.ts'

export type ParsedEvent =
  | { status: 'ready'; version: string | undefined }
  | { status: 'sessionUpdate' }
  | { status: 'success'; id: string; name: RequestName; payload: unknown }
  | { status: 'error'; id: string; name: RequestName; message: string }
  | Invalid

/** Reads what an iframe has sent. */
export function parseEvent(data: unknown): ParsedEvent {
  const message = readEnvelope(data)
  const { id, type } = message
  if (nameOf(message, FRAME) === 'READY') {
    const read = readPayload(announcements.READY, data)
    return read.success ? { status: 'ready', version: read.data.version } : invalid(read)
  }
  if (nameOf(message, FRAME) === 'SESSION_UPDATE') {
    const read = readPayload(announcements.SESSION_UPDATE, data)
    return read.success ? { status: 'sessionUpdate' } : invalid(read)
  }
  const [, name = '', outcome] = /^(\w+)_(SUCCESS|ERROR)$/.exec(nameOf(message, FRAME)) ?? []
  if (!isRequestName(name)) return invalid({ detail: `unknown type ${type}` })
  if (id === undefined) return invalid({ name, detail: `${type} has no id` })
  if (outcome === 'ERROR') {
    const read = readPayload(failure, data)
    return read.success
      ? { status: 'error', id, name, message: read.data.message }
      : invalid({ id, name, ...read })
  }
  const read = readPayload(name in answers ? answers[name as keyof typeof answers] : undefined, data)
  return read.success ? { status: 'success', id, name, payload: read.data } : invalid({ id, name, ...read })
}
