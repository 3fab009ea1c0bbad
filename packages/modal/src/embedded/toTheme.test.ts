import { afterEach, expect, test, vi } from 'vitest'
import { toTheme } from './toTheme.ts'

afterEach(() => vi.unstubAllGlobals())

test.each([
  ['dark', 'light', false, 'dark'],
  ['auto', 'dark', false, 'light'],
  ['page', 'dark', false, 'dark'],
  ['page', 'light dark', true, 'dark'],
  ['page', 'light dark', false, 'light'],
  ['page', 'normal', true, 'light'],
] as const)(
  'with the mode %s on a page of scheme "%s", system dark: %s, the wallet is %s',
  (themeMode, colorScheme, isDark, theme) => {
    vi.stubGlobal('document', { documentElement: {} })
    vi.stubGlobal('getComputedStyle', () => ({ colorScheme }))
    vi.stubGlobal('matchMedia', () => ({ matches: isDark }))
    const options = { themeMode, themeVariables: {}, locale: 'en' } as Parameters<typeof toTheme>[0]
    expect(toTheme(options).themeMode).toBe(theme)
  },
)
