import { proxy } from 'valtio/vanilla'
import type { ModalEvents } from '../types/events.ts'
import type { Direction, Route } from '../types/route.ts'
import type { RouterState } from '../types/state.ts'
import type { Emitter } from '../utils/createEmitter.ts'
import { patch } from '../utils/patch.ts'

/** The views' history stack, and whether the modal is open. It knows no rules: actions do. */
export function createRouter({ events }: { events: Emitter<ModalEvents> }) {
  const state = proxy<RouterState>({
    open: false,
    route: { view: 'Connect' },
    history: [],
    direction: 'next',
    embedded: false,
    starting: false,
  })
  const guards = new Set<() => boolean>()

  function show(route: Route, history: Route[], direction: Direction) {
    patch(state, { route, history, direction })
    if (state.open) events.emit('view', { view: route.view, direction })
  }

  function open(route: Route) {
    const wasOpen = state.open
    state.open = true
    show(route, [], 'next')
    if (!wasOpen) events.emit('open', { view: route.view })
  }

  function close() {
    if (!state.open) return
    const { view } = state.route
    state.open = false
    show({ view: 'Connect' }, [], 'next')
    events.emit('close', { view })
  }

  return {
    state,
    open,
    close,

    push(route: Route) {
      show(route, [...state.history, state.route], 'next')
    },

    /** Shows another view in the place of this one. */
    replace(route: Route) {
      show(route, state.history, 'next')
    },

    /** Starts over from this view. */
    reset(route: Route) {
      show(route, [], 'prev')
    },

    /** Goes back to this index of the history, by default the last one. Returns undefined when the index is empty. */
    pop(index = state.history.length - 1): Route | undefined {
      const route = state.history[index]
      if (route !== undefined) show(route, state.history.slice(0, index), 'prev')
      return route
    },

    /**
     * Keeps the modal from being closed or left while `isHeld` says so, for example until the user has signed in.
     * Returns the function that removes the guard.
     */
    guard(isHeld: () => boolean): () => void {
      guards.add(isHeld)
      return () => guards.delete(isHeld)
    },

    isHeld: () => [...guards].some((isHeld) => isHeld()),
  }
}
