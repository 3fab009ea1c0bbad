import type { NetworkInput } from '@foyer/modal'
import type { Chain } from 'viem'

/** RainbowKit’s chains may have a picture. */
export type ChainWithIcon = Chain & { iconUrl?: unknown }

/** The chains of a config as networks of the modal. */
export function toNetworks(chains: readonly ChainWithIcon[]): NetworkInput[] {
  return chains.map(({ iconUrl, ...chain }) =>
    typeof iconUrl === 'string' ? { ...chain, assets: { imageUrl: iconUrl } } : chain,
  )
}
