import { type HostContext, ReplyError } from '@foyer/embedded-wallet-frame/host'
import type { RpcParams } from '@foyer/embedded-wallet-frame/protocol'
import type { AnswerSafeParameters } from '../rpc/answerSafe.ts'
import type { Fetch } from '../rpc/createPost.ts'
import type { Signer } from '../signer/createSigner.ts'
import { ENTRY_POINT } from '../smartAccount/contracts.ts'
import { createOperations } from '../smartAccount/createOperations.ts'
import type { SmartAccounts } from '../smartAccount/createSmartAccounts.ts'
import { PaymasterRefusedError } from '../smartAccount/errors.ts'
import type { Prompts } from './createPrompts.ts'

type Hex = `0x${string}`
type Place = { account: Hex; chainId: number }

const OTHER_NONCE = 'The operation has another number than the next one of the account'

type CreateOperationRequestsParameters = {
  rpcOf: AnswerSafeParameters['rpcOf']
  smartAccounts: SmartAccounts
  fetch: Fetch
  signer: Pick<Signer, 'signOperation'>
  prompts: Pick<Prompts, 'ask' | 'reopen'>
}

export type OperationRequests = ReturnType<typeof createOperationRequests>

/** Has the smart account do what the dapp asks for, by operations that the user approves. */
export function createOperationRequests(parameters: CreateOperationRequestsParameters) {
  const { rpcOf, smartAccounts, fetch, signer, prompts } = parameters
  const { bundlerOf, isEnabled, sponsorOf } = smartAccounts
  const operations = createOperations({ rpcOf, bundlerOf, isEnabled, sponsorOf, fetch })

  /**
   * The smart account makes all calls as one. Where the bundler refuses who pays for it, it is prepared anew, in case only
   * that was too old, and then without the sponsor. Each is another operation, so each has a screen, which says who pays.
   */
  async function send(
    asked: RpcParams<'wallet_sendCalls'>[0],
    { account, chainId, nonce }: Place & { nonce?: bigint | undefined },
    context: HostContext,
  ): Promise<{ id: string; hash: Hex }> {
    async function attempt(isRefused = false) {
      const { operation, costs } = await operations.prepare(asked, { account, chainId, isRefused })
      if (nonce !== undefined && nonce !== BigInt(operation.nonce)) throw new ReplyError(OTHER_NONCE)
      const text = JSON.stringify({ method: 'eth_sendUserOperation', params: [operation, ENTRY_POINT] })
      await prompts.ask({ text, costs, account, chainId }, context)
      const signed = await signer.signOperation({ text, chainId })
      return { id: await operations.send(operation, signed, chainId), hash: signed.hash }
    }

    const attemptAgain = (isRefused: boolean) => (error: unknown) => {
      if (!(error instanceof PaymasterRefusedError)) throw error
      prompts.reopen(context)
      return attempt(isRefused)
    }

    return attempt().catch(attemptAgain(false)).catch(attemptAgain(true))
  }

  return {
    send,

    /** The same for an operation that the dapp has made, of which its calls are taken. Answers with its hash (ERC-4337). */
    async sendAsked(params: unknown[], place: Place, context: HostContext): Promise<Hex> {
      const { calls, nonce } = operations.read(params, place)
      return (await send(calls, { ...place, nonce }, context)).hash
    },

    status: operations.status,
    isSending: operations.isSending,
  }
}
