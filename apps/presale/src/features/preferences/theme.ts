import type { KeyValueStorage } from '@foyer/site-kit/storage'

export type Theme = 'dark' | 'light'

const STORAGE_KEY = 'theme'

export const isTheme = (value: string | null): value is Theme => value === 'dark' || value === 'light'

/** The theme that the visitor has chosen; `undefined` before the first choice. */
export function readStoredTheme(storage: KeyValueStorage): Theme | undefined {
  const stored = storage.getItem(STORAGE_KEY)
  return isTheme(stored) ? stored : undefined
}

export function storeTheme(storage: KeyValueStorage, theme: Theme) {
  storage.setItem(STORAGE_KEY, theme)
}

const prefersLight = () => window.matchMedia('(prefers-color-scheme: light)')

/** The theme of the visitor's system; dark where it has none. */
export const systemTheme = (): Theme => (prefersLight().matches ? 'light' : 'dark')

/** Calls back when the system changes its theme, as many do in the evening. Returns what stops it. */
export function watchSystemTheme(onChange: () => void) {
  const query = prefersLight()
  query.addEventListener('change', onChange)
  return () => query.removeEventListener('change', onChange)
}
