import { expect, test, vi } from 'vitest'
import { themeOptions } from './themeOptions.ts'
import { darkTheme, lightTheme, midnightTheme } from './themes.ts'

test('a theme as it comes changes nothing but the mode', () => {
  expect(themeOptions(lightTheme())).toEqual({ themeMode: 'light', themeVariables: {} })
  expect(themeOptions(midnightTheme())).toEqual({ themeMode: 'dark', themeVariables: {} })
  expect(themeOptions(undefined)).toEqual({ themeMode: 'light', themeVariables: {} })
})

test('accent, font and radius become variables', () => {
  const theme = darkTheme({ ...darkTheme.accentColors.pink, borderRadius: 'small', fontStack: 'rounded' })
  expect(themeOptions(theme)).toEqual({
    themeMode: 'dark',
    themeVariables: {
      '--fy-accent': '#d6338a',
      '--fy-font-family': 'ui-rounded, system-ui, sans-serif',
      '--fy-border-radius-master': 'calc(8px / 7)',
    },
  })
})

test('two modes are one value, with the usual colour where only one mode has its own', () => {
  const theme = { lightMode: lightTheme(), darkMode: darkTheme({ accentColor: '#ffcc00' }) }
  expect(themeOptions(theme)).toEqual({
    themeMode: 'auto',
    themeVariables: { '--fy-accent': 'light-dark(#0988f0, #ffcc00)' },
  })
})

test('a merged theme keeps its mode, and says once which keys have no counterpart', () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {})
  const theme = darkTheme()
  theme.colors.modalBackground = '#101010'
  theme.colors.modalText = 'rgb(240, 240, 240)'
  theme.shadows.dialog = '0 0 4px red'
  const read = () => themeOptions(theme)
  expect(read()).toEqual({ themeMode: 'dark', themeVariables: { '--fy-color-surface': '#101010' } })
  read()
  expect(warn.mock.calls.map(([text]) => String(text).match(/theme (\S+)/)?.[1])).toEqual([
    'colors.modalText',
    'shadows.dialog',
  ])
})
