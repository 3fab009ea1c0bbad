import { afterEach, expect, test, vi } from 'vitest'
import { toSdkUrl } from './toSdkUrl.ts'

afterEach(() => void vi.unstubAllGlobals())

const QUERY = {
  projectId: 'project 1',
  chainId: 'eip155:56',
  enableLogger: 'true',
  rpcUrl: 'https://rpc.example/?key=1&x',
  enableCloudAuthAccount: 'true',
}

test('names project, chain, version 4, logger, node and e-mail capture', () => {
  const url = toSdkUrl('https://wallet.example', QUERY)
  expect(url.origin + url.pathname).toBe('https://wallet.example/sdk')
  expect(Object.fromEntries(url.searchParams)).toEqual({ ...QUERY, version: '4' })
})

test('leaves out what there is not', () => {
  const { searchParams } = toSdkUrl('https://wallet.example', {
    ...QUERY,
    rpcUrl: undefined,
    enableCloudAuthAccount: undefined,
  })
  expect([...searchParams.keys()]).toEqual(['projectId', 'chainId', 'enableLogger', 'version'])
})

test.each([
  ['https://wallet.example/', 'https://wallet.example/sdk'],
  ['https://wallet.example/v1/?x=1#y', 'https://wallet.example/v1/sdk'],
  ['http://wallet.localhost:5180', 'http://wallet.localhost:5180/sdk'],
  ['http://127.0.0.1:5180', 'http://127.0.0.1:5180/sdk'],
  ['http://[::1]:5180', 'http://[::1]:5180/sdk'],
])('reads %s as %s', (secureSite, expected) => {
  const url = toSdkUrl(secureSite, QUERY)
  expect(url.origin + url.pathname).toBe(expected)
})

test.each([
  'http://wallet.example',
  'http://localhost.evil.example',
  'javascript:alert(1)',
  'data:text/html,x',
  '/wallet',
  '',
])('refuses %j', (secureSite) => {
  expect(() => toSdkUrl(secureSite, QUERY)).toThrow('The secure site cannot be used')
})

test('refuses the origin of the dapp, which could read the key there', () => {
  vi.stubGlobal('location', { origin: 'https://dapp.example' })
  expect(() => toSdkUrl('https://dapp.example/wallet', QUERY)).toThrow('It needs an origin of its own')
})
