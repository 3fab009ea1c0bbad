import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { listPackages } from '../workspace.ts'
import { listPrograms } from './listPrograms.ts'

test('has each package with types in one program, and sites and what runs everywhere in one of their own', () => {
  const [base = [], node = [], site = []] = listPrograms('/tsconfig').map(({ packages }) => packages)
  expect(base).toEqual(['packages/chain-kit', 'packages/kit', 'packages/site-kit'])
  expect(site).toEqual(['apps/operator', 'apps/presale', 'apps/wallet-frame'])
  const all = listPackages()
    .filter(({ directory }) => existsSync(join(directory, 'tsconfig.json')))
    .map(({ path }) => path)
  expect([...base, ...node, ...site].sort()).toEqual(all)
})
