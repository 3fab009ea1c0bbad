import { expect, test } from 'vitest'
import * as entry from './cdn.ts'
import * as eip1193 from './eip1193.ts'
import * as index from './index.ts'

test('exports what a page without a bundler can use', () => {
  const names = [...Object.keys(index), ...Object.keys(eip1193), 'loadWalletButton']
  expect(Object.keys(entry).sort()).toEqual(names.sort())
})
