import { browserLaunchOptions } from '@foyer/browser'
import { playwright } from '@vitest/browser-playwright'
import { defaultClientConditions, defaultServerConditions } from 'vite'
import { defineConfig } from 'vitest/config'
import { SlowestFirst } from './tooling/test-runner/src/SlowestFirst.ts'

const tests = (suffix: string) => `{packages,apps,tooling}/**/*.${suffix}.{ts,tsx}`

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
          exclude: ['**/node_modules/**', '**/dist/**', tests('browser.test')],
        },
      },
      {
        extends: true,
        test: {
          name: 'browser',
          include: [tests('browser.test')],
          browser: {
            enabled: true,
            headless: true,
            screenshotFailures: false,
            provider: playwright({ launchOptions: await browserLaunchOptions() }),
            instances: [{ browser: 'chromium' }],
          },
        },
      },
    ],
  },
})
