import { MAX_BYTES } from '@foyer/embedded-wallet-frame/protocol'
import * as z from 'zod/mini'
import { type LostReason, RpcLostError, RpcRefusedError } from './errors.ts'

/** Characters of an error's text that are kept. */
const TEXT_LENGTH = 300

const answerSchema = z.union([
  z.object({ error: z.object({ code: z.number(), message: z.string() }) }),
  z.object({ result: z.unknown() }),
])

export type Fetch = (url: string, init: RequestInit) => Promise<Response>

/**
 * Asks one JSON-RPC method.
 *
 * @throws {RpcRefusedError} the answer is a JSON-RPC error
 * @throws {RpcLostError} there is no answer, or none that can be used
 */
export type RpcRequest = (method: string, params?: unknown) => Promise<unknown>

export type CreatePostParameters = {
  url: string
  fetch: Fetch
  /** In milliseconds. */
  timeout: number
  /** Reads an answer. Default `JSON.parse`, which rounds large numbers. */
  parse?: (text: string) => unknown
}

/** Sends requests of JSON-RPC to a URL, whatever is behind it. */
export function createPost({ url, fetch, timeout, parse = JSON.parse }: CreatePostParameters): RpcRequest {
  let lastId = 0

  return async (method: string, params: unknown = []): Promise<unknown> => {
    const id = ++lastId
    const signal = AbortSignal.timeout(timeout)
    const lost = (reason: LostReason) => (cause: unknown) => {
      if (cause instanceof RpcLostError) throw cause
      throw new RpcLostError(signal.aborted ? 'timeout' : reason, cause)
    }
    const response = await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ jsonrpc: '2.0', id, method, params }),
      credentials: 'omit',
      signal,
    }).catch(lost('network'))
    // Some servers send a JSON-RPC error with status 400. The error says more than the status.
    const text = await readText(response).catch(lost('network'))
    const parsed = answerSchema.safeParse(toJson(text, parse))
    if (!parsed.success || text === undefined) throw new RpcLostError(response.ok ? 'unreadable' : 'status')
    if (!('error' in parsed.data)) {
      if (!response.ok) throw new RpcLostError('status')
      return parsed.data.result
    }
    const { code, message } = parsed.data.error
    throw new RpcRefusedError({ code, text: message.slice(0, TEXT_LENGTH) })
  }
}

/** Reads the body, up to the largest answer that a dapp may get. */
async function readText({ body }: Response): Promise<string | undefined> {
  if (body === null) return undefined
  const decoder = new TextDecoder()
  let text = ''
  let bytes = 0
  // Not every browser iterates a stream.
  const reader = body.getReader()
  for (;;) {
    const { done, value } = await reader.read()
    if (done) return text + decoder.decode()
    bytes += value.byteLength
    if (bytes > MAX_BYTES) {
      void reader.cancel().catch(() => {})
      throw new RpcLostError('tooLong')
    }
    text += decoder.decode(value, { stream: true })
  }
}

function toJson(text: string | undefined, parse: (text: string) => unknown): unknown {
  try {
    return parse(text ?? '')
  } catch {
    return undefined
  }
}
