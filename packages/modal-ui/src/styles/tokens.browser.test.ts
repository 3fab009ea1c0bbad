import { expect, onTestFinished, test } from 'vitest'
import { applyTheme } from '../element/applyTheme.ts'
import { contrast, toRgb } from '../element/contrast.ts'
import { setupTokens } from '../test/setupTokens.ts'
import { replaceLightDark } from './plainColors.ts'
import { tokens } from './tokens.ts'

const options = {
  themeMode: 'dark',
  themeVariables: {},
} as const

test('uses accent #0988F0, a font-size master of 10 px and a border radius master of 4 px by default', () => {
  const { resolve } = setupTokens()
  expect(resolve('color', 'var(--fy-color-accent)')).toBe('rgb(9, 136, 240)')
  expect(resolve('font-size', 'var(--fy-text-md)')).toBe('15px')
  expect(resolve('border-top-left-radius', 'var(--fy-radius-md)')).toBe('14px')
})

test('uses durations of 75, 125, 200 and 400 ms by default', () => {
  const { resolve } = setupTokens()
  const durations = ['xs', 'sm', 'md', 'lg'].map((step) => `var(--fy-duration-${step})`).join(', ')
  expect(resolve('transition-duration', durations)).toBe('0.075s, 0.125s, 0.2s, 0.4s')
})

test('masters scale what is made of them', () => {
  const { host, resolve } = setupTokens()
  const themeVariables = { '--fy-font-size-master': '20px', '--fy-border-radius-master': '0px' }
  applyTheme(host, { ...options, themeVariables })
  expect(resolve('font-size', 'var(--fy-text-md)')).toBe('30px')
  expect(resolve('border-top-left-radius', 'var(--fy-radius-md)')).toBe('0px')
})

test('a master set by the page is in force, and one of the options beats it', () => {
  const { host, resolve } = setupTokens()
  document.documentElement.style.setProperty('--fy-accent', '#ff0000')
  onTestFinished(() => document.documentElement.removeAttribute('style'))
  expect(resolve('color', 'var(--fy-color-accent)')).toBe('rgb(255, 0, 0)')
  applyTheme(host, { ...options, themeVariables: { '--fy-accent': '#00ff00' } })
  expect(resolve('color', 'var(--fy-color-accent)')).toBe('rgb(0, 255, 0)')
  applyTheme(host, options)
  expect(resolve('color', 'var(--fy-color-accent)')).toBe('rgb(255, 0, 0)')
})

test('color-mix and color-mix-strength blend into the surfaces, by nothing without them', () => {
  const { host, resolve } = setupTokens()
  const surface = () => resolve('background-color', 'var(--fy-color-surface)')
  const plain = surface()
  applyTheme(host, { ...options, themeVariables: { '--fy-color-mix': '#ff0000' } })
  expect(surface()).toBe(plain)
  const themeVariables = { '--fy-color-mix': '#ff0000', '--fy-color-mix-strength': '100' }
  applyTheme(host, { ...options, themeVariables })
  expect(toRgb(surface())).toEqual([255, 0, 0])
})

const ACCENTS = [
  '#0988f0',
  '#f2b65a',
  '#ffd400',
  '#00ff9d',
  '#7a3cff',
  '#e11d48',
  '#000000',
  '#ffffff',
  '#7f7f7f',
]

test.each(
  ACCENTS.flatMap((accent) => [
    [accent, 'dark'],
    [accent, 'light'],
  ]) as [string, 'dark' | 'light'][],
)('accent %s, %s: text on fills and links can be read', (accent, themeMode) => {
  const { host, resolve } = setupTokens()
  applyTheme(host, { ...options, themeMode, themeVariables: { '--fy-accent': accent } })
  const color = (name: string) => toRgb(resolve('color', `var(--fy-color-${name})`))
  expect(contrast(color('on-fill'), color('fill'))).toBeGreaterThanOrEqual(4.5)
  expect(contrast(color('on-fill'), color('fill-hover'))).toBeGreaterThanOrEqual(4.5)
  expect(contrast(color('link'), color('surface'))).toBeGreaterThanOrEqual(4.5)
  expect(contrast(color('link'), color('raised'))).toBeGreaterThanOrEqual(4.5)
})

test('a fill is the accent itself where black or white can be read on it', () => {
  const { host, resolve } = setupTokens()
  const fill = (accent: string) => {
    applyTheme(host, { ...options, themeVariables: { '--fy-accent': accent } })
    return toRgb(resolve('color', 'var(--fy-color-fill)')).map(Math.round)
  }
  expect(fill('#f2b65a')).toEqual([0xf2, 0xb6, 0x5a])
  expect(fill('#1e3a8a')).toEqual([0x1e, 0x3a, 0x8a])
  expect(fill('#0988f0')).not.toEqual([0x09, 0x88, 0xf0])
})

