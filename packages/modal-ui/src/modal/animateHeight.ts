/** Milliseconds; the theme's medium duration. */
const DURATION = 200

/**
 * Lets a frame grow and shrink smoothly with its only child. It animates through the Web Animations API, which a
 * strict CSP allows. Returns what stops it.
 */
export function animateHeight(frame: HTMLElement): () => void {
  const content = frame.firstElementChild
  if (content === null) return () => {}
  let height: number | undefined
  const observer = new ResizeObserver(() => {
    const from = height
    height = content.getBoundingClientRect().height
    const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches
    if (from === undefined || from === height || isStill) return
    const frames = [from, height].map((value) => ({ height: `${value}px`, overflow: 'hidden' }))
    frame.animate(frames, { duration: DURATION, easing: 'cubic-bezier(0.2, 0.8, 0.2, 1)' })
  })
  observer.observe(content)
  return () => observer.disconnect()
}
