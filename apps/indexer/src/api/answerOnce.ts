import { createMiddleware } from 'hono/factory'
import { LRUCache } from 'lru-cache'
import type { Store } from './createStore.ts'
import { readHead } from './head.ts'

/** Answers that are kept: the first pages of the public lists, and some others. */
const MAX_ANSWERS = 200

type Answer = { etag: string; body: Promise<ArrayBuffer | undefined> }

/** Reads each public answer once a block, for all who ask for it, and not at all for who has that of the block. */
export function answerOnce(store: Pick<Store, 'head'>) {
  const answers = new LRUCache<string, Answer>({ max: MAX_ANSWERS })
  return createMiddleware(async (c, next) => {
    const { status, asOf } = await readHead(store)
    const etag = `W/"${asOf.blockNumber}-${asOf.timestamp}-${status}"`
    // Other parameters change nothing, so they are not part of the key.
    const { limit = '', cursor = '' } = c.req.query()
    const key = [c.req.path, limit, cursor].join(' ')
    const kept = answers.get(key)
    const body = kept?.etag === etag ? await kept.body : undefined
    if (body !== undefined) {
      const isKnown = c.req.header('If-None-Match') === etag
      c.res = new Response(isKnown ? null : body, { status: isKnown ? 304 : 200 })
      c.header('ETag', etag)
      if (!isKnown) c.header('Content-Type', 'application/json')
      return
    }
    const { promise, resolve } = Promise.withResolvers<ArrayBuffer | undefined>()
    answers.set(key, { etag, body: promise })
    await next()
    if (c.res.status !== 200) {
      answers.delete(key)
      return resolve(undefined)
    }
    resolve(await c.res.clone().arrayBuffer())
    c.header('ETag', etag)
  })
}
