import { createHash, randomUUID } from 'node:crypto'
import { startBareServer } from '../load/startBareServer.ts'
import type { Row } from '../row.ts'
import { type BenchWallet, PROJECT_ID, readMail } from './startWallet.ts'

/** Logins, or requests, that are under way at the same time. */
const AT_ONCE = 8
const WARM_UP = 40
const LOGINS = 400
const BARE_REQUESTS = 8_000
const CODE = /^(\d{6})$/m

/** Measures the logins of auth a second, beside the requests of a bare Hono route. A login is two requests and a mail. */
export async function measureLogins(
  { auth, smtp }: BenchWallet,
  origin: string,
  onProgress: (message: string) => void,
): Promise<Row[]> {
  const bare = await startBareServer()
  try {
    const ask = async () => void (await (await fetch(bare.url)).text())
    await countPerSecond(ask, WARM_UP)
    onProgress(`${BARE_REQUESTS} answers of a bare Hono route, ${AT_ONCE} at a time`)
    const floor = await countPerSecond(ask, BARE_REQUESTS)

    const logIn = async (index: number) => {
      const device = await createDevice(auth, index)
      const email = `${randomUUID().replaceAll(/\d/g, 'x')}@example.com`
      const { challengeId } = await device.post('/v1/email/start', { projectId: PROJECT_ID, origin, email })
      const code = await readMail(smtp, email, CODE)
      await device.post('/v1/email/verify', { challengeId, code })
    }
    await countPerSecond(logIn, WARM_UP)
    onProgress(`${LOGINS} logins, ${AT_ONCE} at a time`)
    const measured = await countPerSecond((index) => logIn(WARM_UP + index), LOGINS)
    return [
      { what: `a bare Hono route, ${AT_ONCE} at a time`, measured: floor, unit: 'per second' },
      {
        what: `auth on Postgres: logins, ${AT_ONCE} at a time`,
        measured,
        unit: 'per second',
        timesFloor: floor / measured,
      },
    ]
  } finally {
    bare.stop()
  }
}

async function countPerSecond(send: (index: number) => Promise<void>, count: number): Promise<number> {
  let next = 0
  const start = performance.now()
  const work = async () => {
    while (next < count) await send(next++)
  }
  await Promise.all(Array.from({ length: AT_ONCE }, work))
  return (count * 1_000) / (performance.now() - start)
}

const digest = (text: string) => createHash('sha256').update(text).digest('base64url')
const encode = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url')

/** A browser of its own: its key signs each request, with the nonce of the server. */
async function createDevice(url: string, index: number) {
  const algorithm = { name: 'ECDSA', namedCurve: 'P-256' }
  const { privateKey, publicKey } = await crypto.subtle.generateKey(algorithm, true, ['sign'])
  const { kty, crv, x, y } = await crypto.subtle.exportKey('jwk', publicKey)
  const header = encode({ typ: 'dpop+jwt', alg: 'ES256', jwk: { kty, crv, x, y } })

  async function prove(path: string, body: string) {
    const claims = { htm: 'POST', htu: `${url}${path}`, jti: randomUUID(), bh: digest(body), nonce }
    const signed = `${header}.${encode(claims)}`
    const hash = { name: 'ECDSA', hash: 'SHA-256' }
    const signature = await crypto.subtle.sign(hash, privateKey, Buffer.from(signed))
    return `${signed}.${Buffer.from(signature).toString('base64url')}`
  }

  return {
    async post(path: string, content: object): Promise<{ challengeId?: string }> {
      const body = JSON.stringify(content)
      const send = async () =>
        fetch(`${url}${path}`, {
          method: 'POST',
          body,
          headers: {
            'content-type': 'application/json',
            'x-forwarded-for': `10.${(index >> 16) & 255}.${(index >> 8) & 255}.${index & 255}`,
            dpop: await prove(path, body),
          },
        })
      let response = await send()
      nonce = response.headers.get('dpop-nonce') ?? nonce
      // The first one has no nonce yet.
      if (response.headers.get('www-authenticate')?.includes('use_dpop_nonce')) {
        await response.body?.cancel()
        response = await send()
      }
      if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`)
      return response.json()
    },
  }
}

/** Of the server, good for every device for five minutes. */
let nonce: string | undefined
