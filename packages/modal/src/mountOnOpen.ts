import type { Modal } from '@foyer/modal-core'
import { close, reportLoadError } from '@foyer/modal-core/page'
import { preload } from '@foyer/modal-ui/preload'

/** Puts `<fy-modal>` on the page when the modal first opens, in chunks of its own. */
export function mountOnOpen(modal: Modal) {
  let element: HTMLElement | undefined
  let isMounting = false

  async function mount() {
    // Pages that replace their body take the element away.
    if (isMounting || element?.isConnected) return
    isMounting = true
    modal.router.state.starting = true
    try {
      // First, so that the first thing drawn is complete.
      await preload(modal)
      if (!isMounting) return
      element ??= Object.assign(document.createElement('fy-modal'), { modal })
      document.body.append(element)
    } catch (cause) {
      close(modal)
      reportLoadError(modal, cause)
    } finally {
      isMounting = false
      modal.router.state.starting = false
    }
  }

  const stop = modal.subscribe(() => {
    const { open, embedded } = modal.state.router
    // An embedded one draws itself, in the page.
    if (open && !embedded) void mount()
  })

  return {
    async prefetch() {
      try {
        await preload(modal)
      } catch {
        // Opening retries the load and reports a failure.
      }
    },

    unmount() {
      stop()
      isMounting = false
      element?.remove()
    },
  }
}
