import type * as z from 'zod/mini'
import { anySignal } from '../utils/floor.ts'
import { readBody } from './readBody.ts'
import { readFailure, ServerFailure } from './ServerFailure.ts'
import { type Query, urlOf } from './urlOf.ts'

export type WireClientParameters = {
  /** Base URL of the server. */
  baseUrl: string
  /** Sent with every request. Undefined where the dapp has none. */
  projectId: string | undefined
  /** Aborts every request. */
  signal?: AbortSignal | undefined
}

type PostOptions = {
  /** Default `application/json`. `text/plain` needs no preflight. */
  type?: 'application/json' | 'text/plain'
  /** Lets the request outlive the page. */
  keepalive?: boolean
}

/** The time that a request may take until the end of its answer, in milliseconds. */
const TIMEOUT = 15_000
/** The longest answer that is read, in bytes. A page of a hundred wallets has some hundred thousand. */
const ANSWER_SIZE = 512 * 1024

/**
 * Makes requests to a directory, gateway, chain API or analytics server. All of them speak one dialect. Every method
 * rejects with a {@link ServerFailure}.
 */
export function createWireClient({ baseUrl, projectId, signal }: WireClientParameters) {
  const address = (path: string, query?: Query) => urlOf({ baseUrl, projectId }, path, query)
  const signals = signal === undefined ? [] : [signal]

  /** Makes a request and reads its answer. All that fails is told by one error, which names the URL. */
  async function request<T>(
    url: string,
    read: (response: Response) => T | Promise<T>,
    init: RequestInit = {},
  ): Promise<T> {
    try {
      const response = await fetch(url, {
        ...init,
        signal: anySignal([...signals, AbortSignal.timeout(TIMEOUT)]),
        credentials: 'omit',
        referrerPolicy: 'origin',
      })
      if (!response.ok) throw await readFailure(response)
      return await read(response)
    } catch (cause) {
      throw cause instanceof ServerFailure ? cause : new ServerFailure('OTHER', { url, cause })
    }
  }

  function send<T>(
    path: string,
    body: unknown,
    read: (response: Response) => T | Promise<T>,
    { type = 'application/json', keepalive = false }: PostOptions = {},
  ) {
    const headers = { 'content-type': type }
    return request(address(path), read, { method: 'POST', body: JSON.stringify(body), headers, keepalive })
  }

  return {
    urlOf: address,

    post: async (path: string, body: unknown, options?: PostOptions) =>
      send(path, body, (response) => response, options),

    /** Reads an answer of at most `limit` bytes. */
    getBlob: async (path: string, limit: number, query?: Query) =>
      request(address(path, query), (response) => readWhole(response, limit)),

    getJson: async <schema extends z.ZodMiniType>(path: string, schema: schema, query?: Query) =>
      request(address(path, query), (response) => readJson(response, schema)),

    postJson: async <schema extends z.ZodMiniType>(path: string, body: unknown, schema: schema) =>
      send(path, body, (response) => readJson(response, schema)),
  }
}

async function readWhole(response: Response, limit: number): Promise<Blob> {
  const { body, isWhole } = await readBody(response, limit)
  if (!isWhole) throw new RangeError(`The answer is longer than ${limit} bytes`)
  return body
}

async function readJson<schema extends z.ZodMiniType>(response: Response, schema: schema) {
  const body = await readWhole(response, ANSWER_SIZE)
  return schema.parse(JSON.parse(await body.text())) as z.infer<schema>
}
