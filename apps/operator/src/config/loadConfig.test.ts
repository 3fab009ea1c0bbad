import { expect, test } from 'vitest'
import { exampleConfig } from '../../test/exampleConfig.ts'
import { loadConfig } from './loadConfig.ts'

const answering =
  (body: string, status = 200): typeof fetch =>
  async () =>
    new Response(body, { status })

const load = (fetch: typeof globalThis.fetch, pageHost = 'operator.example') =>
  loadConfig({ fetch, pageHost, production: true })

test('default', async () => {
  expect(await load(answering(JSON.stringify(exampleConfig())))).toEqual(exampleConfig())
})

test('error: each wrong field is named', async () => {
  const body = JSON.stringify({
    ...exampleConfig(),
    roles: {},
    endpoints: { indexer: 'javascript:alert(1)' },
  })
  const error = await load(answering(body)).catch((cause: unknown) => cause)
  expect(error).toMatchObject({
    name: 'ConsoleError',
    details: expect.arrayContaining([
      expect.stringMatching(/^roles\.adminSafe: /),
      'endpoints.indexer: Expected an http or https URL.',
    ]),
  })
})

test('error: unreachable, missing, and the page itself instead of JSON', async () => {
  const offline = async () => Promise.reject(new TypeError('Failed to fetch'))
  await expect(load(offline)).rejects.toThrow('/config.json could not be loaded.')
  await expect(load(answering('', 404))).rejects.toThrow('/config.json was answered with 404.')
  await expect(load(answering('<!doctype html>'))).rejects.toThrow('/config.json is not JSON.')
})

test('behavior: a public page refuses a chain of this machine, a local one takes it', async () => {
  const chain = { name: 'Development', rpcUrls: ['http://127.0.0.1:8545'] }
  const body = JSON.stringify(exampleConfig({ chain }))
  await expect(load(answering(body))).rejects.toThrow('does not use a chain of this machine')
  await expect(load(answering(body), '127.0.0.1')).resolves.toBeDefined()
})
