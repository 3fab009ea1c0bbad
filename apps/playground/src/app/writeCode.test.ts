import { expect, test } from 'vitest'
import { DEFAULTS } from './settings.ts'
import { writeCode } from './writeCode.ts'

test('writes ten lines, without options that have their default value', () => {
  expect(writeCode('React and wagmi', DEFAULTS)).toBe(`import { createFoyer } from '@foyer/modal'
import { FoyerButton } from '@foyer/modal/react'
import { wagmiAdapter } from '@foyer/modal/wagmi'
import { bsc } from 'wagmi/chains'
import { config } from './wagmi' // your own createConfig({ … })

createFoyer({
  networks: [bsc],
  adapters: [wagmiAdapter(config)],
})

export const Header = () => <FoyerButton />`)
})

test('writes changed options as createFoyer accepts them', () => {
  const code = writeCode('Plain HTML', {
    theme: 'light',
    locale: 'ja',
    accent: '#7a3cff',
    fontSize: 12,
    radius: 0,
    legal: true,
    allowUnsupportedChain: true,
    embedded: false,
  })
  expect(code).toContain(`createFoyer({
  networks: [bsc],
  adapters: [eip1193Adapter()],
  locale: 'ja',
  allowUnsupportedChain: true,
  themeVariables: { '--fy-accent': '#7a3cff', '--fy-font-size-master': '12px', '--fy-border-radius-master': '0px' },
  termsUrl: 'https://example.com/terms',
  privacyUrl: 'https://example.com/privacy',
  themeMode: 'light',
})`)
})

test('takes a theme of the package by its name, with what is changed of it', () => {
  const code = writeCode('Plain HTML', { ...DEFAULTS, theme: 'midnight', accent: '#7a3cff' })
  expect(code).toContain("import { themes } from '@foyer/modal/themes'")
  expect(code).toContain(`  adapters: [eip1193Adapter()],
  ...themes.midnight,
  themeVariables: { ...themes.midnight.themeVariables, '--fy-accent': '#7a3cff' },
})`)
})

test('writes the element and its registration when embedded', () => {
  const code = writeCode('Plain HTML', { ...DEFAULTS, embedded: true })
  expect(code).toContain("import '@foyer/modal/element'")
  expect(code).toContain('<fy-modal embedded></fy-modal>')
})
