import { type Hex, stringToHex, verifyMessage, verifyTypedData } from 'viem'
import { expect, test } from 'vitest'
import { ADDRESS, setupConnectedWallet, setupWallet } from '../test/setupWallet.ts'

const TYPED_DATA = {
  domain: { name: 'Foyer', chainId: 56 },
  types: { Greeting: [{ name: 'text', type: 'string' }] },
  primaryType: 'Greeting',
  message: { text: 'hello' },
} as const

test('signs hex and plain text alike with personal_sign', async () => {
  const { request } = await setupConnectedWallet()
  for (const message of [stringToHex('hello'), 'hello']) {
    const signature = (await request('personal_sign', message, ADDRESS)) as Hex
    expect(await verifyMessage({ address: ADDRESS, message: 'hello', signature })).toBe(true)
  }
})

test('signs with personal_sign where the account comes first', async () => {
  const { request } = await setupConnectedWallet()
  const signature = (await request('personal_sign', ADDRESS.toLowerCase(), 'hello')) as Hex
  expect(await verifyMessage({ address: ADDRESS, message: 'hello', signature })).toBe(true)
})

test('refuses personal_sign with -32602 where neither is an account', async () => {
  const { request } = await setupConnectedWallet()
  await expect(request('personal_sign', '0x00', 'hello')).rejects.toMatchObject({ code: -32602 })
})

test('signs an object and JSON alike with eth_signTypedData_v4', async () => {
  const { request } = await setupConnectedWallet()
  for (const data of [TYPED_DATA, JSON.stringify(TYPED_DATA)]) {
    const signature = (await request('eth_signTypedData_v4', ADDRESS, data)) as Hex
    expect(await verifyTypedData({ address: ADDRESS, ...TYPED_DATA, signature })).toBe(true)
  }
})

test.each([
  ['no JSON', 'hello'],
  ['no typed data', { hello: 1 }],
  [
    'a message that does not fit its types',
    { ...TYPED_DATA, types: { Greeting: [{ name: 'text', type: 'uint256' }] } },
  ],
])('refuses %s in eth_signTypedData_v4 with -32602', async (_, data) => {
  const { request } = await setupConnectedWallet()
  await expect(request('eth_signTypedData_v4', ADDRESS, data)).rejects.toMatchObject({ code: -32602 })
})

test('refuses to sign before connecting with 4100', async () => {
  const { request } = setupWallet()
  await expect(request('personal_sign', '0x00', ADDRESS)).rejects.toMatchObject({ code: 4100 })
  await expect(request('eth_signTypedData_v4', ADDRESS, TYPED_DATA)).rejects.toMatchObject({ code: 4100 })
})

test('refuses to sign for another account with 4100', async () => {
  const { request } = await setupConnectedWallet()
  await expect(request('personal_sign', '0x00', `0x${'1'.repeat(40)}`)).rejects.toMatchObject({ code: 4100 })
})
