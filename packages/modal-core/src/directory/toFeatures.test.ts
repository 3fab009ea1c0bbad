import { expect, test } from 'vitest'
import { toFeatures } from './toFeatures.ts'

const OFF = { emailCapture: false, multiWallet: false, activity: false }

const feature = (id: string, differs: object = {}) => ({ id, isEnabled: true, config: [], ...differs })

test('default: what the server names is on, with an empty list for a config', () => {
  expect(toFeatures(['email_capture', 'multi_wallet', 'activity'].map((id) => feature(id)))).toEqual({
    emailCapture: true,
    multiWallet: true,
    activity: true,
  })
})

test('behavior: missing is off', () => {
  expect(toFeatures([feature('swap')])).toEqual(OFF)
  expect(toFeatures([])).toEqual(OFF)
})

test.each([
  ['not enabled', { isEnabled: false }],
  ['without a list', { config: undefined }],
  ['with something else than a list', { config: 'yes' }],
  ['whose switch is no switch', { isEnabled: 'true' }],
])('behavior: one %s is off', (_, differs) => {
  expect(toFeatures([feature('multi_wallet', differs)]).multiWallet).toBe(false)
})

test('behavior: null leaves it to the dapp, of one feature or of all', () => {
  expect(toFeatures([feature('multi_wallet', { config: null })])).toEqual({
    emailCapture: false,
    activity: false,
  })
  expect(toFeatures(null)).toEqual({})
})

test('behavior: what is no feature is passed over', () => {
  const list = [null, 7, [], { id: 5 }, { id: '__proto__', isEnabled: true, config: [] }]
  expect(toFeatures([...list, feature('multi_wallet')])).toEqual({ ...OFF, multiWallet: true })
})
