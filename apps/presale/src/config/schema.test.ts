import type { Deployment } from '@foyer/presale-contracts'
import * as v from 'valibot'
import { describe, expect, expectTypeOf, test } from 'vitest'
import { exampleConfig } from '../../test/exampleConfig.ts'
import { type AppConfig, configSchema } from './schema.ts'

const accepts = (changes: object) => v.safeParse(configSchema, { ...exampleConfig(), ...changes }).success

test('returns a complete configuration unchanged', () => {
  expect(v.parse(configSchema, exampleConfig())).toEqual(exampleConfig())
})

test('gives contracts and tokens the types of a deployment file', () => {
  expectTypeOf<Deployment['contracts']>().toEqualTypeOf<AppConfig['contracts']>()
  expectTypeOf<Deployment['tokens']>().toEqualTypeOf<AppConfig['tokens']>()
})

test('accepts a configuration without the parts that only some networks have', () => {
  expect(accepts({ rootCode: undefined, whitelist: undefined, endpoints: {} })).toBe(true)
})

test('says once what is wrong with an address', () => {
  const { issues } = v.safeParse(configSchema, {
    ...exampleConfig(),
    chain: { ...exampleConfig().chain, rpcUrls: ['node.example'] },
    endpoints: { relay: 'https://' },
  })
  expect(issues?.map((issue) => `${v.getDotPath(issue)}: ${issue.message}`)).toEqual([
    'chain.rpcUrls.0: expected an http or https URL',
    'endpoints.relay: expected a ws or wss URL',
  ])
})

describe('refuses', () => {
  test('a missing contract, a short address', () => {
    expect(accepts({ contracts: { ...exampleConfig().contracts, presale: undefined } })).toBe(false)
    expect(accepts({ contracts: { ...exampleConfig().contracts, presale: '0x12' } })).toBe(false)
  })

  test('an empty list of RPC endpoints, or one that is not http', () => {
    expect(accepts({ chain: { ...exampleConfig().chain, rpcUrls: [] } })).toBe(false)
    expect(accepts({ chain: { ...exampleConfig().chain, rpcUrls: ['ws://node.example'] } })).toBe(false)
  })

  test('an explorer link that is not http: it would be put into the page', () => {
    const blockExplorerUrl = 'javascript:alert(1)'
    expect(accepts({ chain: { ...exampleConfig().chain, blockExplorerUrl } })).toBe(false)
  })

  test('a secure site that is more than an origin: messages are compared with it', () => {
    expect(accepts({ embeddedWallet: { secureSite: 'https://wallet.example' } })).toBe(true)
    for (const secureSite of [
      'https://wallet.example/sdk',
      'https://wallet.example/',
      'ws://wallet.example',
      'x',
    ])
      expect(accepts({ embeddedWallet: { secureSite } })).toBe(false)
  })

  test('a social provider that the modal does not know', () => {
    const accept = (socialProviders: string[]) =>
      accepts({ embeddedWallet: { secureSite: 'https://wallet.example', socialProviders } })
    expect(accept([])).toBe(true)
    expect(accept(['google', 'github', 'apple', 'facebook', 'x', 'discord', 'farcaster'])).toBe(true)
    expect(accept(['google', 'myspace'])).toBe(false)
  })

  test('a page or a contact that is no page and no address: it would be put into a link', () => {
    for (const about of [{ terms: '/terms' }, { contact: 'mailto:sale@example.org' }, {}])
      expect(accepts({ about })).toBe(true)
    const elsewhere = ['//other.example', '/\\other.example', '/\t/other.example']
    for (const url of ['javascript:alert(1)', ...elsewhere, 'terms.html', 'data:text/html,x'])
      for (const about of [{ terms: url }, { contact: url }, { audits: [{ by: 'Auditor', url }] }])
        expect(accepts({ about })).toBe(false)
  })

  test('decimals that no token can have', () => {
    const [token] = exampleConfig().tokens
    for (const decimals of [-1, 256, 1e9, 1.5])
      expect(accepts({ tokens: [{ ...token, decimals }] })).toBe(false)
    expect(accepts({ tokens: [{ ...token, decimals: 0 }] })).toBe(true)
  })

  test('a root code with letters that codes do not have', () => {
    expect(accepts({ rootCode: 'OOOOOOOO' })).toBe(false)
  })
})
