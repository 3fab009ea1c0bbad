import { ReplyError } from '@foyer/embedded-wallet-frame/host'
import { UNKNOWN_CALLS } from '@foyer/embedded-wallet-frame/protocol'
import { delay } from '@foyer/kit'
import type { DappCalls } from '../calls/prepareCalls.ts'
import { STATUS } from '../calls/readCallsStatus.ts'
import type { Fetch } from '../rpc/createPost.ts'
import type { RpcOf } from '../rpc/createRpc.ts'
import { quantity } from '../rpc/quantity.ts'
import { toReplyError } from '../rpc/toReplyError.ts'
import type { SignedOperation } from '../signer/signOperation.ts'
import { NO_SMART_ACCOUNTS, type SmartAccounts } from './createSmartAccounts.ts'
import { readOperationId, toOperationId } from './operationId.ts'
import {
  type PreparedOperation,
  type PrepareOperationParameters,
  prepareOperation,
} from './prepareOperation.ts'
import { readOperation } from './readOperation.ts'
import { readOperationStatus } from './readOperationStatus.ts'
import { sendOperation } from './sendOperation.ts'

export type CreateOperationsParameters = Pick<SmartAccounts, 'bundlerOf' | 'isEnabled' | 'sponsorOf'> & {
  rpcOf: RpcOf
  fetch: Fetch
  /** Waits between two tries. Default `setTimeout`. */
  wait?: (milliseconds: number) => Promise<unknown>
  now?: () => number
}

type PrepareParameters = Pick<PrepareOperationParameters, 'chainId' | 'account' | 'isRefused'>

/** An operation that is not in a block by then holds no other one up. In milliseconds. */
const PATIENCE = 60_000

/**
 * Operations of the smart account (ERC-4337).
 *
 * @example
 * const operations = createOperations({ rpcOf, bundlerOf, isEnabled, sponsorOf, fetch })
 * const { operation, costs } = await operations.prepare({ calls }, { chainId: 56, account })
 * const id = await operations.send(operation, signed, 56)
 * await operations.status(id) // { status: 200, atomic: true, … }
 */
export function createOperations(parameters: CreateOperationsParameters) {
  const {
    rpcOf,
    bundlerOf,
    isEnabled,
    sponsorOf,
    fetch,
    wait = delay,
    now = () => performance.now(),
  } = parameters
  let last: { id: string; at: number } | undefined

  function requireBundler(chainId: number) {
    const bundler = bundlerOf(chainId)
    if (bundler === undefined) throw new ReplyError(NO_SMART_ACCOUNTS)
    return bundler
  }

  async function status(id: string) {
    const record = readOperationId(id)
    if (record === undefined) throw new ReplyError(UNKNOWN_CALLS)
    return readOperationStatus(id, record, rpcOf(record.chainId)).catch((error: unknown) => {
      throw toReplyError(error)
    })
  }

  return {
    read: readOperation,

    /** @throws {ReplyError} see {@link prepareOperation} */
    async prepare(asked: DappCalls, parameters: PrepareParameters) {
      const { chainId } = parameters
      const bundler = requireBundler(chainId)
      if (!(await isEnabled(chainId))) throw new ReplyError(NO_SMART_ACCOUNTS)
      const sponsor = sponsorOf(chainId)
      return prepareOperation(asked, { ...parameters, rpc: rpcOf(chainId), bundler, sponsor, fetch })
    },

    /**
     * Sends an operation, and answers with its id.
     *
     * @throws {PaymasterRefusedError} the bundler refuses who pays for it, and nothing was sent
     * @throws {ReplyError} it is refused, or nobody knows whether it was sent
     */
    async send(operation: PreparedOperation, signed: SignedOperation, chainId: number): Promise<string> {
      const rpc = rpcOf(chainId)
      const bundler = requireBundler(chainId)
      const newest = await rpc('eth_blockNumber').catch((error: unknown) => {
        throw toReplyError(error)
      })
      const block = Number(quantity(newest))
      const { sender, nonce } = operation
      const id = toOperationId({ chainId, block, sender, nonce: BigInt(nonce), hash: signed.hash })
      // Also one whose answer is lost: another one would have its number.
      last = { id, at: now() }
      await sendOperation({ operation, signed, bundler, rpc, block, wait }).catch((error: unknown) => {
        if (!(error instanceof ReplyError && /may have been sent/.test(error.message))) last = undefined
        throw error
      })
      return id
    },

    status,

    /** Until an operation is in a block, the next one would have its number. */
    async isSending(): Promise<boolean> {
      if (last === undefined || now() - last.at > PATIENCE) return false
      return status(last.id).then(
        (answer) => answer.status === STATUS.pending,
        () => true,
      )
    },
  }
}
