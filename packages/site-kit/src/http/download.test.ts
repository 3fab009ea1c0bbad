import { expect, test, vi } from 'vitest'
import { download } from './download.ts'

const URL = 'https://indexer.example/v1/status'
const answering =
  (body: BodyInit, status = 200): typeof fetch =>
  async () =>
    new Response(body, { status })
const read = (fetch: typeof globalThis.fetch, maxBytes?: number) =>
  download(URL, { timeout: 1_000, fetch, ...(maxBytes !== undefined && { maxBytes }) })

test('returns the text, also when a letter is split between two chunks', async () => {
  const bytes = new TextEncoder().encode('é')
  const body = new ReadableStream({
    start(controller) {
      controller.enqueue(bytes.slice(0, 1))
      controller.enqueue(bytes.slice(1))
      controller.close()
    },
  })
  expect(await read(answering(body))).toBe('é')
  expect(await read(answering(''))).toBe('')
})

test('stops reading an answer that is longer than the limit', async () => {
  const cancel = vi.fn()
  const endless = new ReadableStream({
    pull: (controller) => controller.enqueue(new Uint8Array(1_000)),
    cancel,
  })
  await expect(read(answering(endless), 4_096)).rejects.toMatchObject({
    name: 'DownloadError',
    retryable: false,
    details: ['The answer is longer than 4096 bytes.'],
  })
  expect(cancel).toHaveBeenCalledOnce()
})

test('ends an answer that takes longer than the limit', async () => {
  const stalled: typeof fetch = async (_, init) =>
    new Response(
      new ReadableStream({
        start: (controller) =>
          init?.signal?.addEventListener('abort', () => controller.error(init.signal?.reason)),
      }),
    )
  const answer = download(URL, { timeout: 1, fetch: stalled })
  await expect(answer).rejects.toMatchObject({ name: 'DownloadError', retryable: true })
})

test('tells a failing server, which is worth a retry, from a missing file', async () => {
  await expect(read(answering('', 503))).rejects.toMatchObject({
    details: ['HTTP status 503'],
    retryable: true,
  })
  await expect(read(answering('', 429))).rejects.toMatchObject({ retryable: true })
  await expect(read(answering('', 404))).rejects.toMatchObject({
    details: ['HTTP status 404'],
    retryable: false,
  })
})

test('tells how long a busy server wants to be left alone', async () => {
  const busy = (wait: string) => async () =>
    new Response('', { status: 429, headers: { 'retry-after': wait } })
  await expect(read(busy('7'))).rejects.toMatchObject({ retryAfter: 7 })
  await expect(read(busy('Sun, 06 Nov 1994 08:49:37 GMT'))).rejects.toMatchObject({ retryAfter: undefined })
})

test('rejects with the reason of the caller who aborts', async () => {
  const reason = new Error('no longer wanted')
  const signal = AbortSignal.abort(reason)
  const fetch = async () => Promise.reject(new TypeError('Failed to fetch'))
  await expect(download(URL, { timeout: 1_000, signal, fetch })).rejects.toBe(reason)
})
