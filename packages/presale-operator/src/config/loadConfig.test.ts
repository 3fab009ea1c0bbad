import { readFile } from 'node:fs/promises'
import { describe, expect, test } from 'vitest'
import { loadConfig } from './loadConfig.ts'
import { ConfigError, parseConfig } from './parseConfig.ts'

const devnet = await readFile(new URL('../../config/devnet.yaml', import.meta.url), 'utf8')

/** Problems of config/devnet.yaml after one replacement, which must hit. */
function problems(search: string, replacement: string): readonly string[] {
  if (!devnet.includes(search)) throw new Error(`config/devnet.yaml has no ${search}`)
  try {
    parseConfig(devnet.replace(search, replacement), 'c.yaml')
  } catch (error) {
    if (error instanceof ConfigError) return error.details
    throw error
  }
  throw new Error('the configuration was accepted')
}

const lineOf = (text: string) => devnet.slice(0, devnet.indexOf(text)).split('\n').length

test('reads amounts exactly, times and durations as seconds, addresses with their checksums', async () => {
  const config = await loadConfig({ network: 'devnet' })
  expect(config.publicOpenAt).toBe(1_759_842_000)
  expect(config.roles.adminDelay).toBe(10)
  expect(config.schedule[1]).toEqual({ at: 1_759_839_000, usdPerYes: 55_000_000_000_000_000n })
  expect(config.items.fragment).toEqual({ cap: 20_000, yesPerUnit: 10n ** 21n, walletLimit: 0 })
  expect(config.tokens[0]?.address).toBe('0x55d398326f99059fF775485246999027B3197955')
})

test.each(['bsc', 'bsc-testnet'])('%s is refused until its addresses are filled in', async (network) => {
  const text = await readFile(new URL(`../../config/${network}.yaml`, import.meta.url), 'utf8')
  const line = text.slice(0, text.indexOf('adminSafe:')).split('\n').length
  const loading = loadConfig({ network })
  await expect(loading).rejects.toThrow(`config/${network}.yaml:${line} roles.adminSafe is empty; fill it in`)
  await expect(loading).rejects.toThrow('whitelist.baseUrl is empty')
})

test('bsc leaves every date to be filled in', async () => {
  const error = await loadConfig({ network: 'bsc' }).catch((cause: unknown) => cause)
  const details = error instanceof ConfigError ? error.details.join('\n') : ''
  for (const path of [
    'publicOpenAt',
    'yes.unlockDeadline',
    ...[0, 1, 2, 3].map((index) => `schedule.${index}.at`),
  ])
    expect(details).toContain(`${path} is empty; fill it in before deploying`)
})

