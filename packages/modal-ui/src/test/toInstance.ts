import { type Instance, type Modal, open } from '@foyer/modal-core'

/** The part of an instance that buttons need. */
export const toInstance = (modal: Modal): Instance =>
  ({
    id: modal.id,
    get state() {
      return modal.state
    },
    subscribe: modal.subscribe,
    open: () => open(modal),
    prefetch: async () => {},
  }) as unknown as Instance
