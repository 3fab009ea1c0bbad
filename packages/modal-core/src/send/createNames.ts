import type { Network } from '../types/network.ts'
import type { Profile } from '../types/profile.ts'
import type { Server, SupportedChains } from '../types/server.ts'
import { createChainClient } from '../wire/createChainClient.ts'
import { createIdentities } from '../wire/createIdentities.ts'
import { type Alerts, createServerAlert } from '../wire/createServerAlert.ts'
import { coinTypeOf } from './coinTypeOf.ts'
import type { ResolveName } from './types.ts'

type Resolved = { address: string; name: string }

type CreateNamesParameters = {
  /** The dapp's own look-up, which goes first. */
  resolveName: ResolveName | undefined
  /** Undefined where the dapp names no server. */
  server: Server | undefined
  supported: SupportedChains
  cleanProfileName: (name: unknown) => string | undefined
  alerts: Alerts
}

/** Looks up the addresses of names, and the names and pictures of addresses. */
export function createNames({
  resolveName,
  server,
  supported,
  cleanProfileName,
  alerts,
}: CreateNamesParameters) {
  const ended = new AbortController()
  const { raise } = createServerAlert({ alerts, signal: ended.signal, isTold: true })
  const remote = server && createRemote({ ...server, supported, cleanProfileName, signal: ended.signal })

  async function askServer(name: string, { chainNamespace, caipNetworkId, id }: Network) {
    const coinType = chainNamespace === 'eip155' ? coinTypeOf(id) : undefined
    if (remote === undefined || coinType === undefined) return undefined
    try {
      const record = await remote.client.name({ name, chainId: caipNetworkId })
      const address = record?.addresses[coinType]?.address
      return address === undefined ? undefined : { address, name: record?.name ?? name }
    } catch (error) {
      raise(error)
      throw error
    }
  }

  return {
    /** Resolves a name to its account, and the name to show. Undefined if it leads nowhere. */
    async resolve(...[name, options]: Parameters<ResolveName>): Promise<Resolved | undefined> {
      const address = await resolveName?.(name, options).catch(() => undefined)
      return address ? { address, name } : askServer(name, options.network)
    },

    /** The name and picture of an address. Undefined if it has neither, or no server answers. */
    async lookUp(address: string): Promise<Profile | undefined> {
      try {
        return await remote?.identities.lookUp(address)
      } catch (error) {
        raise(error)
        return undefined
      }
    },

    destroy() {
      ended.abort()
      remote?.identities.destroy()
    },
  }
}

type RemoteParameters = Server &
  Pick<CreateNamesParameters, 'supported' | 'cleanProfileName'> & { signal: AbortSignal }

function createRemote({
  endpoint: baseUrl,
  projectId,
  supported,
  cleanProfileName,
  signal,
}: RemoteParameters) {
  const parameters = { baseUrl, projectId, signal }
  return {
    client: createChainClient({ ...parameters, supported }),
    identities: createIdentities({ ...parameters, cleanProfileName }),
  }
}
