import { readAddressTimeout } from '@foyer/harness/processes'
import { expect, test } from 'vitest'

test('gives each address of a name two seconds', async () => {
  expect(await readAddressTimeout(new URL('main.ts', import.meta.url))).toBe(2_000)
})
