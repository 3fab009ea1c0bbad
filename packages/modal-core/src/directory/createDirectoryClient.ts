import type * as z from 'zod/mini'
import { originList, walletPage } from './schemas.ts'
import { readFailure, ServerFailure } from './serverFailure.ts'

/** What a directory is asked for. Lists are joined by commas. */
export type WalletQuery = {
  page?: number
  entries: number
  include?: readonly string[]
  exclude?: readonly string[]
  rdns?: readonly string[]
  chains?: readonly string[]
  search?: string
  badge_type?: 'certified' | undefined
}

export type DirectoryClientParameters = {
  baseUrl: string
  projectId: string | undefined
  /** Ends every request. */
  signal: AbortSignal
  fetch?: typeof globalThis.fetch
}

/** What every request says about who asks. */
const SDK_TYPE = 'foyer'
const SDK_VERSION = '4'
/** The largest picture that is drawn, in bytes. */
const IMAGE_SIZE = 256 * 1024
const ANSWER_TIME = 15_000

/** Asks a server that speaks the directory's dialect. Everything rejects with a {@link ServerFailure}. */
export function createDirectoryClient({
  baseUrl,
  projectId,
  signal,
  fetch = globalThis.fetch,
}: DirectoryClientParameters) {
  async function get(path: string, query: Record<string, unknown> = {}) {
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

  async function getJson<schema extends z.ZodMiniType>(path: string, schema: schema, query?: WalletQuery) {
    const response = await get(path, query)
    const result = schema.safeParse(await response.json().catch(() => undefined))
    if (!result.success) throw new ServerFailure('OTHER', result.error)
    return result.data as z.infer<schema>
  }

  return {
    wallets: (query: WalletQuery) => getJson('/getWallets', walletPage, query),

    /** A wallet's picture. */
    async image(imageId: string): Promise<Blob> {
      const response = await get(`/getWalletImage/${encodeURIComponent(imageId)}`)
      const isImage = response.headers.get('content-type')?.startsWith('image/')
      if (!isImage || Number(response.headers.get('content-length')) > IMAGE_SIZE) {
        await response.body?.cancel()
        throw new ServerFailure('OTHER')
      }
      return readLimited(response)
    },

    /** Where the project may be used. 429 and 5xx reject, any other failure is an empty list. */
    async allowedOrigins(): Promise<string[]> {
      try {
        return (await getJson('/projects/v1/origins', originList)).allowedOrigins
      } catch (error) {
        if (error instanceof ServerFailure && error.code !== 'OTHER') throw error
        return []
      }
    },
  }
}

/** A server need not say how long its answer is, and need not say the truth. */
async function readLimited(response: Response): Promise<Blob> {
  const chunks: Uint8Array<ArrayBuffer>[] = []
  let size = 0
  const reader = response.body?.getReader()
  for (let part = await reader?.read(); part?.value !== undefined; part = await reader?.read()) {
    size += part.value.length
    if (size > IMAGE_SIZE) {
      await reader?.cancel()
      throw new ServerFailure('OTHER')
    }
    chunks.push(part.value)
  }
  return new Blob(chunks, { type: response.headers.get('content-type') ?? '' })
}
