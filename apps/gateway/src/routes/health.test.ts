import { OpenAPIHono } from '@hono/zod-openapi'
import { expect, test } from 'vitest'
import type { Chains } from '../chain/createChains.ts'
import type { Env } from '../http/types.ts'
import { addHealthRoutes } from './health.ts'

const chainsOf = (isReady: boolean) =>
  ({ list: [{ id: 'eip155:56', upstreams: { isReady: () => isReady } }] }) as unknown as Chains

function setup({ hasDatabase = true, hasNode = true, isEnding = false } = {}) {
  const app = new OpenAPIHono<Env>()
  const ping = async () => {
    if (!hasDatabase) throw new Error('down')
  }
  addHealthRoutes(app, { chains: chainsOf(hasNode), database: { ping }, isEnding: () => isEnding })
  return app
}

test.each([
  ['all is there', {}, 200, { status: 'ready', database: true, chainsWithoutUpstream: [] }],
  ['the database does not answer', { hasDatabase: false }, 503, { status: 'waiting', database: false }],
  ['a chain has no node', { hasNode: false }, 503, { chainsWithoutUpstream: ['eip155:56'] }],
  ['the process has been told to end', { isEnding: true }, 503, { status: 'ending', database: true }],
])('answers /ready when %s, and /health always', async (_, state, status, body) => {
  const app = setup(state)
  const response = await app.request('/ready')
  expect(response.status).toBe(status)
  expect(await response.json()).toMatchObject(body)
  expect((await app.request('/health')).status).toBe(200)
})
