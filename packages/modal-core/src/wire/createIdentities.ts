import type { Profile } from '../types/profile.ts'
import { cleanIcon } from '../utils/cleanIcon.ts'
import { parseUrl } from '../utils/floor.ts'
import { identity } from './chainSchemas.ts'
import { createPictures } from './createPictures.ts'
import { createWireClient, type WireClientParameters } from './createWireClient.ts'

/** 0x and no letter above F: what could be taken for an address must not stand for another account. */
const ADDRESS_LIKE = /^0x[a-f\P{L}]*$/iu

type CreateIdentitiesParameters = WireClientParameters & {
  /** Passed in by the entry chunk, which this chunk imports nothing of. */
  cleanProfileName: (name: unknown) => string | undefined
}

/** Asks a gateway for the names and pictures of addresses. */
export function createIdentities({ cleanProfileName, ...parameters }: CreateIdentitiesParameters) {
  const client = createWireClient(parameters)
  const pictures = createPictures(client)
  const origin = parseUrl(parameters.baseUrl)?.origin

  /** A picture inside the URL itself or of this server, so that drawing it asks no other. */
  async function pictureOf(avatar: string | null | undefined) {
    if (!avatar) return undefined
    return cleanIcon(avatar) ?? (parseUrl(avatar)?.origin === origin ? pictures.load(avatar) : undefined)
  }

  return {
    /** Either may be missing. Rejects with a {@link ServerFailure}. */
    async lookUp(address: string): Promise<Profile> {
      const answer = await client.getJson(`/v1/identity/${encodeURIComponent(address)}`, identity)
      const name = cleanProfileName(answer.name)
      return {
        name: name && ADDRESS_LIKE.test(name) ? undefined : name,
        image: await pictureOf(answer.avatar),
      }
    },

    destroy: pictures.destroy,
  }
}
