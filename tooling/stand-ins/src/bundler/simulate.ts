import { BaseError, ContractFunctionRevertedError, isAddressEqual } from 'viem'
import { entryPoint08Abi, entryPoint08Address, toPackedUserOperation } from 'viem/account-abstraction'
import { verifyAuthorization } from 'viem/utils'
import { type Chain, delegated } from './createChain.ts'
import { BundlerError, CODES } from './errors.ts'
import type { Operation } from './operation.ts'

/**
 * Has the chain try an operation, so that this bundler pays for none that EntryPoint refuses.
 *
 * @throws {BundlerError} EntryPoint, the account or its authorization would be refused
 */
export async function simulate(operation: Operation, chain: Chain): Promise<void> {
  const { wallet, reader, account } = chain
  const { sender, authorization } = operation
  const block = await reader.getBlock()
  if (operation.maxFeePerGas < (block.baseFeePerGas ?? 0n))
    throw new BundlerError(CODES.invalidParams, 'max fee per gas less than block base fee')
  if (authorization !== undefined) await checkAuthorization(operation, chain)
  await wallet
    .simulateContract({
      abi: entryPoint08Abi,
      address: entryPoint08Address,
      functionName: 'handleOps',
      args: [[toPackedUserOperation(operation)], account.address],
      ...(authorization && { stateOverride: delegated(sender, authorization.address) }),
    })
    .catch((cause: unknown) => {
      const reason = reasonOf(cause)
      const code = reason.startsWith('AA3') ? CODES.refusedByPaymaster : CODES.refusedByEntryPoint
      throw new BundlerError(code, reason, { cause })
    })
}

/** The chain skips an authorization that does not fit without a word, and the operation fails. */
async function checkAuthorization({ sender, authorization }: Operation, { reader, wallet }: Chain) {
  const isValid =
    authorization !== undefined &&
    authorization.chainId === wallet.chain.id &&
    !isAddressEqual(authorization.address, sender) &&
    authorization.nonce === (await reader.getTransactionCount({ address: sender, blockTag: 'pending' })) &&
    (await verifyAuthorization({ address: sender, authorization, signature: authorization }).catch(
      () => false,
    ))
  if (!isValid) throw new BundlerError(CODES.invalidParams, 'Invalid operation: eip7702Auth')
}

/** Reads the reason of EntryPoint: `AA25 invalid account nonce`. */
function reasonOf(error: unknown): string {
  const found =
    error instanceof BaseError && error.walk((each) => each instanceof ContractFunctionRevertedError)
  const data = found instanceof ContractFunctionRevertedError ? found.data : undefined
  if (data?.errorName === 'FailedOp' || data?.errorName === 'FailedOpWithRevert')
    return String(data.args?.[1])
  return 'execution reverted'
}
