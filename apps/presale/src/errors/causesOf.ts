import * as z from 'zod/mini'

const thrown = z.object({
  name: z.catch(z.string(), ''),
  message: z.catch(z.string(), ''),
  code: z.optional(z.unknown()),
  cause: z.optional(z.unknown()),
})

/** One link of an error's chain of causes; `error` is the thrown value itself. */
export type Cause = { error: unknown; name: string; message: string; code?: unknown }

/** An error and its causes, outermost first. Wallets throw plain objects too: anything with a field is read. */
export function causesOf(error: unknown): Cause[] {
  const causes: Cause[] = []
  let next = error
  // A cause that leads back to itself must not hang the page.
  while (causes.every((known) => known.error !== next)) {
    const { success, data } = z.safeParse(thrown, next)
    if (!success) break
    causes.push({ error: next, name: data.name, message: data.message, code: data.code })
    next = data.cause
  }
  return causes
}