test('a fill is a shade of the accent in a browser that cannot count with channels of colours', () => {
  // The buttons of the page have no plain colours.
  const { host, resolve } = setupTokens('calc(l ', tokens)
  applyTheme(host, { ...options, themeVariables: { '--fy-accent': '#f2b65a' } })
  const shade = resolve('color', 'color-mix(in oklab, #f2b65a 86%, black)')
  expect(resolve('background-color', 'var(--fy-color-fill)')).toBe(shade)
  expect(resolve('background-color', 'var(--fy-color-fill-hover)')).not.toMatch(/^rgba|\/ 0\)/)
})

test.each(
  ['color-mix(', 'oklch(from', 'light-dark('].flatMap((unknown) => [
    [unknown, 'dark'],
    [unknown, 'light'],
  ]) as [string, 'dark' | 'light'][],
)('the text of a button of the page can be read in a browser without `%s`, %s', (unknown, themeMode) => {
  const { host, resolve } = setupTokens(unknown, tokens)
  applyTheme(host, { ...options, themeMode })
  const text = toRgb(resolve('color', 'var(--fy-button-color)'))
  const ground = toRgb(resolve('background-color', 'var(--fy-button-background)'))
  expect(contrast(text, ground)).toBeGreaterThanOrEqual(4.5)
})

const PAIRS = [
  ...['text', 'muted', 'link'].flatMap((text) => ['surface', 'raised'].map((ground) => [text, ground])),
  ...['danger', 'success', 'warning'].map((text) => [text, 'surface']),
  ...['fill', 'fill-hover'].map((ground) => ['on-fill', ground]),
] as [string, string][]

test.each(
  ['color-mix(', 'oklch(from', 'light-dark('].flatMap((unknown) => [
    [unknown, 'dark'],
    [unknown, 'light'],
  ]) as [string, 'dark' | 'light'][],
)('texts can be read on opaque grounds in a browser without `%s`, %s', (unknown, themeMode) => {
  const { host, resolve } = setupTokens(unknown)
  applyTheme(host, { ...options, themeMode })
  const color = (name: string) => resolve('color', `var(--fy-color-${name})`)
  const ground = (name: string) => resolve('background-color', `var(--fy-color-${name})`)
  for (const name of ['surface', 'raised', 'raised-hover', 'raised-active', 'fill', 'fill-hover'])
    expect(ground(name), name).not.toMatch(/^rgba|transparent|\/ 0\)/)
  for (const [text, behind] of PAIRS)
    expect(
      contrast(toRgb(color(text)), toRgb(ground(behind))),
      `${text} on ${behind}`,
    ).toBeGreaterThanOrEqual(4.5)
  const isDark = contrast(toRgb(ground('surface')), [0, 0, 0]) < 3
  expect(isDark).toBe(themeMode === 'dark')
})

test('has the default colours in a browser without `color-mix`', () => {
  const [made, plain] = [setupTokens(), setupTokens('color-mix(')]
  for (const name of ['surface', 'raised', 'fill', 'fill-hover', 'on-fill'])
    expect(toRgb(plain.resolve('color', `var(--fy-color-${name})`)), name).toEqual(
      toRgb(made.resolve('color', `var(--fy-color-${name})`)),
    )
})

test('writes no `light-dark()` of a theme to the element, which not every browser has', () => {
  const { host, resolve } = setupTokens()
  const accent = 'light-dark(rgb(1 2 3), #ffd400)'
  for (const [themeMode, expected] of [
    ['light', 'rgb(1, 2, 3)'],
    ['dark', 'rgb(255, 212, 0)'],
  ] as const) {
    applyTheme(host, { themeMode, themeVariables: { '--fy-accent': accent } })
    replaceLightDark(host.style)
    expect(host.getAttribute('style')).not.toContain('light-dark')
    expect(resolve('color', 'var(--fy-color-accent)')).toBe(expected)
  }
})

test('third tier: one component can differ from the roles', () => {
  const { host, resolve } = setupTokens()
  host.style.setProperty('--fy-dialog-radius', '0px')
  expect(resolve('border-top-left-radius', 'var(--fy-dialog-radius)')).toBe('0px')
  expect(resolve('border-top-left-radius', 'var(--fy-radius-lg)')).toBe('28px')
})
