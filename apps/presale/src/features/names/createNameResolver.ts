import type { NameReader } from '@foyer/names'
import type { Address } from 'viem'
import type { AppConfig } from '../../config/schema.ts'

export type NameResolver = {
  /** The name that an address has chosen and that leads back to it; `null` without one. */
  resolve: (address: Address) => Promise<string | null>
}

/**
 * Resolves addresses by the configured name registry (ENS, or a compatible one such as SPACE ID); `undefined`
 * when none is configured. The reader is loaded with the first address.
 */
export function createNameResolver({ chain, nameRegistry }: AppConfig): NameResolver | undefined {
  if (nameRegistry === undefined) return undefined
  let reader: Promise<NameReader> | undefined
  return {
    async resolve(address) {
      reader ??= import('./openNameReader.ts').then(({ openNameReader }) =>
        openNameReader({ rpcUrls: chain.rpcUrls, registry: nameRegistry }),
      )
      return (await reader).readName(address)
    },
  }
}