describe('refuses, with file and line:', () => {
  test('a step that is not later', () => {
    expect(problems('2025-10-07T12:10:00Z', '2025-10-01T00:00:00Z')).toEqual([
      `c.yaml:${lineOf('2025-10-07T12:10:00Z')} schedule.1.at must be later than the step before`,
    ])
  })

  test('a step that is not dearer', () => {
    expect(problems('"0.055"', '"0.050"')).toEqual([
      `c.yaml:${lineOf('"0.055"')} schedule.1.usdPerYes must be higher than in the step before: the price never falls`,
    ])
  })

  test('a price of zero', () => {
    expect(problems('"0.050"', '"0"')[0]).toContain('schedule.0.usdPerYes must be above zero')
  })

  test('a price finer than a millionth of a dollar', () => {
    expect(problems('"0.050"', '"0.0500001"')).toEqual([
      `c.yaml:${lineOf('"0.050"')} schedule.0.usdPerYes is finer than 0.000001 USD, which buyers cannot read`,
    ])
  })

  test('an item whose price is finer than a millionth of a dollar', () => {
    expect(problems('yesPerUnit: "1000",', 'yesPerUnit: "0.00001",')[0]).toBe(
      `c.yaml:${lineOf('"0.050"')} schedule.0.usdPerYes makes one fragment cost a fraction of 0.000001 USD, which buyers cannot read`,
    )
  })

  test('a whitelist outside development that is not read over https', () => {
    expect(problems('development: true', 'development: false').join()).toContain(
      'whitelist.baseUrl must begin with https:// outside development',
    )
  })

  test('items that mint more YES than its cap', () => {
    expect(problems('"100000000"', '"39999999"')).toEqual([
      `c.yaml:${lineOf('"100000000"')} yes.cap is below the 40000000 YES that the items mint when all are sold`,
    ])
  })

  test('an item without a supply', () => {
    expect(problems('cap: 2000,', 'cap: 0,')[0]).toContain(
      'items.badge needs a cap and a yesPerUnit above zero',
    )
  })

  test('a token that is listed twice', () => {
    expect(
      problems('0x8AC76a51cc950d9822D68b83fE1Ad97B32Cd580d', '0x55d398326f99059fF775485246999027B3197955')[0],
    ).toContain('tokens.1.address is listed twice')
  })

  test('an address with a wrong checksum', () => {
    expect(
      problems('0x55d398326f99059fF775485246999027B3197955', '0x55D398326f99059fF775485246999027B3197955'),
    ).toEqual([
      `c.yaml:${lineOf('0x55d398326f99059fF775485246999027B3197955')} tokens.0.address has a wrong checksum: copy the address again from its source`,
    ])
  })

  test('the zero address', () => {
    expect(problems('0x70997970C51812dc3A010C7d01b50e0d17dc79C8', `0x${'0'.repeat(40)}`)[0]).toContain(
      'roles.adminSafe must not be the zero address',
    )
  })

  test.each(['2025-13-14T00:00:00Z', '2025-02-30T00:00:00Z', '2025-10-14T24:00:00Z'])(
    'a date that is not in the calendar: %s',
    (date) => {
      expect(problems('2025-10-14T00:00:00Z', date)[0]).toContain('is not a date of the calendar')
    },
  )

  test('a time without its zone', () => {
    expect(problems('2025-10-14T00:00:00Z', '2025-10-14T00:00:00')[0]).toContain('must be a UTC time')
  })

  test('a token of 19 decimals', () => {
    expect(problems('decimals: 18', 'decimals: 19')[0]).toContain(
      'tokens.0.decimals must be a whole number from 0 to 18',
    )
  })

  test('a misspelt key', () => {
    expect(problems('publicOpenAt:', 'publicOpensAt:').join()).toContain('publicOpensAt')
  })

  test('another chain', () => {
    expect(problems('chainId: 56', 'chainId: 1')[0]).toBe(
      `c.yaml:${lineOf('chainId: 56')} chainId must be 56 (BNB smart chain) or 97 (its testnet)`,
    )
  })

  test('less than two days of notice on a live network', () => {
    expect(problems('development: true', 'development: false').join()).toContain(
      'roles.adminDelay must be at least 2d outside development',
    )
  })

  test('text that is not YAML', () => {
    expect(problems('roles:', 'roles: {')[0]).toMatch(/^c\.yaml:\d+ /)
  })

  test('a file of another kind', () => {
    expect(() => parseConfig('just words', 'c.yaml')).toThrow('c.yaml breaks 1 rule(s).')
  })
})

test('refuses a network without a file, and a name that leaves the folder', async () => {
  await expect(loadConfig({ network: 'polygon' })).rejects.toThrow('config/polygon.yaml cannot be read.')
  await expect(loadConfig({ network: '../secrets' })).rejects.toThrow('cannot be the name of a network')
})

describe('values that could not be taken back are refused:', () => {
  test('a delay of more than thirty days', () => {
    expect(problems('adminDelay: 10s', 'adminDelay: 999999d').join()).toContain('must be at most 30d')
  })

  test('an unlock of YES before everybody may buy', () => {
    const [problem] = problems('unlockDeadline: 2026-10-07', 'unlockDeadline: 2025-10-06')
    expect(problem).toContain('yes.unlockDeadline must be later than publicOpenAt')
  })

  test('an opening before the first price', () => {
    const [problem] = problems('publicOpenAt: 2025-10-07', 'publicOpenAt: 2025-09-30')
    expect(problem).toContain('publicOpenAt is before the first step of the schedule')
  })

  test('two tokens of one symbol', () => {
    expect(problems('symbol: USDC', 'symbol: USDT').join()).toContain('tokens.1.symbol is listed twice')
  })

  test.each(['https://', 'https://a:b@c.example/w', 'https://c.example/w?x', 'https://<app>/whitelist'])(
    'a whitelist at %s outside development',
    (baseUrl) => {
      const live = problems('development: true', 'development: false')
      expect(live.join()).toContain('whitelist.baseUrl must begin with https://')
      const text = devnet
        .replace('development: true', '')
        .replace('baseUrl: /whitelist', `baseUrl: ${baseUrl}`)
      expect(() => parseConfig(text, 'c.yaml')).toThrow('whitelist.baseUrl must begin with https://')
    },
  )

  test('metadata that no wallet can read outside development', () => {
    expect(problems('development: true', 'development: false').join()).toContain(
      'nft.baseUri must begin with',
    )
  })
})
