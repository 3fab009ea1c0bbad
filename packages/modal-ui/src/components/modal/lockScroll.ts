/** Keeps the page behind from scrolling, without moving it where scrollbars take space. Returns what undoes it. */
export function lockScroll(): () => void {
  const root = document.documentElement
  const { overflow, scrollbarGutter } = root.style
  if (window.innerWidth > root.clientWidth) root.style.scrollbarGutter = 'stable'
  root.style.overflow = 'hidden'
  return () => Object.assign(root.style, { overflow, scrollbarGutter })
}
