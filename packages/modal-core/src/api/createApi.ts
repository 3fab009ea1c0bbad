import type * as z from 'zod/mini'
import { readFailure, ServerFailure } from '../directory/serverFailure.ts'

export type ApiParameters = {
  baseUrl: string
  projectId: string | undefined
  /** Ends every request. */
  signal: AbortSignal
  fetch?: typeof globalThis.fetch
}

type Query = Record<string, string | number | readonly string[] | undefined>

/** What every request says about who asks. */
const SDK_TYPE = 'foyer'
const SDK_VERSION = '4'
const ANSWER_TIME = 15_000
/** The longest answer that is read, in bytes. A page of a hundred wallets has some hundred thousand. */
const ANSWER_SIZE = 512 * 1024

/**
 * Asks a server that speaks the dialect of the directory and the chain API. Everything rejects with a
 * {@link ServerFailure}.
 */
export function createApi({ baseUrl, projectId, signal, fetch = globalThis.fetch }: ApiParameters) {
  /** Lists are joined by commas; what is empty is not said. */
  async function get(path: string, query: Query = {}): Promise<Response> {
    const url = new URL(`${baseUrl.replace(/\/$/, '')}${path}`)
    for (const [name, value] of Object.entries({ projectId, st: SDK_TYPE, sv: SDK_VERSION, ...query }))
      if (value !== undefined && String(value) !== '') url.searchParams.set(name, String(value))
    const response = await fetch(url, {
      signal: AbortSignal.any([signal, AbortSignal.timeout(ANSWER_TIME)]),
      credentials: 'omit',
      referrerPolicy: 'origin',
    }).catch((cause: unknown) => {
      throw new ServerFailure('OTHER', cause)
    })
    if (!response.ok) throw await readFailure(response)
    return response
  }

  return {
    get,

    async getJson<schema extends z.ZodMiniType>(path: string, schema: schema, query?: Query) {
      const answer = await readLimited(await get(path, query), ANSWER_SIZE)
      const result = schema.safeParse(toJson(await answer.text()))
      if (!result.success) throw new ServerFailure('OTHER', result.error)
      return result.data as z.infer<schema>
    },
  }
}

/** Reads an answer of at most so many bytes: a server need not say how long it is, and need not say the truth. */
export async function readLimited(response: Response, most: number): Promise<Blob> {
  const chunks: Uint8Array<ArrayBuffer>[] = []
  let size = 0
  const reader = response.body?.getReader()
  try {
    for (let part = await reader?.read(); part?.value !== undefined; part = await reader?.read()) {
      size += part.value.length
      if (size > most) {
        await reader?.cancel()
        throw new ServerFailure('OTHER')
      }
      chunks.push(part.value)
    }
  } catch (cause) {
    throw cause instanceof ServerFailure ? cause : new ServerFailure('OTHER', cause)
  }
  return new Blob(chunks, { type: response.headers.get('content-type') ?? '' })
}

function toJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
