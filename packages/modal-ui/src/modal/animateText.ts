import type { Direction } from '@foyer/modal-core'

/** Milliseconds. */
const DURATION = 120

/** Lets a heading that says something new come in from the side that its view comes from. */
export function animateText(heading: HTMLElement, direction: Direction) {
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) return
  const from = direction === 'next' ? '8px' : '-8px'
  heading.animate(
    { opacity: [0, 1], transform: [`translateX(calc(${from} * var(--forward)))`, 'none'] },
    DURATION,
  )
}
