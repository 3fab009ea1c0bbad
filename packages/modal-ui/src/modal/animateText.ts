import type { Direction } from '@foyer/modal-core'
import { motionOf } from './motionOf.ts'

/** Milliseconds. */
const DURATION = 120

/** Animates a changed heading from the side that its view enters from. */
export function animateText(heading: HTMLElement, direction: Direction) {
  const motion = motionOf(heading)
  if (motion === undefined) return
  const from = direction === 'next' ? '8px' : '-8px'
  heading.animate(
    { opacity: [0, 1], transform: [`translateX(calc(${from} * var(--forward)))`, 'none'] },
    { ...motion, duration: DURATION },
  )
}
