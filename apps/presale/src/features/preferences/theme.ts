import type { KeyValueStorage } from '@foyer/site-kit/storage'

export type Theme = 'dark' | 'light'

const STORAGE_KEY = 'theme'

/** The visitor's theme; dark unless light was chosen. */
export function readStoredTheme(storage: KeyValueStorage): Theme {
  return storage.getItem(STORAGE_KEY) === 'light' ? 'light' : 'dark'
}

export function storeTheme(storage: KeyValueStorage, theme: Theme) {
  storage.setItem(STORAGE_KEY, theme)
}
