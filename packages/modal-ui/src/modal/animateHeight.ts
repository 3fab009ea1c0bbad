import { motionOf } from './motionOf.ts'

/**
 * Lets a frame grow and shrink smoothly with its only child. It animates through the Web Animations API, which a
 * strict CSP allows. Returns what stops it.
 */
export function animateHeight(frame: HTMLElement): () => void {
  const content = frame.firstElementChild
  if (content === null) return () => {}
  let height: number | undefined
  let animation: Animation | undefined
  const observer = new ResizeObserver(() => {
    // A change in the middle of a movement goes on from there.
    const from = animation?.playState === 'running' ? frame.clientHeight : height
    // Not as it is drawn: while the dialog opens, it is smaller.
    height = content.clientHeight
    // What still loads is as high as the view before it: the frame moves once, to the new view.
    if (content.querySelector('.placeholder') === null) frame.style.setProperty('--view-size', `${height}px`)
    const motion = motionOf(frame)
    if (from === undefined || from === height || motion === undefined) return
    animation?.cancel()
    animation = frame.animate(
      [from, height].map((value) => ({ height: `${value}px`, overflow: 'hidden' })),
      motion,
    )
  })
  observer.observe(content)
  return () => observer.disconnect()
}
