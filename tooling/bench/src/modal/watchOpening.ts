import type { Page } from 'playwright'

/** The end of each phase of an opening, in milliseconds after the click. */
export type Phases = {
  /** The last script has arrived. */
  loaded: number
  /** The scripts have been evaluated: the modal's element is defined. */
  defined: number
  /** The dialog has been drawn, and is about to be shown. */
  rendered: number
  /** The first frame with the dialog in it has been drawn. */
  visible: number
}

declare global {
  /** Times of the first opening, as `performance.now()` has them. */
  var opening: Partial<Omit<Phases, 'loaded'>>
  /** The sum of the page's layout shifts. */
  var layoutShift: number
}

/**
 * Notes the times of the first opening in `globalThis.opening`, and what moves in `globalThis.layoutShift`. For `page.addInitScript(watchOpening)`: it runs in the
 * page and may use nothing from this module.
 */
export function watchOpening() {
  const { define } = CustomElementRegistry.prototype
  const { showModal } = HTMLDialogElement.prototype
  globalThis.opening = {}
  globalThis.layoutShift = 0
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries())
      layoutShift += (entry as PerformanceEntry & { value: number }).value
  }).observe({ type: 'layout-shift' })
  CustomElementRegistry.prototype.define = function (name, ...rest) {
    define.call(this, name, ...rest)
    if (name === 'fy-modal') opening.defined ??= performance.now()
  }
  HTMLDialogElement.prototype.showModal = function () {
    opening.rendered ??= performance.now()
    showModal.call(this)
    // A task after the callbacks of a frame runs once the frame is drawn.
    requestAnimationFrame(() => setTimeout(() => (opening.visible ??= performance.now())))
  }
}

/** The phases of the page's first opening. Undefined for a page that has no dialog. */
export const readPhases = (page: Page): Promise<Phases | undefined> =>
  page.evaluate(() => {
    const { defined, rendered, visible } = opening
    if (defined === undefined || rendered === undefined || visible === undefined) return undefined
    const { clickedAt } = benchProbe
    const loads = performance
      .getEntriesByType('resource')
      .map((entry) => entry as PerformanceResourceTiming)
      .filter(({ name, startTime }) => name.endsWith('.js') && startTime < rendered)
    const loaded = Math.max(...loads.map(({ responseEnd }) => responseEnd))
    return {
      loaded: loaded - clickedAt,
      defined: defined - clickedAt,
      rendered: rendered - clickedAt,
      visible: visible - clickedAt,
    }
  })
