/** The frame in real Chromium. Its sites are built and its browser is started once, which takes longer than most tests. */
import { afterAll, describe } from 'vitest'
import { closeSites } from './sharedSites.ts'

afterAll(closeSites)

describe('client', async () => {
  await import('./parts/client.ts')
})
describe('replay', async () => {
  await import('./parts/replay.ts')
})
