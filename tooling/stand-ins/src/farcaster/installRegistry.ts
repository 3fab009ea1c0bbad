import { createTestClient, http, publicActions, walletActions } from 'viem'
import { privateKeyToAddress } from 'viem/accounts'
import { optimism } from 'viem/chains'
import { IdRegistry } from './generated/IdRegistry.ts'
import { USERS } from './users.ts'

/** The address of Farcaster's registry on Optimism. */
export const REGISTRY = '0x00000000Fc6c5F01Fc30151999387Bb99A9f489b'

export type Registry = {
  /** Gives a user's id to another custody address. */
  assign: (fid: number, owner: `0x${string}`) => Promise<void>
}

/** Puts the registry, with all users, on a chain of anvil. */
export async function installRegistry(rpcUrl: string): Promise<Registry> {
  const client = createTestClient({ chain: optimism, mode: 'anvil', transport: http(rpcUrl) })
    .extend(publicActions)
    .extend(walletActions)
  const [account] = await client.getAddresses()
  if (account === undefined) throw new Error('The chain has no account.')
  await client.setCode({ address: REGISTRY, bytecode: IdRegistry.deployedBytecode })
  const registry: Registry = {
    async assign(fid, owner) {
      const { abi } = IdRegistry
      const args = [BigInt(fid), owner] as const
      const hash = await client.writeContract({
        abi,
        account,
        address: REGISTRY,
        functionName: 'assign',
        args,
      })
      await client.waitForTransactionReceipt({ hash })
    },
  }
  for (const { fid, custodyKey } of USERS) await registry.assign(fid, privateKeyToAddress(custodyKey))
  return registry
}
