import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { stringify } from 'yaml'
import { loadConfig } from './loadConfig.ts'

const chain = {
  name: 'BNB Smart Chain',
  rpcUrls: ['https://rpc.example'],
  nativeCurrency: { name: 'BNB', symbol: 'BNB', decimals: 18 },
}

let directory: string
beforeEach(async () => {
  directory = await mkdtemp(join(tmpdir(), 'foyer-gateway-config-'))
})
afterEach(() => rm(directory, { recursive: true, force: true }))

async function load(config: unknown) {
  const file = join(directory, 'gateway.yaml')
  await writeFile(file, typeof config === 'string' ? config : stringify(config))
  return loadConfig(file)
}

test('reads a configuration with the files it names', async () => {
  await writeFile(
    join(directory, 'tokens.json'),
    JSON.stringify({
      name: 'List',
      tokens: [
        {
          chainId: 56,
          address: '0x55d398326f99059ff775485246999027b3197955',
          name: 'Tether USD',
          symbol: 'USDT',
          decimals: 18,
          logoURI: 'https://pictures.example/usdt.png',
        },
      ],
    }),
  )
  await mkdir(join(directory, 'icons/tokens'), { recursive: true })
  await writeFile(join(directory, 'icons/tokens/USDT.svg'), '<svg viewBox="0 0 1 1"></svg>')
  const { config, tokens, icons } = await load({
    chains: { 'eip155:56': chain },
    tokenLists: ['tokens.json'],
    icons: 'icons',
  })
  expect(config).toMatchObject({
    analyticsDays: 30,
    limits: {
      project: 6_000,
      directory: 120,
      images: 600,
      analytics: 60,
      rpc: 600,
      history: 60,
      chain: 120,
      swap: 60,
      names: 60,
      lookups: 120,
      registrations: 5,
      onRamp: 30,
      absent: 30,
    },
  })
  expect(tokens).toEqual([
    {
      chainId: 56,
      address: '0x55d398326f99059fF775485246999027B3197955',
      name: 'Tether USD',
      symbol: 'USDT',
      decimals: 18,
    },
  ])
  expect([...icons.keys()]).toEqual(['tokens/usdt'])
})

test('has a flag for each currency that the icon folder lacks, and none for one of several countries', async () => {
  await mkdir(join(directory, 'icons/currencies'), { recursive: true })
  await writeFile(join(directory, 'icons/currencies/JPY.svg'), '<svg viewBox="0 0 1 1"></svg>')
  const { icons } = await load({
    chains: { 'eip155:56': chain },
    icons: 'icons',
    onRamp: {
      tokens: [{ chain: 'eip155:56' }],
      currencies: ['EUR', 'JPY', 'XOF'].map((code) => ({ code, min: '30', max: '10000' })),
      providers: {},
    },
  })
  expect([...icons.keys()].toSorted()).toEqual(['currencies/eur', 'currencies/jpy'])
  const text = (name: string) => Buffer.from(icons.get(name)?.data ?? []).toString()
  expect(text('currencies/eur')).toMatch(/^<svg .*viewBox="0 0 512 512"/)
  expect(text('currencies/jpy')).toBe('<svg viewBox="0 0 1 1"></svg>')
})

const token = {
  chainId: 56,
  address: '0x55d398326f99059ff775485246999027b3197955',
  name: 'Tether USD',
  symbol: 'USDT',
  decimals: 18,
}

/** Loads a configuration of one chain with these lists. */
async function loadLists(...lists: unknown[][]) {
  for (const [index, tokens] of lists.entries())
    await writeFile(join(directory, `list${index}.json`), JSON.stringify({ tokens }))
  return load({ chains: { 'eip155:56': chain }, tokenLists: lists.map((_, index) => `list${index}.json`) })
}

