import { OTHER_ACCOUNT } from '@foyer/embedded-wallet-frame/protocol'
import { expect, test } from 'vitest'
import { orderParams } from './orderParams.ts'

const ACCOUNT = '0x52908400098527886E0F7030069857D2E4169EE7'
const OTHER = `0x${'1'.repeat(40)}`

test.each([
  ['personal_sign', ['0x68', ACCOUNT], ['0x68', ACCOUNT]],
  ['personal_sign', [ACCOUNT, '0x68'], ['0x68', ACCOUNT]],
  ['personal_sign', [ACCOUNT.toUpperCase(), 'Hello', ''], ['Hello', ACCOUNT.toUpperCase()]],
  // The account itself is what is signed.
  ['personal_sign', [ACCOUNT, ACCOUNT.toLowerCase()], [ACCOUNT, ACCOUNT.toLowerCase()]],
  ['personal_sign', [OTHER, ACCOUNT], [OTHER, ACCOUNT]],
  ['eth_signTypedData_v4', [ACCOUNT, '{}'], [ACCOUNT, '{}']],
  ['eth_signTypedData_v4', ['{}', ACCOUNT], [ACCOUNT, '{}']],
])('takes the account of %s in either place: %j', (method, params, ordered) => {
  expect(orderParams(method, params, ACCOUNT)).toEqual(ordered)
})

test.each([
  ['personal_sign', ['0x68', OTHER]],
  ['personal_sign', [OTHER, '0x68']],
  ['eth_signTypedData_v4', [OTHER, '{}']],
])('refuses %s for another account: %j', (method, params) => {
  expect(() => orderParams(method, params, ACCOUNT)).toThrow(OTHER_ACCOUNT)
})
