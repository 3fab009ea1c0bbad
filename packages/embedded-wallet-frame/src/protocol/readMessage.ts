import * as z from 'zod/mini'
import { isWithinLimits } from './limits.ts'
import type { RequestName } from './names.ts'
import { type Parsed, parse } from './parse.ts'
import { short, where } from './shared.ts'
import type { Message } from './toMessage.ts'

const envelope = z.object({
  id: z.optional(where(z.string(), ({ length }) => length > 0 && length <= 100)),
  type: short(100),
  payload: z.optional(z.unknown()),
})

export type Invalid = {
  status: 'invalid'
  /** Undefined where it could not be read: nobody can be answered then. */
  id: string | undefined
  name: RequestName | undefined
  message: string
  /** The type of the message and the fault in it, for the log. */
  detail: string
}

/** A message of another shape reads as one with an empty type. */
export function readEnvelope(data: unknown): Message {
  const parsed = parse(envelope, data)
  return parsed.success ? parsed.data : { type: '' }
}

/** The name behind the prefix of a type, or an empty text. */
export const nameOf = ({ type }: Message, prefix: string) =>
  type.startsWith(prefix) ? type.slice(prefix.length) : ''

/** Parses the payload of a message, unless the whole of it exceeds the limits. Without a schema it is left out. */
export function readPayload<schema extends z.ZodMiniType>(
  schema: schema | undefined,
  data: unknown,
): Parsed<z.infer<schema>> & { detail: string } {
  const { type, payload } = readEnvelope(data)
  if (!isWithinLimits(data))
    return { success: false, message: 'Invalid input', path: '', detail: `${type} exceeds the limits` }
  if (schema === undefined) return { success: true, data: undefined as z.infer<schema>, detail: '' }
  const parsed = parse(schema, payload)
  return { ...parsed, detail: parsed.success ? '' : `${type} ${parsed.path}: ${parsed.message}` }
}

type InvalidParameters = Pick<Invalid, 'detail'> & Partial<Pick<Invalid, 'id' | 'name' | 'message'>>

export const invalid = ({ id, name, message = 'Invalid input', detail }: InvalidParameters): Invalid => {
  return { status: 'invalid', id, name, message, detail }
}
