import { compileSolidity } from '@foyer/harness/solidity'

const root = new URL('../', import.meta.url)

compileSolidity({
  root,
  sources: ['contracts/ZoneResolver.sol'],
  output: 'src/generated/zoneResolver.ts',
})
compileSolidity({
  root,
  sources: ['contracts/SwapProbe.sol'],
  output: 'src/generated/swapProbe.ts',
  // It is put at an account's address for a call, and never deployed.
  parts: ['abi', 'deployedBytecode'],
})
