import { z } from 'zod'
import { readJson, writeJson } from './json.ts'

/** Addresses of the running services; a key is there when its service is. */
const stackFileSchema = z.object({
  presale: z.url(),
  operator: z.url().optional(),
  docs: z.url().optional(),
  playground: z.url().optional(),
  rpc: z.url(),
  indexer: z.url().optional(),
  relay: z.url().optional(),
  gateway: z.url().optional(),
  walletFrame: z.url().optional(),
  walletAuth: z.url().optional(),
  walletVault: z.url().optional(),
  mail: z.url().optional(),
  faucet: z.url().optional(),
  identityProvider: z.url().optional(),
  bundler: z.url().optional(),
  farcasterRelay: z.url().optional(),
  farcasterRpc: z.url().optional(),
  onRamp: z.url().optional(),
})

export type StackAddresses = z.infer<typeof stackFileSchema>

/**
 * Reads `.dev/stack.json` of a running stack.
 *
 * @throws the file is missing (no stack runs) or malformed
 */
export async function readStackFile(path: string): Promise<StackAddresses> {
  return stackFileSchema.parse(await readJson(path))
}

export async function writeStackFile(path: string, addresses: StackAddresses) {
  await writeJson(path, stackFileSchema.parse(addresses))
}
