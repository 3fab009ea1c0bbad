import type { Client, Hex } from 'viem'
import { getChainId, verifyMessage as verifyOnChain } from 'viem/actions'
import { verifyMessage } from 'viem/utils'

type IsSignedByParameters = {
  message: string
  signature: Hex
  address: Hex
  /** Undefined: only ordinary accounts are known. */
  client: Client | undefined
}

/**
 * Whether the account signed the text: an ordinary one by its key, a deployed contract by ERC-1271, one that is yet
 * to be deployed by ERC-6492. Rejects when the chain could not be asked.
 */
export async function isSignedBy({ client, ...parameters }: IsSignedByParameters): Promise<boolean> {
  // A contract's signature has any length, which the check by key throws at.
  if (await verifyMessage(parameters).catch(() => false)) return true
  if (client === undefined) return false
  if (await verifyOnChain(client, parameters)) return true
  // A node that does not answer looks like a wrong signature there.
  await getChainId(client)
  return false
}
