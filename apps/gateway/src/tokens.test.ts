import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { expect, test } from 'vitest'
import { readTokens, tokenListSchema } from './tokens.ts'

const require = createRequire(import.meta.url)

test('reads every token of a public list', () => {
  const file = require.resolve('@superfluid-finance/tokenlist/dist/superfluid.tokenlist.json')
  const list = tokenListSchema.parse(JSON.parse(readFileSync(file, 'utf8')))
  const entries = list.tokens as { chainId: number; address: string; symbol: string; decimals: number }[]
  expect(entries.length).toBeGreaterThan(300)
  const { tokens, problems } = readTokens(list, new Set(entries.map(({ chainId }) => chainId)))
  expect(problems).toEqual([])
  const keyOf = ({ chainId, address, symbol, decimals }: (typeof entries)[number]) =>
    [chainId, address.toLowerCase(), symbol, decimals].join(' ')
  expect(tokens.map(keyOf)).toEqual(entries.map(keyOf))
})
