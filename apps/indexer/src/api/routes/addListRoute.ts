import type { MiddlewareHandler } from 'hono'
import type { z } from 'zod'
import type { Store } from '../createStore.ts'
import type { ListName } from '../cursor.ts'
import { readAsOf } from '../head.ts'
import { addressParams, type PageRequest, pageQuery } from '../request.ts'
import type { Page } from '../schemas.ts'
import { type App, createRoute, PUBLIC } from '../types.ts'
import { toPage } from '../wire.ts'
import { answers } from './describe.ts'

type Row = { id: string | bigint }

export type ListRoute<row extends Row, item> = {
  list: ListName
  /** Describes the items of the list, without their order. */
  summary: string
  /** @default 'newest first' */
  order?: string
  page: z.ZodType<Page<item>>
  toItem: (row: row) => item
}

export type PublicRoutesParameters = {
  store: Store
  /** Answers once a block. */
  once: MiddlewareHandler
}

/** A list of the whole sale. */
export function addListRoute<row extends Row, item>(
  app: App,
  { store, once }: PublicRoutesParameters,
  route: ListRoute<row, item> & { path: string; read: (request: PageRequest) => Promise<row[]> },
) {
  const description = createRoute({
    method: 'get',
    path: route.path,
    policy: PUBLIC,
    middleware: once,
    summary: summaryOf(route),
    request: { query: pageQuery(route.list) },
    responses: answers(route.page),
  })
  app.openapi(description, async (c) => {
    const page = await readPage(store, route, c.req.valid('query'), route.read)
    return c.json(page as object, 200)
  })
}

/** A list of one user. */
export function addUserListRoute<row extends Row, item>(
  app: App,
  store: Store,
  route: ListRoute<row, item> & { read: (user: `0x${string}`, request: PageRequest) => Promise<row[]> },
) {
  const description = createRoute({
    method: 'get',
    path: `/v1/users/{address}/${route.list}`,
    policy: { access: 'sitePages', limit: 'address' },
    summary: summaryOf(route),
    request: { params: addressParams, query: pageQuery(route.list) },
    responses: answers(route.page),
  })
  app.openapi(description, async (c) => {
    const { address } = c.req.valid('param')
    const page = await readPage(store, route, c.req.valid('query'), (request) => route.read(address, request))
    return c.json(page as object, 200)
  })
}

const summaryOf = ({ summary, order = 'newest first' }: { summary: string; order?: string }) =>
  `${summary}, ${order}`

async function readPage<row extends Row, item>(
  store: Store,
  { list, toItem }: Pick<ListRoute<row, item>, 'list' | 'toItem'>,
  { limit, cursor }: { limit: number; cursor?: string | undefined },
  read: (request: PageRequest) => Promise<row[]>,
): Promise<Page<item>> {
  // Read before the rows, so that an answer is never older than its `asOf`.
  const asOf = await readAsOf(store)
  const { rows, nextCursor } = toPage(list, await read({ limit, after: cursor }), limit)
  return { asOf, items: rows.map(toItem), nextCursor }
}
