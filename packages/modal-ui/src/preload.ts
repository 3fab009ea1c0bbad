import type { Locale, Modal, View } from '@foyer/modal-core'
import { activeAccount, isUnsupported } from '@foyer/modal-core/page'
import { loadStrings } from './locales/loadStrings.ts'

/**
 * Loads what opening now would show: `<fy-modal>` and its texts at the same time, then the view if it has a chunk of
 * its own. It is part of the entry chunk, because loaders inside the modal's chunk could start only once it is loaded.
 */
export async function preload({ connectors, state, wallets }: Modal) {
  const connected: View = isUnsupported(state) ? 'UnsupportedChain' : 'Account'
  const view = activeAccount(state).status === 'connected' ? connected : 'Connect'
  await Promise.all([
    loadOnce(view, state.options.locale),
    // A wallet whose icon is missing shows a letter.
    connectors.loadIcons().catch(() => {}),
    // Loads at the same time, so that the first render has the complete list; the modal also opens without it.
    view === 'Connect' && wallets.load().catch(() => {}),
  ])
}

/** Caches loads: `import()` of a loaded module still takes a task, and a hover and its click load the same. */
const loads = new Map<string, Promise<void>>()

function loadOnce(view: View, locale: Locale): Promise<void> {
  const key = `${view} ${locale}`
  const loading = loads.get(key) ?? load(view, locale)
  loads.set(key, loading)
  loading.catch(() => loads.delete(key))
  return loading
}

async function load(view: View, locale: Locale) {
  const [{ loadView }] = await Promise.all([import('./exports/modal.ts'), loadStrings(locale)])
  await loadView(view, locale)
}
