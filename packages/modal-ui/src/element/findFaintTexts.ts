import { contrast, toRgb } from './contrast.ts'

/** The contrast that WCAG 2.2 AA requires for text. */
export const ENOUGH = 4.5

/** Text roles, each with the surface behind it. */
const PAIRS = [
  ['text', 'surface'],
  ['text', 'raised'],
  ['muted', 'surface'],
  ['muted', 'raised'],
  ['link', 'surface'],
  ['danger', 'surface'],
  ['on-fill', 'fill'],
] as const

/** The texts that are hard to read in the theme of a top-level element on the page, a line each. */
export function findFaintTexts(host: HTMLElement): string[] {
  const root = host.shadowRoot
  if (root === null || !host.isConnected) return []
  const probe = root.appendChild(document.createElement('span'))
  probe.hidden = true
  const resolve = (role: string) => {
    probe.style.color = `var(--fy-color-${role})`
    return toRgb(getComputedStyle(probe).color)
  }
  const style = getComputedStyle(host)
  // A button has no surfaces of its own.
  const isHere = (role: string) => style.getPropertyValue(`--fy-color-${role}`) !== ''
  const faults = PAIRS.filter((pair) => pair.every(isHere)).map(([text, ground]) => ({
    text,
    ground,
    ratio: contrast(resolve(text), resolve(ground)),
  }))
  probe.remove()
  return faults
    .filter(({ ratio }) => ratio < ENOUGH)
    .map(({ text, ground, ratio }) => `--fy-color-${text} on --fy-color-${ground}: ${ratio.toFixed(1)}`)
}
