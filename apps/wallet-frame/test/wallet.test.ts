/** The wallet with everything that runs in production. It is started once, which takes longer than most tests. */
import { afterAll, describe } from 'vitest'
import { closeSites } from './sharedSites.ts'

afterAll(closeSites)

// Without a browser.
describe('login', async () => {
  await import('./parts/login.ts')
})
describe('emailUpdate', async () => {
  await import('./parts/emailUpdate.ts')
})
describe('social', async () => {
  await import('./parts/social.ts')
})
describe('farcaster', async () => {
  await import('./parts/farcaster.ts')
})
describe('faults', async () => {
  await import('./parts/faults.ts')
})
// In Chromium.
describe('site', async () => {
  await import('./parts/site.ts')
})
describe('solana', async () => {
  await import('./parts/solana.ts')
})
describe('home', async () => {
  await import('./parts/home.ts')
})
