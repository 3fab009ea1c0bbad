import { browserLaunchOptions } from '@foyer/harness/browser'
import { playwright } from '@vitest/browser-playwright'
import { defaultClientConditions, defaultServerConditions } from 'vite'
import { defineConfig } from 'vitest/config'
import { SlowestFirst } from './tooling/checks/src/SlowestFirst.ts'
import { SHARED_FOLDERS } from './tooling/checks/src/sharedFolders.ts'

const tests = (suffix: string) => `{packages,apps,tooling}/**/*.${suffix}.{ts,tsx}`
/** Tests of a whole package: with its build, servers and chains, mostly in browsers. */
const SYSTEM = '{packages,apps,tooling}/*/test/**'
/** Those of the embedded wallet, a project and a part of its own. */
const WALLET = '{apps/wallet-*,packages/embedded-wallet-frame}/test/**'
const NOT_SOURCES = ['**/node_modules/**', '**/dist/**']

/** Tests whose files share a process. */
const SHARED = SHARED_FOLDERS.map((folder) => `${folder}/**`)

/** What `test:full` runs and nothing else. */
const FULL_ONLY = [tests('full.test'), tests('full.browser.test')]
// biome-ignore lint/suspicious/noUndeclaredEnvVars: Turborepo runs no tests
const onRequest = process.env.FOYER_TEST_FULL === undefined ? FULL_ONLY : []

export default defineConfig({
  resolve: { conditions: ['@foyer/source', ...defaultClientConditions] },
  ssr: { resolve: { conditions: ['@foyer/source', ...defaultServerConditions] } },
  test: {
    setupFiles: ['./vitest.setup.ts'],
    // Limits end what hangs and measure nothing: a busy machine needs seconds for what is done in milliseconds otherwise.
    testTimeout: 30_000,
    hookTimeout: 60_000,
    expect: { poll: { timeout: 10_000 } },
    sequence: { sequencer: SlowestFirst },
    // A wait that fails is shown where the test waits.
    onStackTrace: (_, { file }) => !file.endsWith('vitest.setup.ts'),
    projects: [
      {
        extends: true,
        test: {
          name: 'node',
          include: [tests('test')],
          exclude: [...NOT_SOURCES, SYSTEM, tests('browser.test'), ...SHARED],
        },
      },
      {
        extends: true,
        test: {
          name: 'system',
          include: [`${SYSTEM}/*.test.{ts,tsx}`],
          exclude: [...NOT_SOURCES, WALLET, ...SHARED, ...onRequest],
        },
      },
      {
        extends: true,
        test: {
          name: 'wallet',
          include: [`${WALLET}/*.test.{ts,tsx}`],
          exclude: [...NOT_SOURCES, ...SHARED, ...onRequest],
        },
      },
      ...SHARED_FOLDERS.map((folder) => ({
        extends: true as const,
        test: {
          name: folder,
          isolate: false,
          include: [`${folder}/**/*.test.{ts,tsx}`],
          exclude: [...NOT_SOURCES, tests('browser.test'), ...onRequest],
        },
      })),
      {
        extends: true,
        test: {
          name: 'browser',
          include: [tests('browser.test')],
          exclude: [...NOT_SOURCES, ...onRequest],
          browser: {
            enabled: true,
            headless: true,
            screenshotFailures: false,
            provider: playwright({
              launchOptions: await browserLaunchOptions(),
              contextOptions: { reducedMotion: 'reduce' },
            }),
            instances: [{ browser: 'chromium' }],
          },
        },
      },
    ],
  },
})
