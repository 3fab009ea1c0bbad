/** The parts of `wallet.test.ts` that are in `test:full` alone, on one stack. */
import { afterAll, describe } from 'vitest'
import { closeSites } from './sharedSites.ts'

afterAll(closeSites)

describe('site', async () => {
  await import('./parts/siteFull.ts')
})
describe('solanaDapp', async () => {
  await import('./parts/solanaDapp.ts')
})
describe('home', async () => {
  await import('./parts/homeFull.ts')
})
describe('smartAccount', async () => {
  await import('./parts/smartAccountFull.ts')
})