test('names each entry of a list that is wrong, and serves the others', async () => {
  const address = (digit: number) => `0x${String(digit).repeat(40)}`
  const { tokens, warnings } = await loadLists([
    { ...token, address: address(1), symbol: 'A'.repeat(30) },
    { ...token, address: address(2), symbol: '' },
    { ...token, address: address(3), name: 'N'.repeat(61) },
    { ...token, address: address(4), symbol: 'US\u202eDT' },
    { ...token, address: 'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t' },
    { ...token, chainId: '56' },
    null,
    token,
  ])
  expect(tokens.map(({ symbol }) => symbol)).toEqual(['USDT'])
  expect(warnings).toEqual([
    expect.stringMatching(/list0\.json: entry 1 "A{30}": symbol: .*; left out$/),
    expect.stringMatching(/entry 2: symbol: /),
    expect.stringMatching(/entry 3 "USDT": name: /),
    expect.stringMatching(/entry 4 ".*": symbol: Expected a text without control characters\.; left out$/),
    expect.stringMatching(/entry 5 "USDT": address: Expected an address\.; left out$/),
    expect.stringMatching(/entry 6 "USDT": chainId: /),
    expect.stringMatching(/entry 7: /),
  ])
})

test('leaves out tokens of chains that are not served before anything else of them is read', async () => {
  const foreign = { ...token, chainId: 501_000_101, address: 'Es9vMFrzaCERmJfrF4H2FYD4KCoNkY11McCe8BenwNYB' }
  const { tokens, warnings } = await loadLists([foreign, { ...token, chainId: 1, symbol: '' }, token])
  expect(tokens.map(({ chainId }) => chainId)).toEqual([56])
  expect(warnings).toEqual([])
})

test('lists a token of two lists once, as the first one has it', async () => {
  const again = { ...token, address: token.address.toUpperCase().replace('0X', '0x'), symbol: 'other' }
  const { tokens } = await loadLists([token, again], [{ ...token, name: 'Other' }])
  expect(tokens).toEqual([{ ...token, address: '0x55d398326f99059fF775485246999027B3197955' }])
})

test.each<[what: string, config: unknown, message: RegExp]>([
  ['a text that is no YAML', 'chains: [', /is not YAML/],
  ['no chain', { chains: {} }, /chains: Expected at least one chain/],
  ['an id that is not CAIP-2', { chains: { 56: chain } }, /Expected a CAIP-2 id such as eip155:56/],
  ['an unknown field', { chains: { 'eip155:56': chain }, typo: 1 }, /typo/],
  [
    'an address with a wrong checksum',
    { chains: { 'eip155:56': { ...chain, nameRegistry: '0x55d398326f99059fF775485246999027B3197956' } } },
    /chains\.eip155:56\.nameRegistry: Expected an address with a valid checksum/,
  ],
  [
    'a zone that is no name',
    { chains: { 'eip155:56': chain }, names: { zone: 'Foyer' } },
    /names\.zone: Expected a name in lower case/,
  ],
  [
    'a resolver on a chain that is not there',
    {
      chains: { 'eip155:56': chain },
      names: { zone: 'foyer.example', resolver: { address: `0x${'1'.repeat(40)}`, chain: 'eip155:1' } },
    },
    /names\.resolver\.chain: Expected one of the chains above/,
  ],
  [
    'a list that is not there',
    { chains: { 'eip155:56': chain }, tokenLists: ['none.json'] },
    /none\.json cannot be read/,
  ],
  [
    'an icon folder that is not there',
    { chains: { 'eip155:56': chain }, icons: 'none' },
    /The icon folder .* cannot be read/,
  ],
])('refuses %s, naming the place', async (_, config, message) => {
  await expect(load(config)).rejects.toThrow(message)
})

test.each([
  '<svg><script>1</script></svg>',
  '<svg onload="x()"></svg>',
  '<p></p>',
  '<svg><image href="https://x"/></svg>',
])('refuses the icon %s', async (svg) => {
  await mkdir(join(directory, 'icons/tokens'), { recursive: true })
  await writeFile(join(directory, 'icons/tokens/BAD.svg'), svg)
  await expect(load({ chains: { 'eip155:56': chain }, icons: 'icons' })).rejects.toThrow(
    /BAD\.svg (contains more|is not an SVG)/,
  )
})

test.each([
  ['a picture above 256 KiB', Buffer.alloc(256 * 1024 + 1), /BAD\.png is larger than 256 KiB/],
  ['a PNG that is none', Buffer.from('GIF89a'), /BAD\.png is not a PNG/],
])('refuses %s', async (_, data, message) => {
  await mkdir(join(directory, 'icons/tokens'), { recursive: true })
  await writeFile(join(directory, 'icons/tokens/BAD.png'), data)
  await expect(load({ chains: { 'eip155:56': chain }, icons: 'icons' })).rejects.toThrow(message)
})
