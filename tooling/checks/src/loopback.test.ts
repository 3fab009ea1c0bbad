import { globSync } from 'node:fs'
import { expect, test } from 'vitest'
import { REPOSITORY, read } from './workspace.ts'

/** Packages that are published apart from each other, and what the others share. */
const RULES = [
  'packages/embedded-wallet-frame/src/client/toSdkUrl.ts',
  'packages/kit/src/isLoopbackHost.ts',
  'packages/modal-core/src/utils/isLoopbackHost.ts',
  'packages/testing/src/parseUrl.ts',
]

/** A regular expression that looks for `localhost` as a host name, not in a URL. */
const RULE = /^.*\/.*localhost.*\\\..*\/.*$/m

const files = globSync('{apps,packages}/*/{src,cli,vite,launcher,server}/**/*.{ts,tsx}', {
  cwd: REPOSITORY,
}).filter((file) => !/\.test\.tsx?$|\/locales\//.test(file))

test('one rule says which hosts are this machine', () => {
  const found = files.filter((file) =>
    read(file)
      .split('\n')
      .some((line) => RULE.test(line) && !line.includes('://') && !/^\s*(\*|\/\*|\/\/)/.test(line)),
  )
  expect(found.sort()).toEqual(RULES)
})

test('its copies give the same answers', () => {
  const copies = RULES.map((file) => /^const LOOPBACK = .+$/m.exec(read(file))?.[0])
  expect(copies[0]).toBeDefined()
  expect(new Set(copies).size).toBe(1)
})
