import type { DeepReadonly, ModalState, Route, View as ViewName } from '@foyer/modal-core'
import type { Strings } from '../locales/en.ts'

type State = DeepReadonly<ModalState>

type ViewEntry<name extends ViewName> = {
  tag: `fy-${string}-view`
  /** Loads the view's chunk, which registers its element. */
  load: () => Promise<unknown>
  title: (strings: Strings, state: State, route: DeepReadonly<Extract<Route, { view: name }>>) => string
}

/** Every view of the router, each its own chunk. */
const views: { [name in ViewName]: ViewEntry<name> } = {
  Connect: {
    tag: 'fy-connect-view',
    load: () => import('./connect/fy-connect-view.ts'),
    title: (strings) => strings.connectTitle,
  },
  ConnectingExternal: {
    tag: 'fy-connecting-external-view',
    load: () => import('./connecting-external/fy-connecting-external-view.ts'),
    title: (strings, { connectors }, { connectorId }) =>
      connectors.list.find(({ id }) => id === connectorId)?.name ?? strings.connectTitle,
  },
  Account: {
    tag: 'fy-account-view',
    load: () => import('./account/fy-account-view.ts'),
    title: (strings) => strings.accountTitle,
  },
  UnsupportedChain: {
    tag: 'fy-unsupported-chain-view',
    load: () => import('./unsupported-chain/fy-unsupported-chain-view.ts'),
    title: (strings) => strings.unsupportedTitle,
  },
  SwitchNetwork: {
    tag: 'fy-switch-network-view',
    load: () => import('./switch-network/fy-switch-network-view.ts'),
    title: (strings, { networks }, { caipNetworkId }) =>
      networks.list.find((network) => network.caipNetworkId === caipNetworkId)?.name ?? strings.switchNetwork,
  },
}

/** The entry of a view, as one that takes any route: callers pass the route it was looked up by. */
export const viewOf = (view: ViewName) => views[view] as ViewEntry<ViewName>
