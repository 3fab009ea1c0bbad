/** The room that views leave free at their end, in pixels: nothing is hidden there. */
const END = 20

/**
 * Says by classes of a scrolling frame whether there is more of its only child above and below than is seen, for edges
 * that fade. Returns what stops it.
 */
export function fadeEdges(frame: HTMLElement): () => void {
  const content = frame.firstElementChild
  if (content === null) return () => {}
  function update() {
    const { scrollTop, scrollHeight, clientHeight } = frame
    frame.classList.toggle('above', scrollTop > 1)
    frame.classList.toggle('below', scrollHeight - clientHeight - scrollTop > END)
  }
  /** Once the frame has moved to a new size. It is not observed itself: what moves it does so while it is observed. */
  async function updateLater() {
    await new Promise(requestAnimationFrame)
    await Promise.allSettled(frame.getAnimations().map(({ finished }) => finished))
    update()
  }
  const observer = new ResizeObserver(() => void updateLater())
  observer.observe(content)
  frame.addEventListener('scroll', update, { passive: true })
  window.addEventListener('resize', update)
  return () => {
    observer.disconnect()
    frame.removeEventListener('scroll', update)
    window.removeEventListener('resize', update)
  }
}
