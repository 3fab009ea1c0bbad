import { type Client, type Hex, hashMessage, parseAbi } from 'viem'
import { getChainId, readContract, verifyMessage as verifyOnChain } from 'viem/actions'
import { verifyMessage } from 'viem/utils'

export type IsSignedByParameters = {
  message: string
  /** `0x` is the signature of a multisig wallet whose owners have signed on the chain. */
  signature: Hex
  address: Hex
  /** Without it only ordinary accounts are verified. */
  client: Client | undefined
}

/** ERC-1271. */
const abi = parseAbi(['function isValidSignature(bytes32 hash, bytes signature) view returns (bytes4)'])
const VALID = '0x1626ba7e'

/**
 * True if the account signed the text: an ordinary account by its key, a deployed contract by ERC-1271, a contract that
 * is not deployed yet by ERC-6492. Rejects when the chain does not answer.
 */
export async function isSignedBy({ client, ...parameters }: IsSignedByParameters): Promise<boolean> {
  // The check by key throws at a contract's signature, which may have any length.
  if (await verifyMessage(parameters).catch(() => false)) return true
  if (client === undefined) return false
  // The contract that viem verifies with reverts at an empty signature.
  const verify = parameters.signature === '0x' ? isSignedOnChain : verifyOnChain
  if (await verify(client, parameters)) return true
  // viem reports a node that does not answer as a wrong signature.
  await getChainId(client)
  return false
}

/** True if a contract says that its owners have signed the text on the chain. */
async function isSignedOnChain(client: Client, { message, address }: { message: string; address: Hex }) {
  const args = [hashMessage(message), '0x'] as const
  return readContract(client, { address, abi, functionName: 'isValidSignature', args }).then(
    (answer) => answer === VALID,
    () => false,
  )
}
