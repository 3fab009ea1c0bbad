import { expect, test } from 'vitest'
import { HELP, parseOptions } from './parseOptions.ts'

test('reads the default options', () => {
  expect(parseOptions([])).toEqual({
    status: 'start',
    scenario: 'whitelist',
    keeper: true,
    gateway: true,
    wallet: true,
    farcaster: false,
    walletOrigins: [],
    operator: true,
    playground: true,
    docs: true,
  })
})

test('reads scenario, and the parts to leave out', () => {
  const leftOut = [
    '--no-keeper',
    '--no-gateway',
    '--no-wallet',
    '--no-operator',
    '--no-playground',
    '--no-docs',
  ]
  const options = parseOptions(['--scenario', 'soldout', ...leftOut])
  expect(options).toEqual({
    status: 'start',
    scenario: 'soldout',
    keeper: false,
    gateway: false,
    wallet: false,
    farcaster: false,
    walletOrigins: [],
    operator: false,
    playground: false,
    docs: false,
  })
})

test('names every option in the help', () => {
  expect(parseOptions(['--help'])).toEqual({ status: 'help' })
  for (const word of [
    '--scenario',
    'whitelist',
    'public',
    'soldout',
    'paused',
    '--no-keeper',
    '--no-gateway',
    '--no-wallet',
    '--farcaster',
    '--wallet-origin',
    '--no-operator',
    '--no-playground',
    '--no-docs',
  ]) {
    expect(HELP).toContain(word)
  }
})

test('throws when the scenario is unknown', () => {
  expect(() => parseOptions(['--scenario=closed'])).toThrow(
    'There is no scenario "closed". Choose one of whitelist, public, soldout, paused.',
  )
})

test('reads pages that may use the wallet, and refuses what is no origin', () => {
  const pages = ['http://localhost:3000', 'http://dapp.localhost:8080']
  expect(parseOptions(pages.flatMap((page) => ['--wallet-origin', page]))).toMatchObject({
    walletOrigins: pages,
  })
  for (const page of ['localhost:3000', 'http://localhost:3000/', 'http://*.localhost'])
    expect(() => parseOptions(['--wallet-origin', page])).toThrow(`"${page}" is not an origin.`)
})

test('reads that logins with Farcaster are wanted, and refuses them without the wallet', () => {
  expect(parseOptions(['--farcaster'])).toMatchObject({ wallet: true, farcaster: true })
  expect(() => parseOptions(['--farcaster', '--no-wallet'])).toThrow(
    'Logins with Farcaster need the wallet. Leave out --farcaster or --no-wallet.',
  )
})

test('throws when an option is unknown', () => {
  expect(() => parseOptions(['--fast'])).toThrow(
    /^Unknown option '--fast'\. Run .* --help` for the options\.$/,
  )
})
