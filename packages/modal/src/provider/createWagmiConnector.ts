import type { ProviderSource } from '@foyer/modal-core'
import { NetworkNotFoundError, NoAccountError } from '@foyer/modal-core/page'
import type { CreateConnectorFn } from 'wagmi'
import { toAddresses } from '../eip1193/checksum.ts'
import { type Eip1193Provider, switchChain } from '../eip1193/provider.ts'
import { toChainId } from '../eip1193/toChainId.ts'

type Config = Parameters<CreateConnectorFn<Eip1193Provider>>[0]
type Connector = ReturnType<CreateConnectorFn<Eip1193Provider>>

/** The methods of a connector that need the provider. */
export type WagmiRequests = Required<
  Pick<
    Connector,
    | 'connect'
    | 'disconnect'
    | 'getProvider'
    | 'getAccounts'
    | 'getChainId'
    | 'switchChain'
    | 'onAccountsChanged'
    | 'onChainChanged'
    | 'onDisconnect'
  >
>

/** Drives the provider for wagmi. Imports only types of wagmi. It has a chunk of its own: no page without it needs it. */
export function createWagmiConnector({ load }: Pick<ProviderSource, 'load'>, config: Config): WagmiRequests {
  let listening: Eip1193Provider | undefined
  const onAccountsChanged = (accounts: unknown) => connector.onAccountsChanged(toAddresses(accounts))
  const onChainChanged = (chainId: unknown) => connector.onChainChanged(String(chainId))
  const onDisconnect = () => connector.onDisconnect()

  let changes: Parameters<typeof config.emitter.emit<'change'>>[1] | undefined
  /** Emits what changes in one turn as one event: wagmi must not see the account of one chain on another. */
  function change(part: NonNullable<typeof changes>) {
    if (changes === undefined)
      queueMicrotask(() => {
        if (listening !== undefined && changes !== undefined) config.emitter.emit('change', changes)
        changes = undefined
      })
    changes = { ...changes, ...part }
  }

  function listen(provider: Eip1193Provider) {
    if (listening === provider) return
    listening = provider
    provider.on?.('accountsChanged', onAccountsChanged)
    provider.on?.('chainChanged', onChainChanged)
    provider.on?.('disconnect', onDisconnect)
  }

  function unlisten() {
    listening?.removeListener?.('accountsChanged', onAccountsChanged)
    listening?.removeListener?.('chainChanged', onChainChanged)
    listening?.removeListener?.('disconnect', onDisconnect)
    listening = undefined
  }

  const connector: WagmiRequests = {
    async connect({ chainId, isReconnecting, withCapabilities } = {}) {
      const provider = await load()
      const method = isReconnecting ? 'eth_accounts' : 'eth_requestAccounts'
      const accounts = toAddresses(await provider.request({ method })) as `0x${string}`[]
      // The session may have ended since the last visit.
      if (accounts.length === 0) throw new NoAccountError()
      listen(provider)
      let shared: readonly `0x${string}`[] = accounts
      let current = await connector.getChainId()
      if (chainId !== undefined && chainId !== current) {
        // A wallet that does not switch is connected, too.
        const chain = await connector.switchChain({ chainId }).catch(() => undefined)
        current = chain?.id ?? current
        // A wallet may share other accounts there.
        shared = await connector.getAccounts()
      }
      const answer = withCapabilities ? shared.map((address) => ({ address, capabilities: {} })) : shared
      return { accounts: answer as never, chainId: current }
    },

    async disconnect() {
      unlisten()
      await (await load()).disconnect?.()
    },

    getProvider: load,

    async getAccounts() {
      const provider = await load()
      return toAddresses(await provider.request({ method: 'eth_accounts' })) as `0x${string}`[]
    },

    async getChainId() {
      const provider = await load()
      return toChainId(await provider.request({ method: 'eth_chainId' })) ?? config.chains[0].id
    },

    async switchChain({ chainId }) {
      const chain = config.chains.find(({ id }) => id === chainId)
      if (chain === undefined)
        throw new NetworkNotFoundError({ chainId, configured: config.chains.map(({ id }) => id) })
      const provider = await load()
      await switchChain(provider, { ...chain, blockExplorerUrl: chain.blockExplorers?.default.url })
      return chain
    },

    onAccountsChanged(accounts) {
      if (accounts.length === 0) connector.onDisconnect()
      else change({ accounts: accounts as `0x${string}`[] })
    },

    onChainChanged(chainId) {
      const id = toChainId(chainId)
      if (id !== undefined) change({ chainId: id })
    },

    onDisconnect() {
      unlisten()
      config.emitter.emit('disconnect')
    },
  }
  return connector
}
