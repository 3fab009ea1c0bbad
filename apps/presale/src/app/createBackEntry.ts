/** Something that lies over the page, such as a dialog. */
export type Layer = {
  /** Handles the browser's Back in place of the page. */
  onBack: () => void
}

export type BackEntry = {
  /** Has Back go to a layer until the returned function takes it away again. The topmost layer gets it. */
  add: (layer: Layer) => () => void
  destroy: () => void
}

/** Marks the entry in its `history.state`. */
const MARK = 'isBackEntry'

/** The router's number of a page, which the entry over it shares. */
type State = { idx?: number; [MARK]?: true } | null

/**
 * Has the browser's Back close what lies over the page instead of leaving the page. Once there is such a layer, one more
 * entry stands after the page's, with the page's own address; Back takes it away, which the topmost layer is told.
 * An entry whose layers have gone by themselves stays for the next one, and Back passes over it: to go back by script at
 * any other time could undo a step that the visitor takes meanwhile. Where a browser has a `CloseWatcher`, as on
 * Android, Back goes to the open dialog itself.
 */
export function createBackEntry(page: Window): BackEntry {
  const { history } = page
  const layers: Layer[] = []
  const state = () => history.state as State
  const isOnEntry = () => state()?.[MARK] === true
  /** The state of the page before it moved in its history. */
  let last = state()

  function push() {
    if (layers.length > 0 && !isOnEntry()) history.pushState({ ...state(), [MARK]: true }, '')
    last = state()
  }

  function onPopState() {
    // From the entry to its own page: not forward from it, to a page that a link led to.
    const isBack = last?.[MARK] === true && !isOnEntry() && last.idx === state()?.idx
    last = state()
    if (!isBack) return
    const top = layers.at(-1)
    if (top === undefined) return history.back()
    top.onBack()
    // It may have more to go back through, or not let itself be closed.
    page.setTimeout(push)
  }

  page.addEventListener('popstate', onPopState)

  return {
    add(layer) {
      layers.push(layer)
      push()
      return () => void layers.splice(layers.indexOf(layer), 1)
    },
    destroy: () => page.removeEventListener('popstate', onPopState),
  }
}
