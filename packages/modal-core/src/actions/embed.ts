import type { Modal } from '../types/modal.ts'
import { firstRoute } from './firstRoute.ts'

/** Embeds the modal in the page, where it never hides. Returns a function that ends the embedding. */
export function embed(modal: Modal): () => void {
  const { router } = modal
  router.state.embedded = true
  router.open(firstRoute(modal))
  return () => {
    router.state.embedded = false
    router.close()
  }
}
