import type { Modal } from '../types/modal.ts'
import { firstRoute } from './firstRoute.ts'

/** Draws the modal in the page from now on, where it never hides. Returns what ends that. */
export function embed(modal: Modal): () => void {
  const { router } = modal
  router.state.embedded = true
  router.open(firstRoute(modal))
  return () => {
    router.state.embedded = false
    router.close()
  }
}
