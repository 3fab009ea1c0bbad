import type { BitcoinProvider, BitcoinPurpose, Network } from '@foyer/modal-core'
import { ConnectorNotFoundError, NoAccountError } from '@foyer/modal-core/page'
import type { WalletSession } from '../connections/connectionList.ts'
import {
  type Connections,
  type ConnectionsParameters,
  createConnections,
} from '../connections/createConnections.ts'
import { withProblem } from '../connections/withProblem.ts'
import { askBitcoin } from './askBitcoin.ts'
import type { BitcoinWallet, SharedAddress } from './dialects/types.ts'
import { readShared } from './readShared.ts'

export type CreateBitcoinConnectionsParameters = ConnectionsParameters & {
  purposes: readonly BitcoinPurpose[]
  /** The wallet of a connector. Undefined for one that is not here. */
  findWallet: (connectorId: string) => Promise<BitcoinWallet | undefined>
  /** The network of Bitcoin that the modal works on. */
  networkInUse: () => Network | undefined
}

/** The connected wallets of Bitcoin, in all its dialects. */
export function createBitcoinConnections(
  parameters: CreateBitcoinConnectionsParameters,
): Connections<BitcoinProvider> {
  const { findWallet, networkInUse } = parameters
  return createConnections<BitcoinProvider>({
    ...parameters,
    namespace: 'bip122',
    async open(connectorId, { isSilent }) {
      const wallet = await findWallet(connectorId)
      if (wallet === undefined) throw new ConnectorNotFoundError({ connectorId })
      const shared = await (isSilent ? wallet.resume() : askBitcoin(() => wallet.connect(networkInUse())))
      return toSession(wallet, shared, parameters)
    },
  })
}

function toSession(
  wallet: BitcoinWallet,
  given: readonly SharedAddress[],
  { host: { networks }, purposes, networkInUse }: CreateBitcoinConnectionsParameters,
): WalletSession<BitcoinProvider> {
  /** The addresses that the wallet shares, also on networks that are none of the dapp's. */
  let shared = given

  const accountOn = (inUse: Network | undefined) => readShared(shared, { networks, inUse, purposes })
  const account = () => accountOn(networkInUse())

  async function toProvider(): Promise<BitcoinProvider> {
    const found = account()
    if (found === undefined) throw new NoAccountError()
    return (await import('./toProvider.ts')).toProvider({ wallet, ...found })
  }

  return {
    accounts: () =>
      account()?.addresses.map(({ read: { address }, purpose }) => ({ address, label: purpose })) ?? [],
    isShared: () => shared.length > 0,
    chainId: () => account()?.network.id ?? '',
    provider: toProvider,

    watch(onChange) {
      function take(addresses: readonly SharedAddress[]) {
        shared = addresses
        onChange()
      }
      return wallet.watch((said) => {
        // A wallet that fails to say what it shares stays as it was.
        if (said === undefined) wallet.resume().then(take, () => {})
        else take(said)
      })
    },

    /** Has the wallet change its network, unless it shares an address there already. */
    async switchNetwork(network) {
      if (accountOn(network)?.network === network) return
      const { switchNetwork, name } = wallet
      if (switchNetwork === undefined) {
        const { UnsupportedFeatureError } = await import('../connections/errors.ts')
        throw new UnsupportedFeatureError({
          wallet: name,
          ecosystem: network.name,
          action: 'switchNetworks',
        })
      }
      await askBitcoin(() => switchNetwork(network))
      shared = await wallet.resume()
      if (accountOn(network)?.network === network) return
      throw withProblem(new NoAccountError(), { code: 'noAccount', wallet: name, network: network.name })
    },

    async signText({ message, address }) {
      const { signature, protocol } = await (await toProvider()).signMessage({ address, message })
      return { signature, proof: { scheme: protocol } }
    },

    ...(wallet.disconnect && { disconnect: wallet.disconnect }),
  }
}
