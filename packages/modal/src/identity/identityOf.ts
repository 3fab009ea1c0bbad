import { cleanProfileName } from '@foyer/modal-core/page'
import type { ProfilesParameters } from '../profiles/profiles.ts'

export type IdentityOfParameters = {
  /** Base URL of a server that answers `GET /v1/identity/{address}`. */
  gateway: string
  /** The name of the dapp at that server. */
  projectId?: string | undefined
}

/**
 * Looks accounts up at a gateway. Pictures of the gateway's own origin come as `blob:`; of others only those that
 * `imageOrigins` allows are drawn.
 *
 * @example
 * profiles({ resolve: identityOf({ gateway: 'https://gateway.example', projectId: 'my-dapp' }) })
 */
export function identityOf({
  gateway,
  projectId,
}: IdentityOfParameters): NonNullable<ProfilesParameters['resolve']> {
  return async ({ address, namespace }, { signal }) => {
    if (namespace !== 'eip155') return undefined
    const { createIdentities } = await import('@foyer/modal-core/wire')
    return createIdentities({ baseUrl: gateway, projectId, cleanProfileName, signal }).lookUp(address)
  }
}
