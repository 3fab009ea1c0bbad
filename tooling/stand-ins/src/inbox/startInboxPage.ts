import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { getRequestListener } from '@hono/node-server'
import { Hono } from 'hono'
import type { Mail } from './startSmtp.ts'

export type InboxPage = { url: string; stop: () => Promise<void> }

/** Under any other name it would be read by a site that gives its own name this address (DNS rebinding). */
const HOSTS = ['127.0.0.1', 'localhost']

export type StartInboxPageParameters = {
  /** Default a free one. */
  port?: number
  mails: Mail[]
}

/**
 * Serves mails: a page that follows them at `/`, `GET /mails?to=` and `DELETE /mails` for programs, and `/health`.
 * Newest first on the page, oldest first for programs.
 */
export async function startInboxPage({ port = 0, mails }: StartInboxPageParameters): Promise<InboxPage> {
  const app = new Hono()
  const page = readFileSync(join(import.meta.dirname, 'page.html'), 'utf8')
  app.use(async (c, next) => {
    if (!HOSTS.includes(new URL(c.req.url).hostname)) return c.text('Open it as 127.0.0.1', 403)
    await next()
  })
  app.get('/', (c) => c.html(page))
  app.get('/health', (c) => c.json({ status: 'ok' }))
  app.get('/mails', (c) => {
    const to = c.req.query('to')
    return c.json(to === undefined ? mails : mails.filter((mail) => mail.to === to))
  })
  app.delete('/mails', (c) => {
    mails.length = 0
    return c.body(null, 204)
  })
  const server = createServer(getRequestListener(app.fetch))
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, '127.0.0.1', resolve)
  })
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    stop: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}
