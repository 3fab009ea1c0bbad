// @vitest-environment happy-dom
import { createLoginStore } from '@foyer/embedded-wallet-frame/client'
import { ADDRESS, createFakeLogin, memoryStorage } from '@foyer/modal-core/test'
import { expect, test } from 'vitest'
import { createSmartAccount } from './createSmartAccount.ts'

/** A wallet that does what it is asked, or fails. */
function setup({ fails = false } = {}) {
  const login = createFakeLogin()
  const asked: unknown[] = []
  const web = memoryStorage()
  const smartAccount = createSmartAccount({
    store: createLoginStore({ web }),
    state: login.state,
    provider: {
      async getUser() {
        asked.push('GET_USER')
        return { address: ADDRESS, chainId: 56 }
      },
    },
    frame: {
      async request(name: string, payload?: unknown) {
        asked.push(payload === undefined ? name : [name, payload])
        if (fails) throw new Error('down')
        return { smartAccountEnabledNetworks: [56] }
      },
    } as Parameters<typeof createSmartAccount>[0]['frame'],
  })
  return { smartAccount, asked, login, web }
}

test('keeps the networks that the wallet names, in the state and over a reload', async () => {
  const { smartAccount, login, web } = setup()
  await smartAccount.readNetworks()
  expect(login.state.smartAccountNetworks).toEqual([56])
  expect(web.getItem('@appkit-wallet/SMART_ACCOUNT_ENABLED_NETWORKS')).toBe('56')
})

test('leaves what is known when the wallet does not answer', async () => {
  const { smartAccount, login, web } = setup({ fails: true })
  login.state.smartAccountNetworks = [97]
  await expect(smartAccount.readNetworks()).rejects.toThrow('down')
  expect(login.state.smartAccountNetworks).toEqual([97])
  expect(web.items.size).toBe(0)
})

test('switches in the wallet, then reads the user anew', async () => {
  const { smartAccount, asked } = setup()
  await smartAccount.switchAccount('smartAccount')
  expect(asked).toEqual([['SET_PREFERRED_ACCOUNT', { type: 'smartAccount' }], 'GET_USER'])
})

test('reads no user after a switch that the wallet refused', async () => {
  const { smartAccount, asked } = setup({ fails: true })
  await expect(smartAccount.switchAccount('smartAccount')).rejects.toThrow('down')
  expect(asked).toHaveLength(1)
})
