import { answerError, createErrorHandler, HttpError, limitBody, readJson } from '@foyer/server-kit'
import { Hono } from 'hono'
import { cors } from 'hono/cors'
import { z } from 'zod'
import type { Bundler } from './createBundler.ts'
import { BundlerError } from './errors.ts'

const MAX_BODY_BYTES = 256 * 1_024
const INTERNAL_ERROR = -32603
const INVALID_REQUEST = -32600

const requestSchema = z.object({
  jsonrpc: z.literal('2.0'),
  id: z.union([z.string(), z.number()]),
  method: z.string().max(100),
  params: z.unknown(),
})

export type CreateBundlerAppParameters = {
  bundler: Bundler
  /** Pages that may ask. */
  origins: readonly string[]
  /** Called with the error when the chain does not do as it should. */
  report: (error: unknown) => void
}

/** JSON-RPC by `POST /`, one request at a time. */
export function createBundlerApp({ bundler, origins, report }: CreateBundlerAppParameters) {
  const app = new Hono()
  app.onError(createErrorHandler(report))
  app.notFound((c) => answerError(c, new HttpError(404, 'Not found')))
  app.get('/health', (c) => c.json({ status: 'ok' }))
  app.use('/', cors({ origin: [...origins], allowMethods: ['POST'] }), limitBody(MAX_BODY_BYTES))
  app.post('/', async (c) => {
    const { success, data } = requestSchema.safeParse(await readJson(c))
    const answer = { jsonrpc: '2.0', id: data?.id ?? null }
    if (!success)
      return c.json({ ...answer, error: { code: INVALID_REQUEST, message: 'Expected one JSON-RPC request' } })
    try {
      return c.json({ ...answer, result: await bundler.request(data.method, data.params) })
    } catch (error) {
      if (!(error instanceof BundlerError)) report(error)
      const { code, message } =
        error instanceof BundlerError
          ? error
          : { code: INTERNAL_ERROR, message: 'The development chain did not answer' }
      return c.json({ ...answer, error: { code, message } })
    }
  })
  return app
}
