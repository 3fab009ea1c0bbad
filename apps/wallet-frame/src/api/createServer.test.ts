import { createChallenge, verifySolution } from 'altcha-lib/v1'
import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { createServer, type Fetch } from './createServer.ts'

const HMAC_KEY = 'key'

/** A server that has strangers compute. */
function start(isAccepted: (solution: string) => Promise<boolean>) {
  const bodies: { email: string; solution?: string }[] = []
  const fetch: Fetch = async (_url, { body }) => {
    const request = JSON.parse(String(body))
    bodies.push(request)
    if (request.solution !== undefined && (await isAccepted(request.solution)))
      return Response.json({ id: '1' })
    const description = JSON.stringify(await createChallenge({ hmacKey: HMAC_KEY, maxnumber: 100 }))
    const reasons = [{ name: 'challenge', description }]
    return Response.json({ message: 'Challenge', reasons }, { status: 403 })
  }
  const call = createServer({ name: 'auth', url: 'https://auth.example', prove: async () => '', fetch })
  const ask = () =>
    call(z.object({ id: z.string() }), 'POST', '/v1/email/start', { email: 'ada@example.com' })
  return { bodies, ask }
}

test('solves what a server asks of strangers, and asks again with the solution', async () => {
  const { bodies, ask } = start((solution) => verifySolution(solution, HMAC_KEY))
  expect(await ask()).toEqual({ id: '1' })
  expect(bodies).toEqual([
    { email: 'ada@example.com' },
    { email: 'ada@example.com', solution: expect.any(String) },
  ])
})

test('solves once: a server that refuses each solution is not asked for ever', async () => {
  const { bodies, ask } = start(async () => false)
  await expect(ask()).rejects.toMatchObject({ status: 403, reason: 'challenge' })
  expect(bodies).toHaveLength(2)
})
