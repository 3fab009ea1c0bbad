import { createNameReader } from '@foyer/names'
import type { Chain } from '../../chain/createChains.ts'
import type { IdentityProvider } from '../types.ts'

export type RegistryIdentityParameters = {
  chain: Chain
  /** Hosts from which a picture may be shown. */
  avatarHosts: readonly string[]
}

/** Names of a chain's registry. Undefined for a chain without one. */
export function createRegistryIdentity({
  chain,
  avatarHosts,
}: RegistryIdentityParameters): IdentityProvider | undefined {
  const registry = chain.config.nameRegistry
  if (registry === undefined) return undefined
  const { readName, resolveName, readText } = createNameReader({ client: chain.client, registry })

  function toAvatar(text: string | null) {
    const url = text === null ? null : URL.parse(text)
    const isShown = url?.protocol === 'https:' && avatarHosts.includes(url.hostname)
    return isShown ? url.href : null
  }

  return {
    async lookup(address) {
      const name = await readName(address)
      if (name === null) return null
      // A resolver without text records reverts.
      const avatar = avatarHosts.length === 0 ? null : await readText(name, 'avatar').catch(() => null)
      return { name, avatar: toAvatar(avatar) }
    },
    resolve: resolveName,
  }
}
