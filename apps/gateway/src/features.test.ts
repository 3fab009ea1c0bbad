import { describe, expect, test } from 'vitest'
import { toWireFeatures } from './features.ts'

const CAN = { activity: true, swap: true, onramp: true }
const CANNOT = { activity: false, swap: false, onramp: false }

describe.each(['activity', 'swap', 'onramp'])('%s', (id) => {
  const isOn = (...parameters: Parameters<typeof toWireFeatures>) =>
    toWireFeatures(...parameters).find((feature) => feature.id === id)?.isEnabled

  test('is on only where the project and the gateway can', () => {
    expect(isOn({}, CAN)).toBe(true)
    expect(isOn({ [id]: true }, CAN)).toBe(true)
    expect(isOn({ [id]: false }, CAN)).toBe(false)
    expect(isOn({}, CANNOT)).toBe(false)
    expect(isOn({ [id]: true }, CANNOT)).toBe(false)
  })
})

const find = (id: string, switches: Parameters<typeof toWireFeatures>[0]) =>
  toWireFeatures(switches, CAN).find((feature) => feature.id === id)

test.each([
  [true, { isEnabled: true, config: null }],
  [['email', 'google'], { isEnabled: true, config: ['email', 'google'] }],
  [false, { isEnabled: false, config: [] }],
])('has the project’s list of sign-ins: %j', (value, expected) => {
  expect(find('social_login', { social_login: value })).toMatchObject(expected)
})

test.each(['email_capture', 'multi_wallet'])('decides %s only where the project does', (id) => {
  expect(find(id, {})).toMatchObject({ isEnabled: true, config: null })
  expect(find(id, { [id]: true })).toMatchObject({ isEnabled: true, config: [] })
  expect(find(id, { [id]: false })).toMatchObject({ isEnabled: false, config: [] })
})
