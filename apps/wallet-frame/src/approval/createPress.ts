/** The position of a pointer on the screen when it went down. */
export type Pointer = Pick<PointerEvent, 'pointerType' | 'screenX' | 'screenY'>

/** A press that counts. Without a pointer it is of a keyboard or of assistive technology. */
export type Press = { pointer?: Pointer | undefined }

/** In CSS pixels: a finger that taps twice without being lifted far. */
const FINGER = 24

/**
 * Tells deliberate presses of a button from others: the browser's own events only, by the mouse, a finger or the space
 * bar, and held for as long as the button may be pressed. Enter never presses it: it is what people type without
 * looking.
 */
export function createPress(isAllowed: () => boolean) {
  let isStarted: boolean | undefined
  let pointer: Pointer | undefined

  return {
    /** For `pointerdown`. */
    start(event: PointerEvent) {
      isStarted = event.isTrusted && isAllowed()
      pointer = event
    },

    /** For `keydown`. */
    key(event: KeyboardEvent) {
      if (event.key === 'Enter') event.preventDefault()
      if (event.key !== ' ' || event.repeat) return
      isStarted = event.isTrusted && isAllowed()
      pointer = undefined
    },

    /**
     * For `click`: the press, if it counts. Assistive technology clicks without a pointer and without a press before it.
     * A pointer does not: Chromium drops its `pointerdown`, and now and then only that, while the page is moved under it.
     */
    end(event: Event): Press | undefined {
      const counts = isStarted ?? !hasPointer(event)
      const press = event.isTrusted && counts && isAllowed() ? { pointer } : undefined
      isStarted = undefined
      pointer = undefined
      return press
    },
  }
}

const hasPointer = (event: Event) => 'pointerType' in event && event.pointerType !== ''

/**
 * True if the page may have been moved under the pointer before this press. The way of a mouse tells, but a finger is
 * nowhere until it presses.
 */
export const mayBeMisled = ({ pointer }: Press) => pointer !== undefined && pointer.pointerType !== 'mouse'

/** True if two presses were at the same place of the screen, as those of somebody who goes on tapping. */
export const isSamePlace = ({ pointer: one }: Press, { pointer: other }: Press) =>
  one !== undefined &&
  other !== undefined &&
  Math.hypot(one.screenX - other.screenX, one.screenY - other.screenY) < FINGER
