import { expect, test } from 'vitest'
import { createOptions } from './createOptions.ts'

test('applies the documented defaults', () => {
  expect(createOptions({}).state).toEqual({
    preload: 'idle',
    themeMode: 'dark',
    themeVariables: {},
    locale: 'en',
    strings: {},
    termsUrl: undefined,
    privacyUrl: undefined,
    allowUnsupportedChain: false,
    enableNetworkSwitch: true,
    featuredWallets: [],
    excludeWallets: [],
    customWallets: [],
    walletRanks: {},
    defaultAccountTypes: {},
    tokens: {},
    connectMethodsOrder: undefined,
    connectorTypeOrder: [],
  })
})

test('changes only the named options on update, and restores the default when undefined is passed', () => {
  const { state, update } = createOptions({ locale: 'zh-CN', termsUrl: 'https://example.org/terms' })
  update({ themeMode: 'light' })
  expect(state).toMatchObject({
    locale: 'zh-CN',
    themeMode: 'light',
    termsUrl: 'https://example.org/terms',
  })
  update({ themeMode: undefined, termsUrl: undefined })
  expect(state).toMatchObject({ themeMode: 'dark', termsUrl: undefined })
})

test('ignores unknown keys', () => {
  const { state } = createOptions({ networks: [] } as never)
  expect(state).not.toHaveProperty('networks')
})
