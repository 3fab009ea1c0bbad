import { ReplyError } from '@foyer/embedded-wallet-frame/host'
import type { RpcRequest } from '../rpc/createPost.ts'
import type { Rpc } from '../rpc/createRpc.ts'
import { PASSED_ON, RpcRefusedError } from '../rpc/errors.ts'
import { UNKNOWN_OUTCOME } from '../rpc/sendTransaction.ts'
import { toReplyError } from '../rpc/toReplyError.ts'
import type { SignedOperation } from '../signer/signOperation.ts'
import { ENTRY_POINT } from './contracts.ts'
import { PaymasterRefusedError } from './errors.ts'
import type { PreparedOperation } from './prepareOperation.ts'
import { findOperation } from './readOperationStatus.ts'

export type SendOperationParameters = {
  operation: PreparedOperation
  signed: SignedOperation
  bundler: RpcRequest
  rpc: Rpc
  /** The newest block before. */
  block: number
  wait: (milliseconds: number) => Promise<unknown>
}

/** Pauses before each try, in milliseconds. */
const DELAYS = [0, 500, 1_500, 3_000]

/** ERC-7769: the paymaster does not agree, is throttled or banned, has too small a deposit. */
const PAYMASTER_CODES = [-32501, -32504, -32508]

/** EntryPoint's errors that begin with AA3 are those of the paymaster. */
const isOfPaymaster = ({ code, text }: RpcRefusedError) =>
  PAYMASTER_CODES.includes(code) || /\bAA3\d\b/.test(text)

/**
 * Sends a signed operation. It only ever sends this one, whose number can be used once, so repeating the request cannot
 * pay twice. After a lost answer the chain is asked first.
 *
 * @throws {PaymasterRefusedError} the bundler refuses who pays for it, and nothing was sent
 * @throws {ReplyError} the bundler refuses it and the chain does not have it, or nobody knows
 */
export async function sendOperation(parameters: SendOperationParameters): Promise<void> {
  const { operation, signed, bundler, rpc, block, wait } = parameters
  const { hash, signature, authorization } = signed
  const { eip7702Auth } = operation
  const whole = {
    ...operation,
    signature,
    ...(eip7702Auth && { eip7702Auth: { ...eip7702Auth, ...authorization } }),
  }
  const isIncluded = async () =>
    (await findOperation({ hash, block }, rpc).catch(() => undefined)) !== undefined
  const isKnown = () =>
    bundler('eth_getUserOperationByHash', [hash]).then(
      (found) => found !== null && found !== undefined,
      () => false,
    )
  let isLost = false
  let refusal: unknown
  for (const milliseconds of DELAYS) {
    if (milliseconds > 0) await wait(milliseconds)
    if (isLost && ((await isIncluded()) || (await isKnown()))) return
    try {
      await bundler('eth_sendUserOperation', [whole, ENTRY_POINT])
      return
    } catch (error) {
      if (!(error instanceof RpcRefusedError)) isLost = true
      // Somebody else may have sent it on.
      else if (await isIncluded()) return
      else if (!isLost && operation.paymaster !== undefined && isOfPaymaster(error))
        throw new PaymasterRefusedError({ cause: error })
      // After a lost answer a refusal decides nothing: the operation may be on its way.
      else if (!isLost && !PASSED_ON.includes(error.code)) throw toReplyError(error)
      refusal = error
    }
  }
  if (!isLost) throw toReplyError(refusal)
  throw new ReplyError(UNKNOWN_OUTCOME)
}
