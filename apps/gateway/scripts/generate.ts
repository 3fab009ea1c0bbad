import { compileSolidity } from '@foyer/harness/solidity'

compileSolidity({
  root: new URL('../', import.meta.url),
  sources: ['contracts/ZoneResolver.sol'],
  output: 'src/generated/zoneResolver.ts',
})
