import { proxy } from 'valtio/vanilla'

/** Milliseconds. */
const DURATION = 500

/** True while the modal shakes, because it was asked to close and a guard keeps it open. */
export function createShake() {
  const state = proxy({ active: false })
  let timer: ReturnType<typeof setTimeout> | undefined

  function stop() {
    clearTimeout(timer)
    state.active = false
  }

  return {
    state,

    start() {
      clearTimeout(timer)
      state.active = true
      timer = setTimeout(stop, DURATION)
    },

    stop,
  }
}
