import { expect, test } from 'vitest'
import { createOptions } from './createOptions.ts'

test('default', () => {
  expect(createOptions({}).state).toEqual({
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
  })
})

test('behavior: update changes what it names, and undefined is the default again', () => {
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

test('behavior: other keys are passed over', () => {
  const { state } = createOptions({ networks: [] } as never)
  expect(state).not.toHaveProperty('networks')
})
