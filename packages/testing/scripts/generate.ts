import { compileSolidity } from '@foyer/harness/solidity'

compileSolidity({
  root: new URL('../', import.meta.url),
  sources: ['contracts/TestDelegate.sol'],
  output: 'src/generated/TestDelegate.ts',
  parts: ['bytecode'],
})
