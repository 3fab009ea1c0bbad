import { expect, test } from 'vitest'
import { HELP, parseOptions } from './parseOptions.ts'

test('reads the default options', () => {
  expect(parseOptions([])).toEqual({
    status: 'start',
    scenario: 'whitelist',
    keeper: true,
    gateway: true,
    playground: true,
  })
})

test('reads scenario, keeper, gateway and playground', () => {
  const options = parseOptions(['--scenario', 'soldout', '--no-keeper', '--no-gateway', '--no-playground'])
  expect(options).toEqual({
    status: 'start',
    scenario: 'soldout',
    keeper: false,
    gateway: false,
    playground: false,
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
    '--no-playground',
  ]) {
    expect(HELP).toContain(word)
  }
})

test('throws when the scenario is unknown', () => {
  expect(() => parseOptions(['--scenario=closed'])).toThrow(
    'There is no scenario "closed". Choose one of whitelist, public, soldout, paused.',
  )
})

test('throws when an option is unknown', () => {
  expect(() => parseOptions(['--fast'])).toThrow(
    /^Unknown option '--fast'\. Run .* --help` for the options\.$/,
  )
})
