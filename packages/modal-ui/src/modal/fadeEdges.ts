/**
 * Says by classes of a scrolling frame whether there is more of its only child above and below than is seen, for edges
 * that fade. Returns what stops it.
 */
export function fadeEdges(frame: HTMLElement): () => void {
  const content = frame.firstElementChild
  function update() {
    const { scrollTop, scrollHeight, clientHeight } = frame
    frame.classList.toggle('above', scrollTop > 1)
    // Browsers scroll by fractions of a pixel.
    frame.classList.toggle('below', scrollHeight - clientHeight - scrollTop > 1)
  }
  const observer = new ResizeObserver(update)
  observer.observe(frame)
  if (content !== null) observer.observe(content)
  frame.addEventListener('scroll', update, { passive: true })
  return () => {
    observer.disconnect()
    frame.removeEventListener('scroll', update)
  }
}
