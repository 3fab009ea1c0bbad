import type { Modal } from '@foyer/modal-core'
import { reportLoadError } from '@foyer/modal-core/page'
import { preload, preloadInIdle, rest } from '@foyer/modal-ui/preload'

/** The time that the modal may take to load before a dialog stands there without it, in milliseconds. */
const REST_AFTER = 150

/** Puts `<fy-modal>` on the page when the modal first opens, in chunks of its own. */
export function mountOnOpen(modal: Modal) {
  let element: HTMLElement | undefined
  const { state } = modal.router

  async function mount() {
    // Pages that replace their body take the element away.
    if (element?.isConnected) return
    // Also when the modal was closed and opened again while it loads.
    setTimeout(rest, REST_AFTER, modal)
    if (state.starting) return
    state.starting = true
    try {
      // First, so that the first thing drawn is complete.
      const { elementOf } = await preload(modal)
      if (!state.starting) return
      element ??= elementOf(modal)
      document.body.append(element)
    } catch (cause) {
      // It resolves when the modal has closed, or is to be mounted once more, which the change of `starting` does.
      await rest(modal, () => reportLoadError(modal, cause))
    } finally {
      state.starting = false
    }
  }

  let isGone = false
  let isPreparing = false
  // A modal that has opened and closed meanwhile has its element, or is about to.
  const isWanted = () =>
    modal.options.state.preload === 'idle' && !state.open && !state.starting && !element && !isGone

  function prepare() {
    if (isPreparing || !isWanted()) return
    isPreparing = true
    // Opening retries the load and reports a failure. On a server there is nothing to wait for.
    preloadInIdle(modal, isWanted).then(
      (mounted) => {
        element ??= mounted
      },
      () => {},
    )
  }

  prepare()
  const stop = modal.subscribe(() => {
    prepare()
    // An embedded one draws itself, in the page.
    if (state.open && !state.embedded) void mount()
  })

  return {
    async prefetch() {
      // Opening retries the load and reports a failure.
      await preload(modal).catch(() => {})
    },

    unmount() {
      stop()
      isGone = true
      state.starting = false
      element?.remove()
    },
  }
}
