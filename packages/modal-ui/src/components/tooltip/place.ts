/** The room to the edges of the window, in pixels. */
const EDGE = 8

type Box = Pick<DOMRect, 'left' | 'top' | 'bottom' | 'width'>

type PlaceParameters = {
  anchor: Box
  tip: Pick<DOMRect, 'width' | 'height'>
  window: { width: number }
}

/** The position of a tip's corner, in pixels of the window: centred over its anchor, or under it if there is no room. */
export function place({ anchor, tip, window }: PlaceParameters): { left: number; top: number } {
  const centred = anchor.left + (anchor.width - tip.width) / 2
  const left = Math.max(EDGE, Math.min(centred, window.width - tip.width - EDGE))
  const above = anchor.top - tip.height
  return { left, top: above < EDGE ? anchor.bottom : above }
}
