import { fileURLToPath } from 'node:url'
import { LIMITS } from '@foyer/harness/limits'
import { defineConfig } from 'vitest/config'

// The export condition of the sources is absent here on purpose: these tests see what npm delivers.
export default defineConfig({
  test: {
    include: ['src/**/*.{packed,test}.ts'],
    globalSetup: 'src/globalSetup.ts',
    // Each test runs its own compiler, bundler or browser, and waits for it.
    maxWorkers: 2,
    // No file leaves anything behind in its process.
    isolate: false,
    testTimeout: 2 * LIMITS.test,
    hookTimeout: 2 * LIMITS.hook,
    expect: { poll: { timeout: LIMITS.wait } },
    retry: 1,
    reporters: ['default', fileURLToPath(import.meta.resolve('@foyer/harness/vitest/reporter'))],
  },
})
