import type { Deployment } from '@foyer/presale-contracts'
import { describe, expect, expectTypeOf, test } from 'vitest'
import * as z from 'zod/mini'
import { exampleConfig } from '../../test/exampleConfig.ts'
import { type AppConfig, configSchema } from './schema.ts'

const accepts = (changes: object) => z.safeParse(configSchema, { ...exampleConfig(), ...changes }).success

test('default: a complete configuration passes unchanged', () => {
  expect(z.parse(configSchema, exampleConfig())).toEqual(exampleConfig())
})

test('contracts and tokens have the shape a deployment leaves behind', () => {
  expectTypeOf<Deployment['contracts']>().toEqualTypeOf<AppConfig['contracts']>()
  expectTypeOf<Deployment['tokens']>().toEqualTypeOf<AppConfig['tokens']>()
})

test('what only some networks have may be left out', () => {
  expect(accepts({ rootCode: undefined, whitelist: undefined, endpoints: {} })).toBe(true)
})

describe('error:', () => {
  test('a missing contract, a short address', () => {
    expect(accepts({ contracts: { ...exampleConfig().contracts, presale: undefined } })).toBe(false)
    expect(accepts({ contracts: { ...exampleConfig().contracts, presale: '0x12' } })).toBe(false)
  })

  test('no RPC, or one that is not http', () => {
    expect(accepts({ chain: { ...exampleConfig().chain, rpcUrls: [] } })).toBe(false)
    expect(accepts({ chain: { ...exampleConfig().chain, rpcUrls: ['ws://node.example'] } })).toBe(false)
  })

  test('an explorer link that is not http: it would be put into the page', () => {
    const blockExplorerUrl = 'javascript:alert(1)'
    expect(accepts({ chain: { ...exampleConfig().chain, blockExplorerUrl } })).toBe(false)
  })

  test('a root code with letters that codes do not have', () => {
    expect(accepts({ rootCode: 'OOOOOOOO' })).toBe(false)
  })
})
