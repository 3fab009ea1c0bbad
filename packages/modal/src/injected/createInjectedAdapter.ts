import type { Adapter, MultiChainProvider, Namespace, ProviderOf } from '@foyer/modal-core'
import type { Connections } from '../connections/createConnections.ts'
import {
  type CreateNamespaceAdapterParameters,
  createNamespaceAdapter,
  type LoadParameters as NamespaceParameters,
} from '../connections/createNamespaceAdapter.ts'

/** An object that a wallet has put on the page. */
export type InjectedWallet = {
  /** Stable over reloads. */
  id: string
  name: string
  /** The wallet's id in the directory, which has its picture. */
  explorerId: string | undefined
  wallet: object
}

/** A wallet as it is connected: one of the page, or a paired one. */
export type FoundWallet = { id: string; name: string } & (
  | { wallet: object; paired?: undefined }
  | { paired: MultiChainProvider }
)

export type LoadParameters = NamespaceParameters & {
  /** The wallet of a connector as it is now. Undefined for one that is not here. */
  findWallet: (connectorId: string) => Promise<FoundWallet | undefined>
}

type CreateInjectedAdapterParameters<namespace extends Namespace> = Pick<
  CreateNamespaceAdapterParameters<namespace, Connections<ProviderOf<namespace>>>,
  'namespace' | 'target' | 'loadBalances'
> & {
  /** Reads what is on the page, and asks no wallet for anything. */
  look: (target: EventTarget) => readonly InjectedWallet[]
  load: (parameters: LoadParameters) => Promise<Connections<ProviderOf<namespace>>>
}

/** Drives wallets that put an object on the page and announce themselves by nothing. */
export function createInjectedAdapter<namespace extends Namespace>({
  look: readPage,
  load,
  ...parameters
}: CreateInjectedAdapterParameters<namespace>): Adapter<namespace> {
  const { target } = parameters
  let listed: readonly InjectedWallet[] = []
  const { adapter, refresh, sources } = createNamespaceAdapter<namespace, Connections<ProviderOf<namespace>>>(
    {
      ...parameters,
      listed: () => listed,
      look,
      load: (given) => load({ ...given, findWallet }),
    },
  )

  function look() {
    const before = listed
    listed = target ? readPage(target) : []
    return listed.length !== before.length || listed.some(({ wallet }, at) => wallet !== before[at]?.wallet)
  }

  async function findWallet(connectorId: string): Promise<FoundWallet | undefined> {
    const source = sources.get(connectorId)
    if (source?.loadMultiChain !== undefined)
      return { id: source.id, name: source.name, paired: await source.loadMultiChain() }
    refresh()
    return listed.find(({ id }) => id === connectorId)
  }

  return adapter
}
