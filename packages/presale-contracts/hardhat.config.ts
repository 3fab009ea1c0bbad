import { globSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { defineConfig } from 'hardhat/config'
import type { HardhatPlugin } from 'hardhat/types/plugins'

/** True in `test:full`. A copy of this project has no `@foyer/harness/full`. */
const isFull = process.env.FOYER_TEST_FULL !== undefined

const compiler = {
  version: '0.8.37',
  // The compiler comes from the lockfile. Hardhat would download one, which no build here may do.
  path: fileURLToPath(import.meta.resolve('solc/soljson.js')),
  settings: { evmVersion: 'cancun', optimizer: { enabled: true, runs: 2000 } },
}

const unoptimized = { ...compiler, settings: { ...compiler.settings, optimizer: { enabled: false } } }

const TESTS = 'test/**/*.sol'

/**
 * Compiles tests without the optimizer, which is most of their cost. They deploy artifacts of `contracts/`, so what they
 * measure is optimized. Hardhat compiles files together whose override is the same object; it makes one for each file.
 */
const unoptimizedTests: HardhatPlugin = {
  id: 'unoptimized-tests',
  hookHandlers: {
    config: async () => ({
      default: async () => ({
        resolveUserConfig: async (userConfig, resolveVariable, next) => {
          const config = await next(userConfig, resolveVariable)
          const overrides = config.solidity.profiles.default?.overrides ?? {}
          const [shared] = Object.values(overrides)
          if (shared !== undefined) for (const file of Object.keys(overrides)) overrides[file] = shared
          return config
        },
      }),
    }),
  },
}

export default defineConfig({
  plugins: [unoptimizedTests],
  solidity: {
    compilers: [compiler],
    overrides: Object.fromEntries(
      globSync(TESTS, { cwd: import.meta.dirname }).map((file) => [file, unoptimized]),
    ),
    npmFilesToBuild: ['@openzeppelin/contracts/access/manager/AccessManager.sol'],
  },
  coverage: { skipFiles: ['contracts/mocks/**', 'contracts/tools/**'] },
  test: {
    solidity: {
      // Tests deploy the artifacts of the build: see test/utils/Artifacts.sol.
      fsPermissions: { readDirectory: ['artifacts'] },
      fuzz: { runs: isFull ? 256 : 64 },
      invariant: { runs: isFull ? 32 : 8, depth: 200, failOnRevert: true },
    },
  },
})
