import type * as z from 'zod/mini'

export type Parsed<data> =
  | { success: true; data: data }
  | {
      success: false
      /** `Required` for what is missing, `Invalid input` for anything else. */
      message: string
      /** The path of the invalid field, for example `email`. */
      path: string
    }

/** In characters. Names in a payload may be the sender's own. */
const MAX_PATH = 100

const describe = ({ input }: { input?: unknown }) => (input === undefined ? 'Required' : 'Invalid input')

/** Parses by a schema. Unknown keys are left out. */
export function parse<schema extends z.ZodMiniType>(schema: schema, value: unknown): Parsed<z.infer<schema>> {
  const { success, data, error } = schema.safeParse(value, { error: describe })
  if (success) return { success, data }
  const [issue] = error.issues
  return {
    success,
    message: issue?.message ?? 'Invalid input',
    path: issue?.path.join('.').slice(0, MAX_PATH) ?? '',
  }
}
