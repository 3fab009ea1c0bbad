import { Configuration, customFetch, type IDToken } from 'openid-client'
import { expect, test } from 'vitest'
import { type ProviderName, providers } from './providers.ts'

/** Reads a profile from a provider's answers, which are given by the path of its API. */
function read(name: ProviderName, answers: Record<string, unknown>, claims: Partial<IDToken> = {}) {
  const configuration = new Configuration({ issuer: providers[name].issuer }, 'client')
  configuration[customFetch] = async (url) => Response.json(answers[new URL(url).pathname])
  const idToken = { sub: '7', ...claims } as IDToken
  return providers[name].readProfile({
    configuration,
    endpoints: providers[name],
    accessToken: 'x',
    idToken: providers[name].hasIdToken ? idToken : undefined,
  })
}

const email = 'ada@example.com'
const github = (...emails: object[]) =>
  read('github', { '/user': { id: 7, login: 'ada', email }, '/user/emails': emails })

test('takes from GitHub the primary address only, and only once it is verified', async () => {
  const second = { email: 'second@example.com', primary: false, verified: true }
  expect(await github(second, { email, primary: true, verified: true })).toEqual({
    sub: '7',
    userName: 'ada',
    email,
  })
  expect((await github(second, { email, primary: true, verified: false })).email).toBeUndefined()
})

test.each<[ProviderName, unknown, boolean]>([
  ['google', true, true],
  ['google', false, false],
  ['google', undefined, false],
  ['apple', 'true', true],
  ['apple', 'false', false],
])('%s: an address whose `email_verified` is %s is shown: %s', async (name, email_verified, isShown) => {
  const claims = { email, email_verified } as Partial<IDToken>
  expect((await read(name, {}, claims)).email).toBe(isShown ? email : undefined)
})

test('takes no address from Discord that is not verified, and none from X at all', async () => {
  const user = { id: '7', username: 'ada', discriminator: '0', email }
  const path = '/api/users/@me'
  expect((await read('discord', { [path]: { ...user, verified: true } })).email).toBe(email)
  expect((await read('discord', { [path]: { ...user, verified: false } })).email).toBeUndefined()
  const x = { '/2/users/me': { data: { id: '7', username: 'ada', email }, email } }
  expect(await read('x', x)).toEqual({ sub: '7', userName: 'ada', email: undefined })
})

test.each([
  [{}],
  [{ id: null }],
  [{ id: '' }],
  [{ id: -1 }],
  [{ id: 1.5 }],
  [{ id: 2 ** 60 }],
  [{ id: [7] }],
])('knows no user by %o', async (user) => {
  await expect(read('facebook', { '/v23.0/me': user })).rejects.toThrow()
})

test('leaves out a name that cannot be shown', async () => {
  const name = 'a\u202eb'
  const user = await read('facebook', { '/v23.0/me': { id: '7', name, email: 'no address' } })
  expect(user).toEqual({ sub: '7', userName: undefined, email: undefined })
})
