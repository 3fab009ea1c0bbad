/** Dialogs among them are over the page, and no bars. */
const barsOf = (foot: Element | null) => [...(foot?.querySelectorAll(':scope > :not(dialog)') ?? [])]
const heightOf = (bars: Element[]) => bars.reduce((sum, bar) => sum + bar.clientHeight, 0)

/** Of the bars at the foot of the page, in pixels: a message stands above them. */
export const footHeight = () => heightOf(barsOf(document.getElementById('foot')))

/** Leaves room for the bars at the foot, whichever of them there are: nothing that has the focus, nor the end of the page, is behind them. */
export function leaveRoomFor(foot: HTMLElement | null) {
  if (foot === null) return
  const sizes = new ResizeObserver(measure)
  const list = new MutationObserver(observe)
  list.observe(foot, { childList: true })
  observe()

  function observe() {
    sizes.disconnect()
    const bars = barsOf(foot)
    // It measures before the next frame, where the browser lays out the page anyway.
    for (const bar of bars) sizes.observe(bar)
    if (bars.length === 0) setRoom(0)
  }
  function measure() {
    setRoom(heightOf(barsOf(foot)))
  }
  return () => {
    list.disconnect()
    sizes.disconnect()
    setRoom(0)
  }
}

function setRoom(height: number) {
  document.documentElement.style.scrollPaddingBlockEnd = height === 0 ? '' : `calc(${height}px + 1rem)`
  document.body.style.paddingBlockEnd = height === 0 ? '' : `${height}px`
}
