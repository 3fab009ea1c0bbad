import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { concat, createTestClient, http, publicActions, walletActions } from 'viem'
import { entryPoint08Address } from 'viem/account-abstraction'
import { z } from 'zod'

/** Creates contracts at addresses that depend on their code alone. Anvil has it. */
const FACTORY = '0x4e59b44847b379578588920cA78FbF26c0B4956C'

const CONTRACTS = [
  {
    name: 'EntryPoint',
    address: entryPoint08Address,
    salt: '0x0a59dbff790c23c976a548690c27297883cc66b4c67024f9117b0238995e35e9',
  },
  {
    name: 'Simple7702Account',
    address: '0xe6Cae83BdE06E4c305530e199D7217f42808555B',
    salt: `0x${'0'.repeat(64)}`,
  },
] as const

const artifactSchema = z.object({ bytecode: z.templateLiteral(['0x', z.string()]) })

async function readBytecode(name: string) {
  const path = createRequire(import.meta.url).resolve(`@account-abstraction/contracts/artifacts/${name}.json`)
  return artifactSchema.parse(JSON.parse(await readFile(path, 'utf8'))).bytecode
}

/** Puts EntryPoint 0.8 and Simple7702Account on a chain of anvil, at the addresses that they have everywhere. */
export async function installContracts(rpcUrl: string): Promise<void> {
  const client = createTestClient({ mode: 'anvil', transport: http(rpcUrl) })
    .extend(publicActions)
    .extend(walletActions)
  const [account] = await client.getAddresses()
  if (account === undefined) throw new Error('The chain has no account.')
  for (const { name, address, salt } of CONTRACTS) {
    if ((await client.getCode({ address })) !== undefined) continue
    const data = concat([salt, await readBytecode(name)])
    const hash = await client.sendTransaction({ account, chain: null, to: FACTORY, data })
    await client.waitForTransactionReceipt({ hash })
    if ((await client.getCode({ address })) === undefined)
      throw new Error(`${name} is not at its address: ${address}`)
  }
}
