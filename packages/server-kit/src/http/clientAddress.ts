import { getConnInfo } from '@hono/node-server/conninfo'
import type { Context } from 'hono'
import { type ClientAddressOptions, createAddressOf } from './addressOf.ts'

/** See `createAddressOf`, for the requests of Hono. */
export function createClientAddress(proxyHops: number, options?: ClientAddressOptions) {
  const addressOf = createAddressOf(proxyHops, options)
  return (c: Context): string =>
    addressOf({ address: getConnInfo(c).remote.address, header: (name) => c.req.header(name) })
}
