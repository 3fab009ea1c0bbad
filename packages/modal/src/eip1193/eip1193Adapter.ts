import {
  type Adapter,
  type AdapterHost,
  BROWSER_WALLET,
  type ConnectedAccount,
  ConnectorNotFoundError,
  NoAccountError,
} from '@foyer/modal-core'
import { type Eip1193Provider, switchChain, toAddresses, toChainId } from './provider.ts'
import { type AnnouncedWallet, watchProviders } from './watchProviders.ts'

export type Eip1193AdapterParameters = {
  /** Where wallets announce themselves and `ethereum` is looked for. Default the page's window. */
  target?: EventTarget & { ethereum?: unknown }
}

const INJECTED = 'injected'
const EVENTS = ['accountsChanged', 'chainChanged', 'connect', 'disconnect']

type Connection = { connectorId: string; provider: Eip1193Provider; unwatch: () => void }

/** Drives the wallets of a page that has no wallet library: EIP-6963 discovery and EIP-1193 requests. */
export function eip1193Adapter({ target = globalThis.window }: Eip1193AdapterParameters = {}): Adapter {
  const providers = new Map<string, Eip1193Provider>()
  let host: AdapterHost | undefined
  let connection: Connection | undefined

  function start(newHost: AdapterHost) {
    host = newHost
    const ethereum = target.ethereum as Eip1193Provider | undefined
    if (typeof ethereum?.request === 'function') providers.set(INJECTED, ethereum)
    publish([])
    const stop = watchProviders(target, publish)
    return () => {
      stop()
      drop()
      host = undefined
    }
  }

  function publish(wallets: readonly AnnouncedWallet[]) {
    for (const { rdns, provider } of wallets) providers.set(rdns, provider)
    host?.setConnectors([
      ...wallets.map(({ rdns, name, icon }) => {
        return { id: rdns, rdns, name, icon, type: 'ANNOUNCED' as const, installed: true }
      }),
      { id: INJECTED, name: BROWSER_WALLET, type: 'INJECTED', installed: providers.has(INJECTED) },
    ])
    resume()
  }

  /** Takes up the stored connection without a prompt, as soon as its wallet is there. */
  function resume() {
    const connectorId = host?.storage.get('connectedConnector')
    const provider = providers.get(connectorId ?? '')
    if (connectorId === undefined || provider === undefined || connection !== undefined) return
    host?.setAccount({ status: 'reconnecting' })
    void hold(connectorId, provider)()
  }

  /**
   * Follows a wallet. Without accounts it counts as disconnected but is still followed: a locked wallet names them
   * again when it is unlocked. Returns what asks the wallet now.
   */
  function hold(connectorId: string, provider: Eip1193Provider) {
    drop()
    async function refresh() {
      const account = await readAccount(connectorId, provider).catch(() => undefined)
      if (connection?.provider === provider) host?.setAccount(account ?? { status: 'disconnected' })
    }
    for (const event of EVENTS) provider.on?.(event, refresh)
    const unwatch = () => {
      for (const event of EVENTS) provider.removeListener?.(event, refresh)
    }
    connection = { connectorId, provider, unwatch }
    return refresh
  }

  function drop() {
    connection?.unwatch()
    connection = undefined
  }

  return {
    name: 'eip1193',
    namespace: 'eip155',
    source: target ?? globalThis,
    start,

    async connect({ connectorId }) {
      const provider = providers.get(connectorId)
      if (provider === undefined) throw new ConnectorNotFoundError({ connectorId })
      await provider.request({ method: 'eth_requestAccounts' })
      const account = await readAccount(connectorId, provider)
      if (account === undefined) throw new NoAccountError()
      hold(connectorId, provider)
      host?.storage.set('connectedConnector', connectorId)
      return account
    },

    async disconnect() {
      const provider = connection?.provider
      drop()
      host?.storage.set('connectedConnector', undefined)
      host?.setAccount({ status: 'disconnected' })
      // Wallets without this method stay authorised, but the page no longer asks them.
      const params = [{ eth_accounts: {} }]
      await provider?.request({ method: 'wallet_revokePermissions', params }).catch(() => {})
    },

    async switchNetwork({ network }) {
      if (connection === undefined) return
      await switchChain(connection.provider, network)
      const account = await readAccount(connection.connectorId, connection.provider)
      if (account !== undefined) host?.setAccount(account)
    },
  }
}

/** What the wallet says now, or undefined when it shares no account with the page. */
async function readAccount(
  connectorId: string,
  provider: Eip1193Provider,
): Promise<ConnectedAccount | undefined> {
  const addresses = toAddresses(await provider.request({ method: 'eth_accounts' }))
  const chainId = toChainId(await provider.request({ method: 'eth_chainId' }))
  const [address] = addresses
  if (address === undefined || chainId === undefined) return undefined
  return { status: 'connected', address, addresses, chainId, connectorId }
}
