/** In milliseconds: how long everything must stay as it is before Approve works. */
const ARMING_TIME = 800

/** In milliseconds, the least that browsers allow. */
const VISIBILITY_DELAY = 100
/** The part of the button that must be in view, with room for rounding. */
const BUTTON_IN_VIEW = 0.99
/** Of the page itself: on a phone held sideways some of it is outside the window. */
const PAGE_IN_VIEW = 0.5
/** In CSS pixels. */
const TOLERANCE = 1

export type ArmingState = 'hidden' | 'unfocused' | 'arming' | 'armed'

export type CreateArmingParameters = {
  /** Everything that is shown. Nothing may cover any of it. */
  page: Element
  /** The button that is armed. */
  button: Element
  /** Called with each new state. `hidden` and `unfocused` last until the user does something. */
  onChange: (state: ArmingState) => void
}

/** True if this browser can tell that something covers the page (IntersectionObserver v2). */
export const canSeeCovers = () =>
  typeof IntersectionObserverEntry !== 'undefined' && 'isVisible' in IntersectionObserverEntry.prototype

/**
 * Arms a button once the user can have seen what it does: 800 ms in which nothing covers, fades, scales or moves the
 * page, the window has the focus and its size stays. Every change starts anew.
 *
 * @example
 * const arming = createArming({ page, button, onChange: (state) => console.log(state) })
 * // 'arming', 800 ms later 'armed'
 */
export function createArming({ page, button, onChange }: CreateArmingParameters) {
  const ending = new AbortController()
  const visible = new Map<Element, boolean>()
  let state: ArmingState | undefined
  let timer: ReturnType<typeof setTimeout> | undefined
  let lastPointer: PointerEvent | undefined

  function change(next: ArmingState) {
    if (next === state) return
    state = next
    onChange(next)
  }

  /** Starts the time anew. */
  function restart() {
    clearTimeout(timer)
    if (![page, button].every((each) => visible.get(each))) return change('hidden')
    if (!document.hasFocus()) return change('unfocused')
    change('arming')
    timer = setTimeout(() => change('armed'), ARMING_TIME)
  }

  const withVisibility = canSeeCovers()
  const options = {
    threshold: [0, PAGE_IN_VIEW, BUTTON_IN_VIEW, 1],
    trackVisibility: withVisibility,
    delay: VISIBILITY_DELAY,
  }
  const observer = new IntersectionObserver((entries) => {
    for (const entry of entries) {
      const { target, isIntersecting, intersectionRatio } = entry
      const isUncovered = !withVisibility || (entry as { isVisible?: boolean }).isVisible === true
      const isInView = intersectionRatio >= (target === button ? BUTTON_IN_VIEW : PAGE_IN_VIEW)
      visible.set(target, isIntersecting && isUncovered && isInView)
    }
    restart()
  }, options)
  observer.observe(page)
  observer.observe(button)

  /**
   * The page cannot ask where it is on the screen, only see it: a mouse that comes in, or that is elsewhere in the page
   * though it did not move, tells that the page may have been put under it.
   */
  function followPointer(event: PointerEvent) {
    if (event.pointerType !== 'mouse') return
    const previous = lastPointer
    lastPointer = event
    if (
      previous === undefined ||
      (!hasMoved(previous, event, 'screen') && hasMoved(previous, event, 'client'))
    )
      restart()
  }

  const { signal } = ending
  for (const name of ['pointerover', 'pointermove', 'pointerdown'] as const)
    addEventListener(name, followPointer, { capture: true, signal })
  document.documentElement.addEventListener('pointerleave', () => (lastPointer = undefined), { signal })
  for (const name of ['focus', 'blur', 'resize', 'visibilitychange'])
    addEventListener(name, restart, { signal })

  return {
    restart,
    isArmed: () => state === 'armed' && document.hasFocus(),

    destroy() {
      clearTimeout(timer)
      observer.disconnect()
      ending.abort()
    },
  }
}

function hasMoved(one: PointerEvent, other: PointerEvent, space: 'screen' | 'client') {
  return (
    Math.abs(one[`${space}X`] - other[`${space}X`]) > TOLERANCE ||
    Math.abs(one[`${space}Y`] - other[`${space}Y`]) > TOLERANCE
  )
}
