import { expect, test, vi } from 'vitest'
import { requestIdentityToken } from './requestIdentityToken.ts'

test('asks the wallet, with the nonce if there is one', async () => {
  const provider = { request: vi.fn(async () => 'a.b.c') }
  expect(await requestIdentityToken(provider, {})).toBe('a.b.c')
  await requestIdentityToken(provider, { nonce: 'nonce-of-the-server' })
  expect(provider.request.mock.calls).toEqual([
    [{ method: 'foyer_identity', params: [] }],
    [{ method: 'foyer_identity', params: ['nonce-of-the-server'] }],
  ])
})

test.each(['', 'short', 'with a space', 'x'.repeat(129), 42, null, {}])(
  'says of the nonce %o that it cannot be used, and asks nobody',
  async (nonce) => {
    const provider = { request: vi.fn() }
    await expect(requestIdentityToken(provider, { nonce: nonce as string })).rejects.toMatchObject({
      name: 'IdentityOptionError',
      shortMessage: 'The option `nonce` cannot be used',
      docsPath: '#identity-option',
    })
    expect(provider.request).not.toHaveBeenCalled()
  },
)
