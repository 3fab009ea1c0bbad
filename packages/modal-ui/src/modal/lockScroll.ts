let locks = 0
let restore = () => {}

/**
 * Keeps the page behind from scrolling, without moving it where scrollbars take space. Returns what undoes it. Modals
 * that overlap share one lock, in whatever order they close.
 */
export function lockScroll(): () => void {
  if (locks++ === 0) restore = lock()
  return () => {
    if (--locks === 0) restore()
  }
}

function lock() {
  const root = document.documentElement
  const { overflow, scrollbarGutter } = root.style
  const priority = root.style.getPropertyPriority('overflow')
  if (window.innerWidth > root.clientWidth) root.style.scrollbarGutter = 'stable'
  // Sheets of libraries for scrolling say it with `!important`, too.
  root.style.setProperty('overflow', 'hidden', 'important')
  return () => {
    root.style.setProperty('overflow', overflow, priority)
    root.style.scrollbarGutter = scrollbarGutter
  }
}
