import { expect, test } from 'vitest'
import { applyTheme } from '../element/applyTheme.ts'
import { contrast, toRgb } from '../element/contrast.ts'
import { setupTokens } from '../test/setupTokens.ts'
import { createTheme } from './createTheme.ts'
import { themes } from './themes.ts'

const ACCENTS = ['#0988f0', '#ffd400', '#00ff9d', '#7a3cff', '#000000', '#ffffff']
const MADE = ACCENTS.map((accent) => [accent, createTheme({ accent, radius: 6 })] as const)

test.each(
  [...Object.entries(themes), ...MADE].flatMap(([name, theme]) =>
    (theme.themeMode === 'auto' || name === 'paper' ? (['light', 'dark'] as const) : [theme.themeMode]).map(
      (themeMode) => [name, themeMode, theme] as const,
    ),
  ),
)('theme %s, %s: texts have a contrast of 4.5, and the accent of 3', (_, themeMode, { themeVariables }) => {
  const { host, resolve } = setupTokens()
  applyTheme(host, { themeMode, themeVariables })
  const color = (name: string) => toRgb(resolve('color', `var(--fy-color-${name})`))
  for (const text of ['text', 'muted', 'link'])
    for (const ground of ['surface', 'raised'])
      expect(contrast(color(text), color(ground)), `${text} on ${ground}`).toBeGreaterThanOrEqual(4.5)
  expect(contrast(color('on-fill'), color('fill'))).toBeGreaterThanOrEqual(4.5)
  expect(contrast(color('accent'), color('raised'))).toBeGreaterThanOrEqual(3)
})

test('the theme of high contrast has texts of at least 7', () => {
  const { host, resolve } = setupTokens()
  for (const themeMode of ['light', 'dark'] as const) {
    applyTheme(host, { ...themes.contrast, themeMode })
    const color = (name: string) => toRgb(resolve('color', `var(--fy-color-${name})`))
    for (const text of ['text', 'muted', 'link'])
      expect(contrast(color(text), color('surface')), `${themeMode} ${text}`).toBeGreaterThanOrEqual(7)
  }
})

test('an accent that can be seen in both modes stays as it is', () => {
  expect(createTheme({ accent: '#0988f0', radius: 6 })).toEqual({
    themeMode: 'auto',
    themeVariables: { '--fy-accent': '#0988f0', '--fy-border-radius-master': '6px' },
  })
})

test('refuses an accent that is not written as #rrggbb', () => {
  expect(() => createTheme({ accent: 'tomato' })).toThrow('Write it as #rrggbb.')
})
