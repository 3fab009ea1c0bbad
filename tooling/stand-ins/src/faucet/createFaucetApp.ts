import {
  answerError,
  createErrorHandler,
  HttpError,
  invalidRequest,
  limitBody,
  readJson,
  unavailable,
} from '@foyer/server-kit'
import { Hono } from 'hono'
import { cors } from 'hono/cors'
import { getAddress, isAddress, zeroAddress } from 'viem'
import { z } from 'zod'
import { BusyError, type Faucet } from './createFaucet.ts'

const MAX_BODY_BYTES = 1_024

const requestSchema = z.object({
  address: z
    .string()
    .refine((text) => isAddress(text, { strict: false }) && text !== zeroAddress)
    .transform((text) => getAddress(text)),
})

export type CreateFaucetAppParameters = {
  faucet: Faucet
  /** Pages that may ask for money. */
  origins: readonly string[]
  /** Called with the error when the chain refuses a transaction or does not answer. */
  report: (error: unknown) => void
}

/** `POST /give` `{ address }` → `{ address, sent: [{ symbol, amount }] }`, and `/health`. */
export function createFaucetApp({ faucet, origins, report }: CreateFaucetAppParameters) {
  const app = new Hono()
  app.onError(createErrorHandler(report))
  app.notFound((c) => answerError(c, new HttpError(404, 'Not found')))
  app.get('/health', (c) => c.json({ status: 'ok' }))
  app.use('/give', cors({ origin: [...origins], allowMethods: ['POST'] }), limitBody(MAX_BODY_BYTES))
  app.post('/give', async (c) => {
    const origin = c.req.header('origin')
    // Without this, a page of another origin could not read the answer, but its request would be carried out.
    if (origin !== undefined && !origins.includes(origin))
      throw new HttpError(403, 'Unauthorized: origin not allowed')
    const { success, data } = requestSchema.safeParse(await readJson(c))
    if (!success)
      throw invalidRequest([{ name: 'address', description: 'Expected the address of an account.' }])
    const sent = await faucet.give(data.address).catch((error: unknown) => {
      if (error instanceof BusyError) throw unavailable('faucet', error.message)
      report(error)
      throw unavailable('chain', 'The development chain did not send the test money.')
    })
    return c.json({ address: data.address, sent })
  })
  return app
}
