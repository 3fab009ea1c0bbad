import { expect, onTestFinished, test, vi } from 'vitest'
import { exampleConfig } from '../../test/exampleConfig.ts'
import { ConfigInvalidError, ConfigUnreachableError, LoopbackRpcError } from './errors.ts'
import { loadConfig } from './loadConfig.ts'

const answering =
  (body: string, status = 200): typeof fetch =>
  async () =>
    new Response(body, { status })

const load = (fetch: typeof globalThis.fetch, pageHost = 'localhost', production = false) =>
  loadConfig({ fetch, pageHost, production })

test('default', async () => {
  const config = exampleConfig()
  expect(await load(answering(JSON.stringify(config)))).toEqual(config)
})

test('error: missing is final, a failing server is worth a retry', async () => {
  await expect(load(answering('', 404))).rejects.toMatchObject({
    name: 'ConfigUnreachableError',
    retryable: false,
  })
  await expect(load(answering('', 503))).rejects.toMatchObject({ retryable: true })
})

test('error: unreachable', async () => {
  const unreachable = load(async () => Promise.reject(new TypeError('Failed to fetch')))
  await expect(unreachable).rejects.toBeInstanceOf(ConfigUnreachableError)
  await expect(unreachable).rejects.toMatchObject({ retryable: true })
})

test('error: no answer within 10 s', async () => {
  onTestFinished(() => void vi.restoreAllMocks())
  const timeout = vi.spyOn(AbortSignal, 'timeout').mockReturnValue(AbortSignal.abort())
  const stalled = load(async (_, init) => {
    init?.signal?.throwIfAborted()
    return new Response(JSON.stringify(exampleConfig()))
  })
  await expect(stalled).rejects.toMatchObject({ name: 'ConfigUnreachableError', retryable: true })
  expect(timeout).toHaveBeenCalledExactlyOnceWith(10_000)
})

test("error: the app's own page instead of JSON", async () => {
  await expect(load(answering('<!doctype html>'))).rejects.toBeInstanceOf(ConfigInvalidError)
})

test('error: a wrong shape names each wrong field', async () => {
  const body = JSON.stringify({ ...exampleConfig(), network: '', startBlock: -1 })
  await expect(load(answering(body))).rejects.toMatchObject({
    details: [expect.stringMatching(/^network: /), expect.stringMatching(/^startBlock: /)],
  })
})

test('behavior: a production build refuses a loopback RPC unless its page is served from loopback', async () => {
  const body = JSON.stringify(exampleConfig())
  await expect(load(answering(body), 'presale.example', true)).rejects.toBeInstanceOf(LoopbackRpcError)
  await expect(load(answering(body), 'presale.localhost', true)).resolves.toBeDefined()
  await expect(load(answering(body), 'presale.example', false)).resolves.toBeDefined()
})
