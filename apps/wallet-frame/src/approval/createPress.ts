/**
 * Tells deliberate presses of a button from others: the browser's own events only, by the mouse, a finger or the space
 * bar, and held for as long as the button may be pressed. Enter never presses it: it is what people type without
 * looking.
 */
export function createPress(isAllowed: () => boolean) {
  let isStarted: boolean | undefined

  return {
    /** For `pointerdown`. */
    start({ isTrusted }: Event) {
      isStarted = isTrusted && isAllowed()
    },

    /** For `keydown`. */
    key(event: KeyboardEvent) {
      if (event.key === 'Enter') event.preventDefault()
      if (event.key === ' ' && !event.repeat) isStarted = event.isTrusted && isAllowed()
    },

    /** For `click`: whether it counts. Assistive technology clicks without a press before it. */
    end({ isTrusted }: Event) {
      const isDeliberate = isTrusted && isStarted !== false && isAllowed()
      isStarted = undefined
      return isDeliberate
    },
  }
}
