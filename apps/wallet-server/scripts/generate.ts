import { compileSolidity } from '@foyer/harness/solidity'

compileSolidity({
  root: new URL('../', import.meta.url),
  sources: ['contracts/SponsorPaymaster.sol'],
  output: 'src/generated/sponsorPaymaster.ts',
  runs: 2_000,
  // Some sources of the package are GPL, though it says MIT. None may get into what ships.
  checkImport(path, source) {
    if (!/SPDX-License-Identifier: MIT\b/.test(source)) throw new Error(`${path} is not MIT.`)
  },
})
