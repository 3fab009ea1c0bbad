/** The motion of a view: the theme's curve, and its duration in milliseconds. Undefined if nothing should move. */
export function motionOf(element: Element): { duration: number; easing: string } | undefined {
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) return undefined
  const style = getComputedStyle(element)
  const duration = style.getPropertyValue('--fy-duration-md')
  const factor = duration.endsWith('ms') ? 1 : 1_000
  return { duration: Number.parseFloat(duration) * factor, easing: style.getPropertyValue('--fy-ease') }
}
