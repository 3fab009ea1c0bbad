import type { Client, Hex } from 'viem'
import { getChainId, verifyMessage as verifyOnChain } from 'viem/actions'
import { verifyMessage } from 'viem/utils'

export type IsSignedByParameters = {
  message: string
  signature: Hex
  address: Hex
  /** Without it only ordinary accounts are verified. */
  client: Client | undefined
}

/**
 * Whether the account signed the text: an ordinary account by its key, a deployed contract by ERC-1271, a contract that
 * is not deployed yet by ERC-6492. Rejects when the chain does not answer.
 */
export async function isSignedBy({ client, ...parameters }: IsSignedByParameters): Promise<boolean> {
  // The check by key throws at a contract's signature, which may have any length.
  if (await verifyMessage(parameters).catch(() => false)) return true
  if (client === undefined) return false
  if (await verifyOnChain(client, parameters)) return true
  // viem reports a node that does not answer as a wrong signature.
  await getChainId(client)
  return false
}
