import type { toTheme } from './toTheme.ts'

type Theme = ReturnType<typeof toTheme>

/** The property that takes a variable's kind of value. */
const PROPERTIES = [
  [/accent|color(?!-mix-strength)/, 'color'],
  [/font-family/, 'font-family'],
  [/master/, 'border-top-left-radius'],
] as const

/** The theme with what functions of CSS come to on this page: variables of its own mean nothing in the wallet's iframe. */
export function resolveTheme(theme: Theme): Theme {
  const probe = document.createElement('span')
  probe.hidden = true
  probe.style.colorScheme = theme.themeMode
  document.body.append(probe)
  const style = getComputedStyle(probe)
  const variables = Object.fromEntries(
    Object.entries(theme.themeVariables).map(([name, value]) => {
      const [, property] = PROPERTIES.find(([names]) => names.test(name)) ?? []
      if (property === undefined || !value.includes('(')) return [name, value]
      probe.style.setProperty(property, value)
      return [name, style.getPropertyValue(property)]
    }),
  )
  probe.remove()
  return { ...theme, themeVariables: variables, w3mThemeVariables: variables }
}
