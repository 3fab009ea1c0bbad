import { fileURLToPath } from 'node:url'
import { browserLaunchOptions } from '@foyer/harness/browser'
import { IS_FULL } from '@foyer/harness/full'
import { LIMITS } from '@foyer/harness/limits'
import { defineConfig, devices } from '@playwright/test'

/** The narrowest and the usual screen that the site is drawn for. */
const PHONE = { ...devices['Desktop Chrome'], viewport: { width: 360, height: 740 } }
const DESKTOP = { ...devices['Desktop Chrome'], viewport: { width: 1440, height: 900 } }

/** A file that the command line names is run, whichever run it belongs to. */
const isNamed = (name: string) =>
  process.argv.some((argument) => new RegExp(`(^|/)${name}(\\.spec|$)`).test(argument))

/** Files that only the full run has: their subjects have browser tests in the site, the console and the modal. */
const FULL_ONLY = [
  'buying',
  'connecting',
  'invitation',
  'keyboard',
  'locale',
  'opening',
  'operator',
  'ownChain',
  'pairing',
  'phone',
  'records',
  'reload',
  'requests',
  'tabs',
]
  .filter((name) => !isNamed(name))
  .map((name) => `${name}.spec.ts`)

export default defineConfig({
  testDir: 'tests',
  // These repeat, on a real chain, what the tests of the pages in a browser assert.
  grepInvert: IS_FULL ? undefined : /@full/,
  testIgnore: IS_FULL ? [] : FULL_ONLY,
  // Node strips the types itself: Playwright's compiler reads each module of the workspace, in each of its processes.
  build: { external: ['**/*.ts'] },
  globalSetup: './src/globalSetup.ts',
  fullyParallel: true,
  // Tests wait for blocks; a third worker would cost more to start than it saves.
  workers: 2,
  forbidOnly: true,
  // A test that fails once and passes then is reported as flaky.
  retries: 1,
  reporter: [['list'], [fileURLToPath(import.meta.resolve('@foyer/harness/playwright/reporter'))]],
  // Limits end what hangs and measure nothing: a purchase waits for two blocks, on a busy machine for much else.
  expect: { timeout: LIMITS.wait },
  timeout: 2 * LIMITS.test,
  // The full run has no time that would tell a long one from one that hangs.
  globalTimeout: IS_FULL ? 0 : 10 * LIMITS.test,
  use: {
    launchOptions: await browserLaunchOptions(),
    locale: 'en-US',
    // Drawing the motion of one page takes a third of a core, and colours in the middle of a transition mean nothing.
    contextOptions: { reducedMotion: 'reduce' },
  },
  projects: [
    // The chain's clock only moves on: what is true before the public opening is tested before it.
    { name: 'whitelist', testMatch: 'whitelist.spec.ts', use: DESKTOP },
    {
      name: 'opening',
      testMatch: IS_FULL || isNamed('opening') ? 'opening.spec.ts' : 'opening.setup.ts',
      use: DESKTOP,
      dependencies: ['whitelist'],
    },
    // Has its own chain. What depends on nothing would hold back the next phase, which begins when all of the last has ended.
    {
      name: 'operator',
      testMatch: IS_FULL || isNamed('operator') ? 'operator.spec.ts' : [],
      use: DESKTOP,
      dependencies: ['opening'],
    },
    // Frames have storage of their own for each site, as they have in Chrome.
    {
      name: 'wallet',
      testMatch: 'wallet.spec.ts',
      // A desktop has the other logins, in the full run.
      use: {
        ...(IS_FULL ? DESKTOP : PHONE),
        launchOptions: await browserLaunchOptions({ storagePartitioning: true }),
      },
      dependencies: ['opening'],
    },
    {
      name: 'phone',
      testMatch: IS_FULL ? ['purchase.spec.ts', 'phone.spec.ts'] : isNamed('phone') ? 'phone.spec.ts' : [],
      use: PHONE,
      dependencies: ['opening'],
    },
    {
      name: 'desktop',
      // The full run has the first ones, in a scenario of their own.
      testIgnore: [
        'tests/full/**',
        'whitelist.spec.ts',
        'opening.spec.ts',
        'phone.spec.ts',
        'operator.spec.ts',
        'wallet.spec.ts',
        'accessibility.spec.ts',
        ...(IS_FULL ? [] : FULL_ONLY),
      ],
      use: DESKTOP,
      dependencies: ['opening'],
    },
  ],
})
