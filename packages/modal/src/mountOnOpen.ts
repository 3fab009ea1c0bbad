import { close, failToLoad, type Modal } from '@foyer/modal-core'

/** Puts `<fy-modal>` on the page when the modal first opens, in chunks of its own. */
export function mountOnOpen(modal: Modal) {
  const load = () => import('@foyer/modal-ui/modal')
  let element: HTMLElement | undefined
  let isMounting = false

  async function mount() {
    if (isMounting || element !== undefined) return
    isMounting = true
    try {
      const { preload } = await load()
      // Together, so that the first thing drawn is complete.
      await preload(modal.state)
      if (!isMounting) return
      element = Object.assign(document.createElement('fy-modal'), { modal })
      document.body.append(element)
    } catch (cause) {
      close(modal)
      failToLoad(modal, cause)
    } finally {
      isMounting = false
    }
  }

  const stop = modal.subscribe(() => {
    if (modal.state.router.open) void mount()
  })

  return {
    async prefetch() {
      try {
        const { preload } = await load()
        await preload(modal.state)
      } catch {
        // Opening tries again, and says so when it fails.
      }
    },

    unmount() {
      stop()
      isMounting = false
      element?.remove()
    },
  }
}
