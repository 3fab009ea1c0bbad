import { expect, test } from 'vitest'
import { DEFAULTS } from './settings.ts'
import { writeCode } from './writeCode.ts'

test('default: ten lines, without an option that is a default', () => {
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

test('parameters: what was changed, as the options have it', () => {
  const code = writeCode('Plain HTML', {
    themeMode: 'light',
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
  themeMode: 'light',
  locale: 'ja',
  allowUnsupportedChain: true,
  themeVariables: { '--fy-accent': '#7a3cff', '--fy-font-size-master': '12px', '--fy-border-radius-master': '0px' },
  termsUrl: 'https://example.com/terms',
  privacyUrl: 'https://example.com/privacy',
})`)
})

test('parameters: embedded: the element, and what registers it', () => {
  const code = writeCode('Plain HTML', { ...DEFAULTS, embedded: true })
  expect(code).toContain("import '@foyer/modal/element'")
  expect(code).toContain('<fy-modal embedded></fy-modal>')
})
