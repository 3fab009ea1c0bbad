import { fileURLToPath } from 'node:url'
import { defineConfig } from 'hardhat/config'

/** True in `test:full`. A copy of this project has no `@foyer/harness/full`. */
const isFull = process.env.FOYER_TEST_FULL !== undefined

export default defineConfig({
  solidity: {
    version: '0.8.37',
    // The compiler comes from the lockfile. Hardhat would download one, which no build here may do.
    path: fileURLToPath(import.meta.resolve('solc/soljson.js')),
    settings: { evmVersion: 'cancun', optimizer: { enabled: true, runs: 2000 } },
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
