import { expect, test } from 'vitest'
import { toFeatures } from './toFeatures.ts'

const OFF = {
  emailCapture: false,
  multiWallet: false,
  activity: false,
  swap: false,
  onRamp: false,
  socialLogin: [],
}

const feature = (id: string, differs: object = {}) => ({ id, isEnabled: true, config: [], ...differs })

test('turns on what the server names, with an empty list for a config', () => {
  const ids = ['email_capture', 'multi_wallet', 'activity', 'swap', 'onramp']
  expect(toFeatures(ids.map((id) => feature(id)))).toEqual({
    emailCapture: true,
    multiWallet: true,
    activity: true,
    swap: true,
    onRamp: true,
    socialLogin: [],
  })
})

test('turns off missing features', () => {
  expect(toFeatures([feature('payments')])).toEqual(OFF)
  expect(toFeatures([])).toEqual(OFF)
})

test.each([
  ['not enabled', { isEnabled: false }],
  ['without a list', { config: undefined }],
  ['with something other than a list', { config: 'yes' }],
  ['with a switch that is not a boolean', { isEnabled: 'true' }],
])('turns off a feature %s', (_, differs) => {
  expect(toFeatures([feature('multi_wallet', differs)]).multiWallet).toBe(false)
})

test('leaves one feature or all to the dapp when the server sends null', () => {
  expect(toFeatures([feature('multi_wallet', { config: null })])).toEqual({
    emailCapture: false,
    activity: false,
    swap: false,
    onRamp: false,
    socialLogin: [],
  })
  expect(toFeatures(null)).toEqual({})
})

test('ignores unknown features', () => {
  const list = [null, 7, [], { id: 5 }, { id: '__proto__', isEnabled: true, config: [] }]
  expect(toFeatures([...list, feature('multi_wallet')])).toEqual({ ...OFF, multiWallet: true })
})

test.each([
  ['what the server lists', { config: ['email', 'google', 7] }, ['email', 'google']],
  ['none that is not enabled', { isEnabled: false, config: ['email'] }, []],
  ['what the dapp offers when the server sends null', { config: null }, undefined],
])('social_login: turns on %s', (_, differs, expected) => {
  expect(toFeatures([feature('social_login', differs)]).socialLogin).toEqual(expected)
})
