import { motionOf } from './motionOf.ts'

/**
 * Lets a dialog grow and shrink smoothly with the only child of its frame: in height, and in width where a view takes
 * another one than that before. The frame has its new width at once, so that nothing in it wraps anew while the dialog
 * moves. It animates through the Web Animations API, which a strict CSP allows. `height` is that of the frame in whose place
 * this one stands. Returns what stops it.
 */
export function animateSize(dialog: HTMLElement, frame: HTMLElement, height?: number): () => void {
  const content = frame.firstElementChild
  if (content === null) return () => {}
  let width: number | undefined
  let isWide = dialog.matches('.wide')
  let animations: Animation[] = []
  const observer = new ResizeObserver(() => {
    const isMoving = animations.some(({ playState }) => playState === 'running')
    // A change in the middle of a movement goes on from there.
    const from = isMoving ? frame.clientHeight : height
    const fromWidth = isMoving ? dialog.offsetWidth : width
    for (const animation of animations) animation.cancel()
    animations = []
    // Not as it is drawn: while the dialog opens, it is smaller.
    height = content.clientHeight
    width = dialog.offsetWidth
    // The dialog follows its window at once.
    const isOther = fromWidth !== width && (isMoving || isWide !== dialog.matches('.wide'))
    isWide = dialog.matches('.wide')
    if (from === undefined || (from === height && !isOther)) return
    // Last: it has the browser count the styles.
    const motion = motionOf(frame)
    if (motion === undefined) return
    const inline = `${frame.clientWidth}px`
    animations.push(
      frame.animate(
        [from, height].map((value) => ({
          height: `${value}px`,
          overflow: 'hidden',
          // In the middle, where it is when the dialog has moved.
          ...(isOther && { inlineSize: inline, alignSelf: 'center', flexShrink: 0 }),
        })),
        motion,
      ),
    )
    if (isOther)
      animations.push(
        dialog.animate(
          [fromWidth, width].map((value) => ({ inlineSize: `${value}px` })),
          motion,
        ),
      )
  })
  observer.observe(content)
  return () => observer.disconnect()
}
