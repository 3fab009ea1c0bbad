import type { Locale, Modal, View } from '@foyer/modal-core'
import { activeAccount, isUnsupported } from '@foyer/modal-core/page'
import { loadStrings } from './locales/loadStrings.ts'

/**
 * Loads what opening now would show: `<fy-modal>` and its texts at the same time, then the view if it has a chunk of
 * its own. It stands in the entry chunk: loaders that came with the modal would start only when it is there.
 */
export async function preload({ state, wallets }: Modal) {
  const connected: View = isUnsupported(state) ? 'UnsupportedChain' : 'Account'
  const view = activeAccount(state).status === 'connected' ? connected : 'Connect'
  await Promise.all([
    loadOnce(view, state.options.locale),
    // At the same time, so that the list is complete when it is first drawn; without it the modal opens all the same.
    view === 'Connect' && wallets.load().catch(() => {}),
  ])
}

/** Even what is there already takes `import()` until a later task, and a hover and its click ask for the same. */
const loads = new Map<string, Promise<void>>()

function loadOnce(view: View, locale: Locale): Promise<void> {
  const key = `${view} ${locale}`
  const loading = loads.get(key) ?? load(view, locale)
  loads.set(key, loading)
  loading.catch(() => loads.delete(key))
  return loading
}

async function load(view: View, locale: Locale) {
  const [{ viewOf }] = await Promise.all([import('./exports/modal.ts'), loadStrings(locale)])
  await viewOf(view).load()
}
