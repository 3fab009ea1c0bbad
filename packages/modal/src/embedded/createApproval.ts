import type { Frame } from '@foyer/embedded-wallet-frame/client'
import { close, type LoginRecord, type Modal } from '@foyer/modal-core'

type CreateApprovalParameters = {
  modal: Modal
  frame: Pick<Frame, 'abort' | 'sync'>
  /** The state that is drawn, to write to. */
  state: LoginRecord
}

/** The modal while the wallet's own dialog is open: it makes way for it, and comes back when it closes. */
export function createApproval({ modal, frame, state }: CreateApprovalParameters) {
  const { router } = modal
  /** True if the modal is at ApproveTransaction, out of the way of the wallet's own dialog. */
  let isAside = false

  return {
    isAside: () => isAside,

    show(isOpen: boolean) {
      state.isApproving = isOpen
      if (isOpen) {
        frame.sync()
        if (isAside || !router.state.open) return
        isAside = true
        router.push({ view: 'ApproveTransaction' })
      } else if (isAside) {
        isAside = false
        if (router.state.route.view === 'ApproveTransaction' && router.pop() === undefined) close(modal)
      }
    },

    /** Ends the approval where the modal shows something else, which would be behind the dialog. */
    follow() {
      const { open, route } = router.state
      if (!state.isApproving || !(isAside || open) || route.view === 'ApproveTransaction') return
      isAside = false
      frame.abort()
    },
  }
}
