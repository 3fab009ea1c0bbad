import { expect, test } from 'vitest'
import { checkDapp, type DappOptions } from './routeRpc.ts'

test.each([
  [undefined, /`dapp` is undefined\. It takes an object/],
  ['all', /`dapp` is "all"\. It takes an object/],
  [{}, /`networks` is undefined\. It takes "all", or a list of chains such as \[bsc\]/],
  [{ networks: [] }, /`networks` is \[\]/],
  [{ networks: [56] }, /`networks` is \[56\]/],
  [{ networks: 'some' }, /`networks` is "some"/],
  [{ networks: 'all', rpcUrl: 'localhost:8545' }, /`rpcUrl` is "localhost:8545"\. It takes a URL of http/],
  [{ networks: 'all', rpcUrls: { 'https://rpc.example': '0x38' } }, /`rpcUrls` .*ids of chains by URL/],
  [{ networks: 'all', rpcUrls: { 'rpc.example': 56 } }, /`rpcUrls` .*ids of chains by URL/],
  [
    { networks: 'all', chains: [] },
    /`chains` is \[\]\. It takes no value: dapp has networks, rpcUrl, rpcUrls/,
  ],
])('refuses %j with the option, what it takes and the page', (dapp, message) => {
  expect(() => checkDapp(dapp as DappOptions)).toThrow(message)
  expect(() => checkDapp(dapp as DappOptions)).toThrow(/Docs: \S+#playwright$/)
})

test('takes chains of viem, and nodes that only the test knows', () => {
  expect(() => checkDapp({ networks: 'all' })).not.toThrow()
  const networks = [{ id: 56, rpcUrls: { default: { http: ['https://rpc.example'] } } }]
  const dapp = { networks, rpcUrl: 'http://127.0.0.1:8545', rpcUrls: { 'https://other.example/key': 1 } }
  expect(() => checkDapp(dapp)).not.toThrow()
})
