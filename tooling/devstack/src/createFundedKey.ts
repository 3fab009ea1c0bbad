import { createTestClient, type Hex, http } from 'viem'
import { generatePrivateKey, privateKeyToAddress } from 'viem/accounts'

/** A new key whose account has native currency on the development chain. */
export async function createFundedKey(rpcUrl: string, value: bigint): Promise<Hex> {
  const key = generatePrivateKey()
  const client = createTestClient({ mode: 'anvil', transport: http(rpcUrl) })
  await client.setBalance({ address: privateKeyToAddress(key), value })
  return key
}
