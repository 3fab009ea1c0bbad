import { createServerApp, type ServerVariables } from '@foyer/server-kit'
import { expect, test } from 'vitest'
import type { Chains } from '../chain/createChains.ts'
import { checkReady } from './checkReady.ts'

/** BSC, and another chain whose node is away. */
const chainsOf = (isReady: boolean) => {
  const list = [
    { id: 'eip155:56', upstreams: { isReady: () => isReady } },
    { id: 'eip155:1', upstreams: { isReady: () => false } },
  ]
  return { list, find: (id: string) => list.find((chain) => chain.id === id) } as unknown as Chains
}

function setup({ hasDatabase = true, hasNode = true, isEnding = false, isStuck = false } = {}) {
  return createServerApp<{ Variables: ServerVariables }, { public: object }, never>({
    access: { public: [] },
    limits: {},
    unknown: 'none',
    log: () => {},
    async ping() {
      if (!hasDatabase) throw new Error('down')
    },
    isStuck: () => isStuck,
    isEnding: () => isEnding,
    checkReady: checkReady(chainsOf(hasNode)),
  })
}

test.each([
  ['all is there', {}, '', 200, { status: 'ready', database: true, chainsWithoutUpstream: ['eip155:1'] }],
  ['the database does not answer', { hasDatabase: false }, '', 503, { status: 'waiting', database: false }],
  ['no chain has a node', { hasNode: false }, '', 503, { chainsWithoutUpstream: ['eip155:56', 'eip155:1'] }],
  ['the chain asked for has a node', {}, '?chain=eip155:56', 200, { status: 'ready' }],
  ['the chain asked for has none', {}, '?chain=eip155:1', 503, { status: 'waiting' }],
  ['the process has been told to end', { isEnding: true }, '', 503, { status: 'ending', database: true }],
])('answers /ready when %s, and /health always', async (_, state, query, status, body) => {
  const app = setup(state)
  const response = await app.request(`/ready${query}`)
  expect(response.status).toBe(status)
  expect(await response.json()).toMatchObject(body)
  expect((await app.request('/health')).status).toBe(200)
})

test('refuses /ready of a chain that is not configured', async () => {
  expect((await setup().request('/ready?chain=eip155:5')).status).toBe(400)
})

test('answers /health with 503 when only another start helps', async () => {
  expect((await setup({ isStuck: true }).request('/health')).status).toBe(503)
})
