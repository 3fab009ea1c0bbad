import { expect, test } from 'vitest'
import { toThemeStyle } from './toThemeStyle.ts'

const style = (themeVariables: Record<string, string | number>, themeMode?: 'dark' | 'light') =>
  toThemeStyle({ themeMode, themeVariables })

test('takes accent, corners and letters of the dapp', () => {
  expect(
    style({
      '--w3m-accent': '#f2b65a',
      '--w3m-border-radius-master': '4px',
      '--w3m-font-family': 'Inter, serif',
    }),
  ).toEqual({
    '--fy-accent': 'oklch(from #f2b65a l c h / 1)',
    '--fy-border-radius-master': '4px',
    '--fy-font-family': 'Inter, serif',
  })
})

test('keeps grounds so light or dark that texts can be read', () => {
  const variables = { '--w3m-color-surface': 'rgb(18, 22, 27)' }
  expect(style(variables, 'dark')).toEqual({
    '--fy-color-surface': 'oklch(from rgb(18, 22, 27) clamp(0, l, 0.27) min(c, 0.03) h / 1)',
  })
  expect(style(variables, 'light')).toEqual({
    '--fy-color-surface': 'oklch(from rgb(18, 22, 27) clamp(0.95, l, 1) min(c, 0.03) h / 1)',
  })
  // The browser's preference of the two is not known here.
  expect(style(variables)).toEqual({})
})

test('drops what is no colour, length or font, and variables that nobody may change', () => {
  for (const value of ['url(https://evil.example)', 'var(--x)', 'red; background: url(x)', '#f2b65a}', 7, ''])
    expect(style({ '--w3m-accent': value }, 'dark'), String(value)).toEqual({})
  expect(style({ '--w3m-border-radius-master': 'calc(1px)', '--w3m-font-family': 'a;b' })).toEqual({})
  expect(style({ '--w3m-color-danger': 'green', '--w3m-color-text': '#000' }, 'dark')).toEqual({})
  expect(style({ '--w3m-border-radius-master': '40px' })).toEqual({ '--fy-border-radius-master': '6px' })
})
