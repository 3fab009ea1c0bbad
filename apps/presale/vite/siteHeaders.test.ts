import { expect, test } from 'vitest'
import { exampleConfig } from '../test/exampleConfig.ts'
import { exampleHeaders, siteHeaders } from './siteHeaders.ts'

type Config = Parameters<typeof exampleConfig>[0]

const sourcesOf = (directive: string, config?: Config | string) => {
  const text = typeof config === 'string' ? config : JSON.stringify(exampleConfig(config))
  const policy = siteHeaders(text)['Content-Security-Policy'] ?? ''
  return new RegExp(`${directive} ([^;]*);`).exec(policy)?.[1]
}
const connectSrc = (config?: Config | string) => sourcesOf('connect-src', config)
const frameSrc = (config?: Config | string) => sourcesOf('frame-src', config)

test('equals the example headers except for the endpoints', () => {
  const withoutEndpoints = ({ 'Content-Security-Policy': policy, ...others }: Record<string, string>) => ({
    ...others,
    policy: policy?.replace(/(connect|frame)-src [^;]*/g, ''),
  })
  const headers = siteHeaders(JSON.stringify(exampleConfig()))
  expect(withoutEndpoints(headers)).toEqual(withoutEndpoints(exampleHeaders()))
  expect(connectSrc()).toBe("'self' http://127.0.0.1:8545")
})

test('allows the origin of each endpoint once', () => {
  const { chain } = exampleConfig()
  const rpcUrls = ['https://rpc.example/key', 'https://rpc.example/other', 'http://127.0.0.1:8545']
  const endpoints = {
    indexer: 'https://indexer.example/v1',
    gateway: 'https://gateway.example',
    relay: 'ws://127.0.0.1:8546',
    faucet: 'http://127.0.0.1:5183',
  }
  expect(connectSrc({ chain: { ...chain, rpcUrls }, endpoints })).toBe(
    "'self' https://rpc.example http://127.0.0.1:8545 https://indexer.example https://gateway.example ws://127.0.0.1:8546 http://127.0.0.1:5183",
  )
})

test('allows the public relay when walletConnect has no relay of its own', () => {
  const walletConnect = { projectId: 'an-id' }
  expect(connectSrc({ walletConnect })).toContain(' wss://relay.walletconnect.org')
  expect(connectSrc({ walletConnect, endpoints: { relay: 'wss://relay.example' } })).not.toContain(
    'walletconnect.org',
  )
})

test('allows the frame of the verify page with a public relay only', () => {
  const walletConnect = { projectId: 'an-id' }
  expect(frameSrc({ walletConnect })).toBe('https://verify.walletconnect.org')
  expect(frameSrc({ walletConnect, endpoints: { relay: 'wss://relay.example' } })).toBe(
    'https://verify.walletconnect.org',
  )
  expect(frameSrc({ walletConnect, endpoints: { relay: 'ws://127.0.0.1:5555' } })).toBe("'none'")
  expect(frameSrc({})).toBe("'none'")
})

test('allows the frame of the embedded wallet, beside that of the verify page', () => {
  const embeddedWallet = { secureSite: 'https://wallet.example' }
  const projectId = '0'.repeat(32)
  expect(frameSrc({ embeddedWallet, projectId })).toBe('https://wallet.example')
  expect(frameSrc({ embeddedWallet, projectId, walletConnect: { projectId: 'an-id' } })).toBe(
    'https://verify.walletconnect.org https://wallet.example',
  )
  expect(frameSrc({ embeddedWallet })).toBe("'none'")
  expect(connectSrc({ embeddedWallet, projectId })).toBe(connectSrc())
})

test('allows the host of the whitelist', () => {
  expect(connectSrc({ whitelist: { baseUrl: 'https://shards.example/list' } })).toContain(
    ' https://shards.example',
  )
})

test('allows only its own host without a valid configuration', () => {
  expect(connectSrc('<!doctype html>')).toBe("'self'")
  expect(connectSrc('{}')).toBe("'self'")
})
