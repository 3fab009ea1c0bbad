import { expect, onTestFinished, test, vi } from 'vitest'
import * as z from 'zod/mini'
import { ConfigInvalidError, ConfigUnreachableError, LoopbackRpcError } from './errors.ts'
import { loadConfig } from './loadConfig.ts'

const answering =
  (body: string, status = 200): typeof fetch =>
  async () =>
    new Response(body, { status })

const schema = z.object({
  network: z.string().check(z.minLength(1)),
  chain: z.object({ rpcUrls: z.array(z.string()) }),
  startBlock: z.int().check(z.nonnegative()),
})
const example = { network: 'bsc', chain: { rpcUrls: ['http://127.0.0.1:8545'] }, startBlock: 0 }

const load = (fetch: typeof globalThis.fetch, pageHost = 'localhost', production = false) =>
  loadConfig({ schema, readme: 'apps/presale/README.md', fetch, pageHost, production })

test('returns the configuration', async () => {
  expect(await load(answering(JSON.stringify(example)))).toEqual(example)
})

test('fails for good when the file is missing, and for now when the server fails', async () => {
  await expect(load(answering('', 404))).rejects.toMatchObject({
    name: 'ConfigUnreachableError',
    retryable: false,
  })
  await expect(load(answering('', 503))).rejects.toMatchObject({ retryable: true })
})

test('fails for now when there is no connection', async () => {
  const unreachable = load(async () => Promise.reject(new TypeError('Failed to fetch')))
  await expect(unreachable).rejects.toBeInstanceOf(ConfigUnreachableError)
  await expect(unreachable).rejects.toMatchObject({ retryable: true })
})

test('fails for now when there is no answer within 10 s', async () => {
  onTestFinished(() => void vi.restoreAllMocks())
  const timeout = vi.spyOn(AbortSignal, 'timeout').mockReturnValue(AbortSignal.abort())
  const stalled = load(async (_, init) => {
    init?.signal?.throwIfAborted()
    return new Response(JSON.stringify(example))
  })
  await expect(stalled).rejects.toMatchObject({ name: 'ConfigUnreachableError', retryable: true })
  expect(timeout).toHaveBeenCalledExactlyOnceWith(10_000)
})

test("refuses the app's own page instead of JSON", async () => {
  await expect(load(answering('<!doctype html>'))).rejects.toBeInstanceOf(ConfigInvalidError)
})

test('names each wrong field', async () => {
  const body = JSON.stringify({ ...example, network: '', startBlock: -1 })
  await expect(load(answering(body))).rejects.toMatchObject({
    details: [expect.stringMatching(/^network: /), expect.stringMatching(/^startBlock: /)],
    remedy: 'correct the lines above in the file',
    docs: 'apps/presale/README.md#configuration',
  })
})

test('refuses a loopback RPC in a production build unless its page is served from loopback', async () => {
  const body = JSON.stringify(example)
  await expect(load(answering(body), 'presale.example', true)).rejects.toBeInstanceOf(LoopbackRpcError)
  await expect(load(answering(body), 'presale.localhost', true)).resolves.toBeDefined()
  await expect(load(answering(body), 'presale.example', false)).resolves.toBeDefined()
})
