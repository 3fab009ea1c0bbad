import { type ApiParameters, createApi, readLimited } from '../api/createApi.ts'
import { originList, projectConfig, walletPage } from './schemas.ts'
import { ServerFailure } from './serverFailure.ts'

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

/** The largest picture that is drawn, in bytes. */
const IMAGE_SIZE = 256 * 1024

/** Asks a wallet directory. Everything rejects with a {@link ServerFailure}. */
export function createDirectoryClient(parameters: ApiParameters) {
  const { get, getJson } = createApi(parameters)

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
      return readLimited(response, IMAGE_SIZE)
    },

    /** What the project has switched on, as the server says it. */
    features: async () => (await getJson('/appkit/v1/config', projectConfig)).features,

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
