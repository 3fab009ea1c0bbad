import type { DeepReadonly, Options } from '@foyer/modal-core'
import { ENOUGH, findFaintTexts } from './findFaintTexts.ts'

export type ThemeOptions = DeepReadonly<Pick<Options, 'themeMode' | 'themeVariables'>>

const checked = new Set<string>()

/** Warns of a theme in which texts are hard to read. Once for each theme, and in development builds only. */
export function checkTheme(host: HTMLElement, { themeMode, themeVariables }: ThemeOptions) {
  const theme = JSON.stringify([host.localName, themeMode, themeVariables])
  if (checked.has(theme)) return
  checked.add(theme)
  // The page's own style sheets may still be on their way in.
  requestAnimationFrame(() => {
    const lines = findFaintTexts(host).map((line) => `  ${line}`)
    if (lines.length === 0) return
    const message = `[Foyer] Some texts are hard to read in this theme (contrast below ${ENOUGH}):`
    const remedy =
      'Choose a lower --fy-color-mix-strength or another --fy-color-mix, or set these variables yourself. See "Theming" in the README of @foyer/modal.'
    // biome-ignore lint/suspicious/noConsole: it is for the developer, and this file is in no production build
    console.warn([message, ...lines, remedy].join('\n'))
  })
}
