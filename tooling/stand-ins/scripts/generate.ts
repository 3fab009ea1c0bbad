import { readdirSync } from 'node:fs'
import { compileSolidity } from '@foyer/harness/solidity'

const root = new URL('../', import.meta.url)
const list = (folder: string) => readdirSync(new URL(folder, root)).map((file) => `${folder}/${file}`)

compileSolidity({
  root,
  sources: list('contracts/market'),
  output: 'src/market/generated/contracts.ts',
})
compileSolidity({
  root,
  sources: list('contracts/farcaster'),
  output: 'src/farcaster/generated/IdRegistry.ts',
  parts: ['abi', 'deployedBytecode'],
})
