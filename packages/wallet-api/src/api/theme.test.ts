import { expect, test } from 'vitest'
import { renderTheme } from '../pages/renderTheme.ts'
import { projectFileSchema } from './projectFile.ts'
import { type Theme, themeSchema } from './theme.ts'

const PROJECT = { id: '0'.repeat(32), name: 'Dapp', chains: { '56': { rpcUrls: ['https://rpc.example'] } } }

const problemsOf = (theme: unknown) =>
  themeSchema.safeParse(theme).error?.issues.map(({ path, message }) => [path.join('.'), message])

test('stands beside the projects, for all of them', () => {
  const theme: Theme = { dark: { accent: '#f2b65a' } }
  expect(projectFileSchema.parse({ theme, projects: [PROJECT] }).theme).toEqual(theme)
  expect(projectFileSchema.parse({ projects: [PROJECT] }).theme).toBeUndefined()
})

test('says what is wrong with a colour', () => {
  for (const accent of ['amber', '#fff', 'url(https://evil.example)', '#f2b65a}', 7])
    expect(problemsOf({ light: { accent } }), String(accent)).toEqual([
      ['light.accent', 'Expected a colour such as #f2b65a.'],
    ])
})

test('refuses a ground on which the wallet’s texts cannot be read', () => {
  expect(problemsOf({ light: { surface: '#12161b' }, dark: { raised: '#fffdf8' } })).toEqual([
    ['light.surface', 'Expected a colour on which #565d6b can be read: the light texts of the wallet stay.'],
    ['dark.raised', 'Expected a colour on which #a0a7b4 can be read: the dark texts of the wallet stay.'],
  ])
  expect(problemsOf({ light: { surface: '#fffdf8' }, dark: { raised: '#1a2027' } })).toBeUndefined()
})

test('is rendered for each mode apart, and as nothing where there is none', () => {
  expect(renderTheme({ light: { accent: '#e6a23c' }, dark: { surface: '#12161b', raised: '#1a2027' } })).toBe(
    '@media(prefers-color-scheme:light){:root,[theme]{--fy-accent:#e6a23c}}' +
      '@media(prefers-color-scheme:dark){:root,[theme]{--fy-color-surface:#12161b;--fy-color-raised:#1a2027;' +
      '--fy-color-raised-hover:#272d34}}',
  )
  expect(renderTheme({ light: {} })).toBe('')
  expect(renderTheme(undefined)).toBe('')
})
