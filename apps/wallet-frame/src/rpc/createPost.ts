import { MAX_BYTES } from '@foyer/embedded-wallet-frame/protocol'
import { readText } from '@foyer/kit'
import * as z from 'zod/mini'
import { RpcLostError, RpcRefusedError } from './errors.ts'

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
    const fail = (cause: unknown) => {
      throw new RpcLostError(signal.aborted ? 'timeout' : 'network', cause)
    }
    const response = await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ jsonrpc: '2.0', id, method, params }),
      credentials: 'omit',
      signal,
    }).catch(fail)
    // Some servers send a JSON-RPC error with status 400. The error says more than the status.
    const text = await readText(response, MAX_BYTES).catch(fail)
    if (text === undefined) throw new RpcLostError('tooLong')
    const parsed = answerSchema.safeParse(toJson(text, parse))
    if (!parsed.success) throw new RpcLostError(response.ok ? 'unreadable' : 'status')
    if (!('error' in parsed.data)) {
      if (!response.ok) throw new RpcLostError('status')
      return parsed.data.result
    }
    const { code, message } = parsed.data.error
    throw new RpcRefusedError({ code, text: message.slice(0, TEXT_LENGTH) })
  }
}

function toJson(text: string, parse: (text: string) => unknown): unknown {
  try {
    return parse(text)
  } catch {
    return undefined
  }
}
