import type { DeepReadonly, Options } from '@foyer/modal-core'
import { contrast, toRgb } from './contrast.ts'

/** The contrast that WCAG 2.2 AA requires for text. */
const ENOUGH = 4.5

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

export type ThemeOptions = DeepReadonly<Pick<Options, 'themeMode' | 'themeVariables'>>

const checked = new Set<string>()

/** Warns of a theme in which texts are hard to read. Once for each theme, and in development builds only. */
export function checkTheme(host: HTMLElement, { themeMode, themeVariables }: ThemeOptions) {
  const theme = JSON.stringify([host.localName, themeMode, themeVariables])
  if (checked.has(theme)) return
  checked.add(theme)
  // The page's own style sheets may still be on their way in.
  requestAnimationFrame(() => {
    const lines = findFaults(host)
    if (lines.length === 0) return
    const message = `[Foyer] Some texts are hard to read in this theme (contrast below ${ENOUGH}):`
    const remedy =
      'Choose a lower --fy-color-mix-strength or another --fy-color-mix, or set these variables yourself. See "Theming" in the README of @foyer/modal.'
    // biome-ignore lint/suspicious/noConsole: it is for the developer, and this file is in no production build
    console.warn([message, ...lines, remedy].join('\n'))
  })
}

function findFaults(host: HTMLElement): string[] {
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
    .map(({ text, ground, ratio }) => `  --fy-color-${text} on --fy-color-${ground}: ${ratio.toFixed(1)}`)
}
