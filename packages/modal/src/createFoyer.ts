import type { CreateModalParameters, Instance, Networks, TokensOf } from '@foyer/modal-core'
import {
  addInstance,
  close,
  createModal,
  doLate,
  findInstance,
  findSameInstance,
  loadLate,
  open,
  reportError,
} from '@foyer/modal-core/page'
import type { Language, StringOverrides } from '@foyer/modal-ui/button'
import '@foyer/modal-ui/button'
import { loadActions } from './loadActions.ts'
import { mountOnOpen } from './mountOnOpen.ts'

export type CreateFoyerParameters<networks extends Networks = Networks> = Omit<
  CreateModalParameters,
  'connectNetwork' | 'languages' | 'strings' | 'tokens'
> & {
  networks: networks
  /**
   * The network that wallets are asked to switch to once they have connected, one of `networks`. A wallet that declines
   * stays connected. Default none: the network that the wallet is on.
   */
  connectNetwork?: NoInfer<networks[number]> | undefined
  defaultNetwork?: NoInfer<networks[number]> | undefined
  /**
   * Tokens whose balances the account shows beside the network's own currency, by the id of a configured chain:
   * `{ 56: [{ address: '0x…' }] }`.
   * All of them are shown, also those with 0 decimals.
   */
  tokens?: TokensOf<NoInfer<networks>> | undefined
  /**
   * Languages beside those that need no import: those of `@foyer/modal/locales`, or your own. `locale` chooses one by its
   * code.
   */
  languages?: readonly Language[] | undefined
  /** Your own texts, by language and name, for example `{ en: { connectTitle: 'Sign in' } }`. */
  strings?: StringOverrides | undefined
}

/** Actions of the instance whose code loads when the first of them is called. */
const ACTIONS = [
  'connect',
  'disconnect',
  'switchConnection',
  'switchNetwork',
  'getProvider',
  'signIn',
  'signOut',
  'diagnose',
  'loadBalance',
  'loadActivity',
  'getIdentityToken',
] as const

/**
 * Creates a modal and returns its instance. Nothing is asked of anybody else until the modal opens.
 *
 * The same adapter (by the object behind it, such as wagmi's config) and `id` give the same instance until
 * `destroy()`: effects that run twice and hot reloads are safe. A second call applies the options that `update` takes; a
 * warning names other options that differ, which are ignored. Another adapter under the same `id` replaces the old
 * instance. A second modal on a page needs another `id`.
 *
 * @throws {NetworkNotFoundError} `networks` is empty or lacks `defaultNetwork`
 *
 * @example
 * const foyer = createFoyer({ networks: [bsc], adapters: [wagmiAdapter(config)] })
 * foyer.open()
 * // the modal is open at Connect
 */
export function createFoyer<const networks extends Networks>(
  parameters: CreateFoyerParameters<networks>,
): Instance<networks> {
  const { id = 'default', adapters = [] } = parameters
  const sources = adapters.map(({ source }) => source)
  const same = findSameInstance(id, sources)
  if (same !== undefined) {
    doLate((one) => one.warnOfIgnoredOptions(same.parameters as CreateModalParameters, parameters))
    same.instance.update(parameters)
    if (same.modal !== undefined) same.modal.email.onCapture = parameters.onEmailCapture
    return same.instance
  }
  // Without an id, `findInstance` could return another modal of the page, which must not be destroyed.
  findInstance(id)?.destroy()

  const modal = createModal({ ...parameters, id })
  const { prefetch, unmount } = mountOnOpen(modal)
  const actions = Object.fromEntries(
    ACTIONS.map((name) => [name, async (options: never) => (await loadActions(modal))[name](modal, options)]),
  ) as Pick<Instance, (typeof ACTIONS)[number]>
  const instance: Instance = {
    ...actions,
    id,
    get state() {
      return modal.state
    },
    initialState: modal.initialState,
    subscribe: modal.subscribe,
    on: modal.events.on,
    async open(options) {
      if (typeof document === 'undefined') throw new (await loadLate()).DocumentNotFoundError()
      await open(modal, options)
    },
    close: () => close(modal),
    prefetch,
    loadIcons: modal.connectors.loadIcons,
    update: modal.options.update,
    controls: modal.controls,
    watchBalance() {
      const watching = loadActions(modal)
        .then((one) => one.watchBalance(modal))
        .catch((error) => reportError(modal, error))
      return () => void watching.then((stop) => stop?.())
    },
    destroy() {
      remove()
      unmount()
      modal.destroy()
    },
  }
  const remove = addInstance(instance, { sources, parameters, modal })
  return instance
}
