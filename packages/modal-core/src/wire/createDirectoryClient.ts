import { parseUrl } from '../utils/floor.ts'
import { createWireClient, type WireClientParameters } from './createWireClient.ts'
import { originList, projectConfig, walletPage } from './directorySchemas.ts'
import { ServerFailure } from './ServerFailure.ts'

/** The query of a list of wallets. */
export type WalletQuery = {
  page?: number
  entries: number
  include?: readonly string[]
  exclude?: readonly string[]
  rdns?: readonly string[]
  names?: readonly string[]
  chains?: readonly string[]
  search?: string
  badge_type?: 'certified' | undefined
}

/** The largest picture that is drawn, in bytes. */
const IMAGE_SIZE = 256 * 1024

/** Makes requests to a wallet directory. Every method rejects with a {@link ServerFailure}. */
export function createDirectoryClient(parameters: WireClientParameters) {
  const { getBlob, getJson } = createWireClient(parameters)
  const origin = parseUrl(parameters.baseUrl)?.origin

  /** Returns true if a URL leads to this server, so that following it tells no other. */
  const isOwnUrl = (url: string) => origin !== undefined && parseUrl(url)?.origin === origin

  async function pictureAt(path: string): Promise<Blob> {
    const image = await getBlob(path, IMAGE_SIZE)
    if (!image.type.startsWith('image/')) throw new ServerFailure('OTHER', { url: path })
    return image
  }

  return {
    isOwnUrl,

    wallets: (query: WalletQuery) => getJson('/getWallets', walletPage, query),

    /** A network's picture. */
    networkImage: (imageId: string) => pictureAt(`/public/getAssetImage/${encodeURIComponent(imageId)}`),

    /** A wallet's picture, by its id or by a URL on this server. */
    image: (imageId: string) =>
      pictureAt(isOwnUrl(imageId) ? imageId : `/getWalletImage/${encodeURIComponent(imageId)}`),

    /** The features of the project, as the server lists them. */
    features: async () => (await getJson('/appkit/v1/config', projectConfig)).features,

    /** The origins where the project may be used. 429 and 5xx reject, any other failure is an empty list. */
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
