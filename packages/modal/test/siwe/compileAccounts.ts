import { readFileSync } from 'node:fs'
import solc from 'solc'
import { type Hex, parseAbi } from 'viem'

const file = 'OwnedAccount.sol'

/** The bytecode of the factory, which holds the account's. */
export function compileAccounts(): Hex {
  const content = readFileSync(new URL(file, import.meta.url), 'utf8')
  const input = {
    language: 'Solidity',
    sources: { [file]: { content } },
    settings: { outputSelection: { '*': { OwnedAccountFactory: ['evm.bytecode.object'] } } },
  }
  const output = JSON.parse(solc.compile(JSON.stringify(input)))
  const code: string | undefined = output.contracts?.[file]?.OwnedAccountFactory?.evm.bytecode.object
  if (code === undefined) throw new Error(JSON.stringify(output.errors, null, 2))
  return `0x${code}`
}

export const factoryAbi = parseAbi([
  'function deploy(address owner) returns (address)',
  'function addressOf(address owner) view returns (address)',
])
