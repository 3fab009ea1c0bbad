import { readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { exampleConfig } from '../test/exampleConfig.ts'
import { consoleHeaders, contentSecurityPolicy } from './consoleHeaders.ts'

const connections = (config: string | undefined) =>
  contentSecurityPolicy(config)
    .split('; ')
    .find((directive) => directive.startsWith('connect-src'))

test('connects to the origins of the configuration and nothing else', () => {
  expect(connections(JSON.stringify(exampleConfig()))).toBe(
    "connect-src 'self' https://rpc.example https://indexer.example https://presale.example",
  )
})

test('allows nothing unsafe', () => {
  const policy = contentSecurityPolicy(JSON.stringify(exampleConfig()))
  expect(policy).toContain("default-src 'none'")
  expect(policy).toContain("frame-ancestors 'none'")
  expect(policy).not.toMatch(/unsafe-|\*|https:[; ]/)
})

test('connects to its own origin only without a valid configuration', () => {
  for (const config of [undefined, '{', '{}']) expect(connections(config)).toBe("connect-src 'self'")
})

test('are those of the Caddy example in the README', async () => {
  const readme = await readFile(new URL('../README.md', import.meta.url), 'utf8')
  const [, example = ''] = /```caddyfile\n([\s\S]*?)```/.exec(readme) ?? []
  const lines = example.matchAll(/^\t\t([A-Z][\w-]+) "(.*)"$/gm)
  const headers = Object.fromEntries([...lines].map(([, name, value]) => [name, value]))
  expect(headers).toEqual(consoleHeaders(JSON.stringify(exampleConfig())))
  expect(example).toMatch(/^\theader \/config\.json Cache-Control "no-store"$/m)
})

test('are those of the nginx example in the README, which sends them with errors, too', async () => {
  const readme = await readFile(new URL('../README.md', import.meta.url), 'utf8')
  const lines = readme.matchAll(/^ {2}add_header (\S+) "(.*)" always;$/gm)
  const headers = Object.fromEntries([...lines].map(([, name, value]) => [name, value]))
  expect(headers).toEqual(consoleHeaders(JSON.stringify(exampleConfig())))
  expect(readme).toMatch(/^ {2}\/config\.json +"no-store";$/m)
})
