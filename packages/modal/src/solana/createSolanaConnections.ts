import type { Adapter, Network, SolanaProvider, StandardWallet } from '@foyer/modal-core'
import { ConnectorNotFoundError } from '@foyer/modal-core/page'
import { askWallet } from '../connections/askWallet.ts'
import type { WalletSession } from '../connections/connectionList.ts'
import { type ConnectionsParameters, createConnections } from '../connections/createConnections.ts'
import { methodOf } from '../standard/readWallet.ts'
import { accountsOf } from './accounts.ts'
import { openWallet } from './openWallet.ts'

export type CreateSolanaConnectionsParameters = ConnectionsParameters & {
  /** The wallet of a connector. Undefined for one that is not here. */
  findWallet: (connectorId: string) => Promise<StandardWallet | undefined>
  /** The network of Solana that the modal works on. */
  networkInUse: () => Network | undefined
}

type ConnectAndSignParameters = Parameters<NonNullable<Adapter['connectAndSign']>>[0]

export type SolanaConnections = ReturnType<typeof createSolanaConnections>

/** The connected wallets of Solana, those of the page and paired ones. */
export function createSolanaConnections(parameters: CreateSolanaConnectionsParameters) {
  const { host, findWallet, networkInUse } = parameters
  /** The answer of a wallet that signed in, until `connect` takes it. */
  let signedIn: { connectorId: string; session: WalletSession<SolanaProvider> } | undefined

  async function requireWallet(connectorId: string) {
    const wallet = await findWallet(connectorId)
    if (wallet === undefined) throw new ConnectorNotFoundError({ connectorId })
    return wallet
  }

  const connections = createConnections<SolanaProvider>({
    ...parameters,
    namespace: 'solana',
    async open(connectorId, { isSilent }) {
      const answered = isSilent ? undefined : signedIn
      if (!isSilent) signedIn = undefined
      if (answered?.connectorId === connectorId) return answered.session
      return openWallet({ wallet: await requireWallet(connectorId), host, networkInUse, isSilent })
    },
  })

  return {
    ...connections,
    // Sending asks by it too: a chunk for it alone would be longer than it is.
    askWallet,

    /** Connects and signs in with one prompt, where the wallet can. `connect` is called next, and reports. */
    async connectAndSign({ connectorId, createMessage }: ConnectAndSignParameters) {
      signedIn = undefined
      const wallet = await requireWallet(connectorId)
      const network = networkInUse()
      if (network === undefined || methodOf(wallet, 'solana:signIn') === undefined) return undefined
      const { signIn } = await import('./signIn.ts')
      const { account, session } = await signIn({ wallet, network, createMessage })
      const shared = accountsOf(wallet) ?? []
      const accounts = shared.some(({ address }) => address === account.address) ? shared : [account]
      signedIn = {
        connectorId,
        session: await openWallet({ wallet, host, networkInUse, accounts, preferred: account.address }),
      }
      return { session }
    },
  }
}
