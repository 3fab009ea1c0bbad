// @vitest-environment happy-dom
import { expect, test, vi } from 'vitest'
import { createFakeLogin } from '../test/createFakeLogin.ts'
import { setupModal } from '../test/setupModal.ts'
import { getIdentityToken } from './getIdentityToken.ts'

test('has the wallet say who is logged in', async () => {
  const login = createFakeLogin()
  const { modal } = setupModal({ features: [login.feature] })
  login.flow.identityToken = vi.fn(async () => 'a.b.c')
  expect(await getIdentityToken(modal, { nonce: 'nonce-of-the-server' })).toBe('a.b.c')
  expect(login.flow.identityToken).toHaveBeenCalledExactlyOnceWith({ nonce: 'nonce-of-the-server' })
})

test('rejects with `No auth connector found` without a feature that has a login', async () => {
  const { modal } = setupModal()
  await expect(getIdentityToken(modal)).rejects.toMatchObject({ name: 'AuthConnectorNotFoundError' })
})
