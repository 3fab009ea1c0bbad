import { proxy, snapshot, subscribe } from 'valtio/vanilla'
import { doLate } from './actions/doLate.ts'
import { followAccount } from './actions/followAccount.ts'
import { followNetwork } from './actions/followNetwork.ts'
import { createControllers } from './createControllers.ts'
import type { Adapter } from './types/adapter.ts'
import type { Modal } from './types/modal.ts'
import type { Namespace } from './types/network.ts'
import type { CreateModalParameters } from './types/parameters.ts'
import type { SiwxControl } from './types/signIn.ts'
import type { SiwxRecord } from './types/siwx.ts'
import type { DeepReadonly, ModalState } from './types/state.ts'

/** The time in which the wallet of the last visit may be found before a page shows no account, in milliseconds. */
const RESTORE_TIMEOUT = 3_000

/**
 * Creates a headless modal: its controllers, and what actions need to reach them. Starts the adapters, except on a
 * server.
 *
 * @throws {NetworkNotFoundError} `networks` is empty or lacks `defaultNetwork`
 */
export function createModal(parameters: CreateModalParameters): Modal {
  const { adapters = [], features = [], defaultNetwork, siwx: feature } = parameters
  const list = [...adapters]
  const adapterOf: Modal['adapterOf'] = (namespace) => list.find((one) => one.namespace === namespace)
  const { drawn, ...others } = createControllers(parameters, adapterOf, settle)
  const { accounts, networks, wallets } = drawn
  const { storage } = others
  const siwxState = proxy<SiwxRecord>({
    required: feature?.required ?? false,
    current: { status: feature === undefined ? 'off' : 'signedOut' },
    byNamespace: {},
  })
  let siwx: SiwxControl | undefined

  // One tree to subscribe to
  const root: ModalState = proxy<ModalState>({
    ...statesOf(drawn),
    get loading() {
      return this.router.open && (this.router.starting || this.request.current.status === 'pending')
    },
    restoring: true,
    siwx: siwxState,
  })
  /** Ends `restoring`, and stores whether the next visit has anything to wait for. */
  function settle() {
    root.restoring = false
    const namespaces = Object.keys(accounts.state) as Namespace[]
    storage.set(
      'connectedNamespaces',
      namespaces.filter((namespace) => accounts.get(namespace).status === 'connected'),
    )
  }

  const read = () => snapshot(root) as unknown as DeepReadonly<ModalState>

  const modal: Modal = {
    ...drawn,
    ...others,
    get state() {
      return read()
    },
    initialState: read(),
    subscribe: (listener) => subscribe(root, listener),
    controls: {},
    get siwx() {
      return siwx
    },
    hasAdapters: adapters.length > 0,
    adapterOf,
    attach(name, state) {
      if (root[name] === undefined) Object.assign(root, { [name]: state })
      return root[name] as typeof state
    },
    discover() {
      for (const adapter of list) adapter.discover?.()
    },
    addAdapter(adapter) {
      list.push(adapter)
      stops.push(start(adapter))
    },
    destroy() {
      for (const stop of stops) stop()
      clearTimeout(timer)
      siwx?.stop()
      modal.snackbar.hide()
      modal.shake.stop()
      wallets.destroy()
      modal.events.clear()
    },
  }

  const stops: (() => void)[] = []
  let timer: ReturnType<typeof setTimeout> | undefined
  if (typeof window !== 'undefined') {
    // After `initialState`: a server cannot know it.
    networks.restore()
    wallets.restore()
    root.restoring = storage.get('connectedNamespaces')?.[0] !== undefined
    if (root.restoring) timer = setTimeout(settle, RESTORE_TIMEOUT)
    siwx = feature?.start(modal, siwxState)
    stops.push(...features.map((one) => one.start(modal)), ...adapters.map(start))
  }

  function start(adapter: Adapter) {
    const { namespace } = adapter
    let isDefaultChecked = defaultNetwork === undefined
    return adapter.start({
      networks: networks.list.filter(({ chainNamespace }) => chainNamespace === namespace),
      storage,
      setConnectors: (list) => drawn.connectors.set(namespace, list),
      setAccount: (account) => followAccount(modal, namespace, account),
      setNetwork(chainId) {
        if (!isDefaultChecked && defaultNetwork?.id !== chainId)
          doLate((one) => one.warnOfDefaultNetwork(adapter, chainId))
        isDefaultChecked = true
        followNetwork(modal, namespace, chainId)
      },
      setConnections: (list) => drawn.connections.set(namespace, list),
    })
  }

  return modal
}

type StatesOf<controllers extends Record<string, { state: object }>> = {
  [name in keyof controllers]: controllers[name]['state']
}

function statesOf<controllers extends Record<string, { state: object }>>(controllers: controllers) {
  const states = Object.entries(controllers).map(([name, { state }]) => [name, state])
  return Object.fromEntries(states) as StatesOf<controllers>
}
