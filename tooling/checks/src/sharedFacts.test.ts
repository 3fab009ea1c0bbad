import { join } from 'node:path'
import { expect, test } from 'vitest'
import { listFiles, REPOSITORY, read } from './workspace.ts'

const load = (file: string) => import(join(REPOSITORY, file))

/** Packages that are published apart from each other have a number each. */
const CODE_LENGTHS = {
  'packages/embedded-wallet-frame/src/protocol/limits.ts': /CODE_LENGTH = (\d+)/,
  'packages/embedded-wallet-frame/src/protocol/shared.ts': /\\d\{(\d+)\}/,
  'packages/modal-core/src/utils/codeLength.ts': /CODE_LENGTH = (\d+)/,
  'packages/testing/src/playwright/login.ts': /\\d\{(\d+)\}/,
}

test('the packages agree on the length of a code', () => {
  const lengths = Object.entries(CODE_LENGTHS).map(([file, pattern]) => pattern.exec(read(file))?.[1])
  expect(lengths[0]).toBeDefined()
  expect(new Set(lengths).size).toBe(1)
})

test('no other file of a program has it', () => {
  const files = listFiles('{apps,packages}/*/src/**/*.{ts,tsx}').filter(
    (file) => !/\.test\.tsx?$/.test(file) && /\\d\{6\}|\[0-9\]\{6\}/.test(read(file)),
  )
  expect(files.sort()).toEqual([
    'packages/embedded-wallet-frame/src/protocol/shared.ts',
    'packages/testing/src/playwright/login.ts',
  ])
})

test('the modal names the providers that the wallet has', async () => {
  const { SOCIAL_PROVIDERS } = await load('packages/embedded-wallet-frame/src/protocol/socialProviders.ts')
  const { providerNames } = await load('packages/modal-core/src/types/socialProvider.ts')
  expect(Object.keys(providerNames).sort()).toEqual([...SOCIAL_PROVIDERS, 'farcaster'].sort())
})

test('the configuration of the sale names the same providers', async () => {
  const { SOCIAL_PROVIDERS } = await load('packages/embedded-wallet-frame/src/protocol/socialProviders.ts')
  const list = /socialProviders: v\.optional\(\s*v\.array\(v\.picklist\(\[(.+?)\]\)\)/s.exec(
    read('apps/presale/src/config/schema.ts'),
  )?.[1]
  expect(list?.match(/[\w-]+/g)).toEqual([...SOCIAL_PROVIDERS, 'farcaster'])
})
