import { createMiddleware } from 'hono/factory'

/** Says how long an answer is, so that `compress` leaves short ones as they are. */
export const countLength = createMiddleware(async (c, next) => {
  await next()
  // An answer such as a 304 may have none.
  if (c.res.body === null) return
  const body = await c.res.arrayBuffer()
  c.res = new Response(body, c.res)
  c.header('content-length', String(body.byteLength))
})
