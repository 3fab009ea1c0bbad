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

  async function request(url: string, init: RequestInit = {}): Promise<Response> {
    const response = await fetch(url, {
      ...init,
      signal: anySignal([...signals, AbortSignal.timeout(TIMEOUT)]),
      credentials: 'omit',
      referrerPolicy: 'origin',
    }).catch((cause: unknown) => {
      throw new ServerFailure('OTHER', { cause })
    })
    if (!response.ok) throw await readFailure(response)
    return response
  }

  async function post(path: string, body: unknown, options: PostOptions = {}): Promise<Response> {
    const { type = 'application/json', keepalive = false } = options
    const headers = { 'content-type': type }
    return request(address(path), { method: 'POST', body: JSON.stringify(body), headers, keepalive })
  }

  /** Reads an answer of at most `limit` bytes. */
  async function getBlob(path: string, limit: number, query?: Query): Promise<Blob> {
    return readWhole(await request(address(path, query)), limit)
  }

  return {
    urlOf: address,
    post,
    getBlob,

    async getJson<schema extends z.ZodMiniType>(path: string, schema: schema, query?: Query) {
      return parse(await getBlob(path, ANSWER_SIZE, query), schema)
    },

    async postJson<schema extends z.ZodMiniType>(path: string, body: unknown, schema: schema) {
      return parse(await readWhole(await post(path, body), ANSWER_SIZE), schema)
    },
  }
}

async function readWhole(response: Response, limit: number): Promise<Blob> {
  const { body, isWhole } = await readBody(response, limit).catch((cause: unknown) => {
    throw new ServerFailure('OTHER', { cause })
  })
  if (!isWhole) throw new ServerFailure('OTHER')
  return body
}

async function parse<schema extends z.ZodMiniType>(body: Blob, schema: schema): Promise<z.infer<schema>> {
  const { success, data, error } = schema.safeParse(toJson(await body.text()))
  if (!success) throw new ServerFailure('OTHER', { cause: error })
  return data as z.infer<schema>
}

function toJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
