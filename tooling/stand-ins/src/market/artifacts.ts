import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Hex } from 'viem'

export type Artifact = { abi: readonly unknown[]; bytecode: Hex }

const require = createRequire(import.meta.url)

/** Reads a contract of an installed package as compiled. Its bytecode is never copied into this repository. */
function readArtifact(path: string): Artifact {
  const { abi, bytecode } = JSON.parse(readFileSync(require.resolve(path), 'utf8'))
  return { abi, bytecode: bytecode.startsWith('0x') ? bytecode : `0x${bytecode}` }
}

export const uniswap = {
  UniswapV2Factory: readArtifact('@uniswap/v2-core/build/UniswapV2Factory.json'),
  UniswapV2Router02: readArtifact('@uniswap/v2-periphery/build/UniswapV2Router02.json'),
  WETH9: readArtifact('@uniswap/v2-periphery/build/WETH9.json'),
}

const readNames = (path: string) => readArtifact(`@siddomains/sid-contracts/artifacts/contracts/${path}.json`)

export const nameContracts = {
  SIDRegistry: readNames('registry/SIDRegistry.sol/SIDRegistry'),
  ReverseRegistrar: readNames('registry/ReverseRegistrar.sol/ReverseRegistrar'),
  PublicResolver: readNames('resolvers/PublicResolver.sol/PublicResolver'),
}
