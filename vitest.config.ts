import { availableParallelism } from 'node:os'
import { relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import { LIMITS } from '@foyer/harness/limits'
import { PGLITE_FLAGS } from '@foyer/harness/processes'
import { listProjects, SlowestFirst } from '@foyer/harness/vitest'
import { defaultClientConditions, defaultServerConditions } from 'vite'
import { defineConfig } from 'vitest/config'

const root = import.meta.dirname
/** A package's `test` script is started in its folder and runs its tests; started in the root, vitest runs all. */
const folder = relative(root, process.cwd())

/** `test:full` runs these and nothing else does. */
const FULL_ONLY = ['**/*.full.test.{ts,tsx}', '**/*.full.browser.test.{ts,tsx}']

/** Playwright is a quarter of what a package loads before its first test, and most have no tests in a browser. */
async function loadBrowser() {
  const [{ browserLaunchOptions }, { playwright }] = await Promise.all([
    import('@foyer/harness/browser'),
    import('@vitest/browser-playwright'),
  ])
  return {
    enabled: true,
    headless: true,
    screenshotFailures: false,
    provider: playwright({
      launchOptions: await browserLaunchOptions(),
      contextOptions: { reducedMotion: 'reduce' as const },
    }),
    instances: [{ browser: 'chromium' as const }],
  }
}

export default defineConfig({
  root,
  resolve: { conditions: ['@foyer/source', ...defaultClientConditions] },
  ssr: { resolve: { conditions: ['@foyer/source', ...defaultServerConditions] } },
  test: {
    execArgv: PGLITE_FLAGS,
    setupFiles: [fileURLToPath(import.meta.resolve('@foyer/harness/vitest/setup'))],
    testTimeout: LIMITS.test,
    hookTimeout: LIMITS.hook,
    expect: { poll: { timeout: LIMITS.wait } },
    provide: { waitMs: LIMITS.wait },
    // Vitest's default leaves out a core. Of more than there are cores, each would load the modules and start a Postgres
    // once more, while other packages run beside this one.
    maxWorkers: availableParallelism(),
    // A test that fails once and passes then is reported as flaky.
    retry: 1,
    // So is the next try clean where the first one failed before it took its spies away.
    restoreMocks: true,
    reporters: ['default', fileURLToPath(import.meta.resolve('@foyer/harness/vitest/reporter'))],
    sequence: { sequencer: SlowestFirst },
    // A wait that fails is shown where the test waits.
    onStackTrace: (_, { file }) => !file.endsWith('vitest/setup.ts'),
    projects: await listProjects({
      root,
      only: folder === '' ? undefined : folder,
      exclude: [
        '**/node_modules/**',
        '**/dist/**',
        ...(process.env.FOYER_TEST_FULL === undefined ? FULL_ONLY : []),
      ],
      browser: loadBrowser,
    }),
  },
})
