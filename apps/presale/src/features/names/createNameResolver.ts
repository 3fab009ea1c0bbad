import type { NameReader } from '@foyer/names'
import type { Address } from 'viem'
import type { AppConfig } from '../../config/schema.ts'

export type NameResolver = {
  /** The name that an address has chosen and that leads back to it; `null` without one. */
  resolve: (address: Address) => Promise<string | null>
}

/** Time that the gateway may take, in milliseconds. */
const TIMEOUT = 5_000

/**
 * Resolves addresses by the gateway, else by the configured name registry (ENS, or a compatible one such as SPACE ID);
 * `undefined` when neither is configured. Both are loaded with the first address.
 */
export function createNameResolver({
  chain,
  nameRegistry,
  projectId,
  endpoints: { gateway },
}: AppConfig): NameResolver | undefined {
  const server = projectId === undefined || gateway === undefined ? undefined : { gateway, projectId }
  if (nameRegistry === undefined && server === undefined) return undefined
  let reader: Promise<NameReader> | undefined

  async function askGateway(address: Address) {
    if (server === undefined) return undefined
    const { identityOf } = await import('@foyer/modal/identity')
    const signal = AbortSignal.timeout(TIMEOUT)
    return (await identityOf(server)({ address, namespace: 'eip155' }, { signal }))?.name
  }

  async function askRegistry(registry: Address, address: Address) {
    reader ??= import('./openNameReader.ts').then(({ openNameReader }) =>
      openNameReader({ rpcUrls: chain.rpcUrls, registry }),
    )
    return (await reader).readName(address)
  }

  return {
    async resolve(address) {
      const name = await askGateway(address).catch(() => undefined)
      if (name) return name
      return nameRegistry === undefined ? null : askRegistry(nameRegistry, address)
    },
  }
}
