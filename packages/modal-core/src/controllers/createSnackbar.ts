import { proxy } from 'valtio/vanilla'
import type { SnackbarMessage, SnackbarState, SnackbarTone } from '../types/state.ts'

/** The time for which a message stays, in milliseconds: enough to read a short sentence twice. */
const SHOWN_FOR = 4000

/** A short message at the bottom of the modal, which hides after 4 s. A newer one replaces an older one. */
export function createSnackbar() {
  const state = proxy<{ current: SnackbarState }>({ current: { status: 'hidden' } })
  let timer: ReturnType<typeof setTimeout> | undefined

  function hide() {
    clearTimeout(timer)
    state.current = { status: 'hidden' }
  }

  return {
    state,

    /** `loading` stays until it is hidden or another message comes. */
    show(tone: SnackbarTone, message: SnackbarMessage) {
      clearTimeout(timer)
      state.current = { status: 'shown', tone, message }
      if (tone !== 'loading') timer = setTimeout(hide, SHOWN_FOR)
    },

    hide,
  }
}
