import type { Context } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { createMiddleware } from 'hono/factory'
import { HttpError, invalidRequest } from '../errors.ts'

const MAX_DEPTH = 32
const MAX_PATH_BYTES = 2_048

/** Refuses a path with its query above 2 KiB. Headers are limited by the server. */
export const limitPath = createMiddleware(async (c, next) => {
  const { pathname, search } = new URL(c.req.url)
  if (pathname.length + search.length > MAX_PATH_BYTES)
    throw new HttpError(414, 'Invalid request', {
      reasons: [{ name: 'path', description: `Path and query are limited to ${MAX_PATH_BYTES} bytes.` }],
    })
  await next()
})

/** Refuses a body before it is read, or as soon as it has become too large. */
export const limitBody = (maxBytes: number) =>
  bodyLimit({
    maxSize: maxBytes,
    onError: () => {
      throw new HttpError(413, 'Invalid request', {
        reasons: [{ name: 'body', description: `The body is limited to ${maxBytes} bytes.` }],
      })
    },
  })

/** The body as JSON, whatever its content type, for beacons are sent as text. */
export async function readJson(c: Context): Promise<unknown> {
  const text = await c.req.text()
  if (isDeeper(text, MAX_DEPTH))
    throw invalidRequest([{ name: 'body', description: `JSON may be nested ${MAX_DEPTH} levels deep.` }])
  try {
    return JSON.parse(text)
  } catch (cause) {
    throw invalidRequest([{ name: 'body', description: 'Expected JSON.' }], { cause })
  }
}

/** Counts brackets outside strings: a parser would have used its stack by the time it told. */
function isDeeper(text: string, limit: number): boolean {
  let depth = 0
  let isString = false
  for (let index = 0; index < text.length; index++) {
    const character = text[index]
    if (isString) {
      if (character === '\\') index++
      else if (character === '"') isString = false
    } else if (character === '"') isString = true
    else if (character === '[' || character === '{') {
      if (++depth > limit) return true
    } else if (character === ']' || character === '}') depth--
  }
  return false
}
