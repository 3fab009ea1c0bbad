import type { ProviderSource } from '@foyer/modal-core'
import type { CreateConnectorFn } from 'wagmi'
import type { Eip1193Provider } from '../eip1193/provider.ts'
import type { WagmiRequests } from './createWagmiConnector.ts'

type Request = 'connect' | 'disconnect' | 'getProvider' | 'getAccounts' | 'getChainId' | 'switchChain'

/** The requests of wagmi itself. In the entry chunk, so as short as can be: what they do is loaded with the first one. */
const REQUESTS = 'connect disconnect getProvider getAccounts getChainId switchChain'.split(' ') as Request[]

type Load = () => Promise<Pick<typeof import('./createWagmiConnector.ts'), 'createWagmiConnector'>>

/** Wraps the provider in a wagmi connector, so that wagmi's hooks can use it. Imports only types of wagmi. */
export function wagmiConnector(source: ProviderSource, load: Load): CreateConnectorFn<Eip1193Provider> {
  const { id, name, icon, methods, type } = source
  return (config) => {
    let requests: WagmiRequests | undefined
    const lazy = REQUESTS.map((request) => [
      request,
      (...parameters: never[]) =>
        load().then((one) => {
          requests ??= one.createWagmiConnector(source, config)
          return (requests[request] as (...all: never[]) => unknown)(...parameters)
        }),
    ])
    return {
      id,
      name,
      icon,
      // A login says what it is; dapps know the others by their id.
      type: methods ? type : id,
      isAuthorized: async () => source.isAuthorized(),
      ...(Object.fromEntries(lazy) as WagmiRequests),
    }
  }
}
