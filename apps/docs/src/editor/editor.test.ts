import { describe, expect, test } from 'vitest'
import { DEFAULTS, readSettings, toOptions, writeSettings } from './settings.ts'
import { FRAMEWORKS, writeCode } from './writeCode.ts'

const changed = {
  ...DEFAULTS,
  themeMode: 'light',
  accent: '#ffd400',
  radius: '8',
  locale: 'ja',
  label: 'Sign in',
}

test('a link restores what it was made of, and names only what differs', () => {
  expect(readSettings(writeSettings(changed))).toEqual(changed)
  expect(writeSettings(DEFAULTS)).toBe('')
  expect(writeSettings({ ...DEFAULTS, radius: '8' })).toBe('radius=8')
})

test.each([
  'accent=red',
  "accent=%23000000');alert(1)//",
  'themeMode=blue',
  'radius=-1',
  'radius=999',
  'locale=xx',
  'termsUrl=javascript:alert(1)',
  `label=${'a'.repeat(41)}`,
  'unknown=1',
])('leaves out %s of a link', (query) => {
  expect(readSettings(query)).toEqual(DEFAULTS)
})

test('has the options that differ from the defaults', () => {
  expect(toOptions('')).toEqual({})
  expect(toOptions(writeSettings(changed))).toEqual({
    themeMode: 'light',
    themeVariables: { '--fy-accent': '#ffd400', '--fy-border-radius-master': '8px' },
    locale: 'ja',
  })
})

describe.each(FRAMEWORKS)('the code for %s', (framework) => {
  test('is that of the quick start without settings', () => {
    expect(writeCode('', framework)).toMatch(
      /createFoyer\(\{ networks: \[bsc\], adapters: \[\w+\(\w*\)\] \}\)/,
    )
  })

  test('has the settings, and the text of the button', () => {
    const code = writeCode(writeSettings(changed), framework)
    expect(code).toContain("themeMode: 'light',")
    expect(code).toContain("'--fy-accent': '#ffd400',")
    expect(code).toContain('label="Sign in"')
  })

  test('keeps a text of the button a text', () => {
    const code = writeCode(new URLSearchParams({ label: '"><script>' }).toString(), framework)
    expect(code).toContain('label="&quot;>&lt;script>"')
  })
})
