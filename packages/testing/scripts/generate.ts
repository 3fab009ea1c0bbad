import { compileSolidity } from '@foyer/harness/solidity'

// One account deploys the delegate; the node is given the code of the other.
for (const [name, part] of [
  ['TestDelegate', 'bytecode'],
  ['TestMulticall', 'deployedBytecode'],
] as const)
  compileSolidity({
    root: new URL('../', import.meta.url),
    sources: [`contracts/${name}.sol`],
    output: `src/generated/${name}.ts`,
    parts: [part],
  })
