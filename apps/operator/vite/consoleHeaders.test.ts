import { expect, test } from 'vitest'
import { exampleConfig } from '../test/exampleConfig.ts'
import { contentSecurityPolicy } from './contentSecurityPolicy.ts'

const connections = (config: string | undefined) =>
  contentSecurityPolicy(config)
    .split('; ')
    .find((directive) => directive.startsWith('connect-src'))

test('default: connects to the origins of the configuration and nothing else', () => {
  expect(connections(JSON.stringify(exampleConfig()))).toBe(
    "connect-src 'self' https://rpc.example https://indexer.example https://presale.example",
  )
})

test('behavior: allows nothing unsafe', () => {
  const policy = contentSecurityPolicy(JSON.stringify(exampleConfig()))
  expect(policy).toContain("default-src 'none'")
  expect(policy).toContain("frame-ancestors 'none'")
  expect(policy).not.toMatch(/unsafe-|\*|https:[; ]/)
})

test('error: without a valid configuration, to its own origin only', () => {
  for (const config of [undefined, '{', '{}']) expect(connections(config)).toBe("connect-src 'self'")
})
