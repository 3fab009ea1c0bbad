import type { LoadFailure, Modal, View } from '@foyer/modal-core'
import { activeAccount, close, isUnsupported } from '@foyer/modal-core/page'
import type { LanguageOptions } from './locales/languageOf.ts'
import { loadStrings } from './locales/loadStrings.ts'

/** The view that opening now would show. */
function nextView({ state }: Modal): View {
  if (activeAccount(state).status !== 'connected') return 'Connect'
  return isUnsupported(state) ? 'UnsupportedChain' : 'Account'
}

/**
 * Loads what opening now would show: `<fy-modal>` and its texts at the same time, then the view if it has a chunk of its
 * own. It is part of the entry chunk, because loaders inside the modal's chunk could start only once it is loaded.
 */
export async function preload(modal: Modal) {
  // First the frame that answers a tap: on a slow phone, asking for the files takes longer than that.
  if (!loads[keyOf(modal)]) await new Promise((resolve) => setTimeout(resolve))
  const [loaded] = await Promise.all([
    loadOnce(modal),
    Promise.allSettled([
      // A wallet whose icon is missing shows a letter.
      modal.connectors.loadIcons(),
      // Loads at the same time, so that the first render has the complete list; the modal also opens without it.
      nextView(modal) === 'Connect' && modal.wallets.load(),
    ]),
  ])
  return loaded
}

const loadResting = () => import('./modal/resting.ts')

/**
 * Has a dialog stand there while what opening shows is loaded, which says what has failed. Without its own file the modal
 * closes first, so that a page that hears of the failure knows that nothing is there to say it.
 */
export const rest = (modal: Modal, report?: () => Promise<LoadFailure>) =>
  loadResting()
    .then((one) => one.rest({ modal, close, report }))
    .catch(() => {
      if (!report) return
      close(modal)
      report()
    })

/** A connection that a visitor pays by the byte, or that is slow, as browsers tell of it. */
type Network = { saveData?: boolean; effectiveType?: string }

/**
 * Loads the modal in moments in which the page does nothing else, and has Connect drawn once, unseen, or the account's
 * view loaded. Resolves with the element that is on the page then, if there is one.
 */
export async function preloadInIdle(modal: Modal, isWanted: () => boolean): Promise<HTMLElement | undefined> {
  const { connection } = navigator as { connection?: Network }
  if (connection?.saveData || connection?.effectiveType?.includes('2g')) return
  // One look, and not one in each idle moment: some pages never finish loading.
  if (document.readyState !== 'complete') await new Promise((resolve) => addEventListener('load', resolve))
  await idle()
  return isWanted() ? (await loadOnce(modal)).prepareOpen({ modal, idle, isWanted }) : undefined
}

/** Resolves in an idle moment, or in 200 ms, of a page that is seen. A page that is prerendered is hidden, too. */
async function idle() {
  // Browsers give hidden pages an idle moment each ten seconds.
  do await new Promise((resolve) => window.requestIdleCallback?.(resolve) ?? setTimeout(resolve, 200))
  while (document.hidden)
}

/** Caches loads: `import()` of a loaded module still takes a task, and a hover and its click load the same. */
const loads: Record<string, ReturnType<typeof load>> = {}

const keyOf = (modal: Modal) => nextView(modal) + modal.state.options.locale

function loadOnce(modal: Modal) {
  const key = keyOf(modal)
  loads[key] ??= load(nextView(modal), modal.state.options)
  loads[key].catch(() => delete loads[key])
  return loads[key]
}

async function load(view: View, options: LanguageOptions) {
  // The dialog at rest is the first: it stands there while the others come. The modal retries texts that did not come.
  const [, , modal] = await Promise.all([
    loadResting(),
    loadStrings(options).catch(() => {}),
    import('./exports/modal.ts'),
  ])
  await modal.loadView(view, options)
  return modal
}
