import { createPolicy, type HostContext, ReplyError } from '@foyer/embedded-wallet-frame/host'
import {
  APPROVAL_METHODS,
  NO_PERMISSIONS,
  type Payload,
  type RpcParams,
} from '@foyer/embedded-wallet-frame/protocol'
import type { Project } from '@foyer/wallet-api'
import type { Calls } from '../calls/createCalls.ts'
import { loadPart } from '../parts/loadPart.ts'
import { type AnswerSafeParameters, answerSafe } from '../rpc/answerSafe.ts'
import type { Fetch } from '../rpc/createPost.ts'
import { sendTransaction } from '../rpc/sendTransaction.ts'
import type { Signer } from '../signer/createSigner.ts'
import type { SmartAccounts } from '../smartAccount/createSmartAccounts.ts'
import { readOperationId } from '../smartAccount/operationId.ts'
import type { Solana, SolanaVerdict } from '../solana/createSolana.ts'
import type { Chains } from './createChains.ts'
import type { OperationRequests } from './createOperationRequests.ts'
import { type CreatePromptsParameters, createPrompts } from './createPrompts.ts'
import { prepareRequest } from './prepareRequest.ts'
import { PERMISSIONS, SENDS, type ShownMethod } from './shownMethods.ts'

type Hex = `0x${string}`

export type CreateRpcHandlerParameters = Pick<AnswerSafeParameters, 'project' | 'rpcOf'> &
  CreatePromptsParameters & {
    project: Pick<Project, 'solana'>
    signer: Pick<Signer, 'sign' | 'signCalls' | 'signOperation' | 'backUp'>
    /** Few have a Solana account: what signs for it is loaded then. */
    loadSolana: () => Promise<Solana>
    chains: Chains
    smartAccounts: SmartAccounts
    calls: Calls
    fetch: Fetch
  }

type Approvable = { method: ShownMethod; params: unknown[]; chainId: number }

const isSolana = (method: string) => method.startsWith('solana_')

const ORDINARY_ACCOUNT = 'The smart account is not in use'
const STILL_SENDING = 'Earlier calls are still being sent. Try again when they are done'

/** Answers RPC_REQUEST: safe methods at once, others when the user has approved what is then signed. */
export function createRpcHandler(parameters: CreateRpcHandlerParameters) {
  const { login, signer, chains, project, rpcOf, smartAccounts, calls, fetch, loadSolana } = parameters
  const policy = createPolicy({
    approvals: APPROVAL_METHODS.filter((method) => project.solana !== undefined || !isSolana(method)),
  })
  const prompts = createPrompts(parameters)
  const { alone, ask, saveBackup } = prompts
  const { bundlerOf, sponsorOf } = smartAccounts
  let operations: OperationRequests | undefined

  // Most users never have a smart account.
  async function loadOperations(): Promise<OperationRequests> {
    const { createOperationRequests } = await loadPart(() => import('./createOperationRequests.ts'))
    operations ??= createOperationRequests({ rpcOf, smartAccounts, fetch, signer, prompts })
    return operations
  }

  const status = async (id: string): Promise<unknown> =>
    readOperationId(id) === undefined ? calls.status(id) : (await loadOperations()).status(id)

  const answer = answerSafe({
    project,
    rpcOf,
    accounts,
    identify: login.identify,
    calls: { status },
    bundlerOf,
    sponsorOf,
    isAtomic,
  })

  async function isAtomic(chainId: number): Promise<boolean> {
    const user = await login.peek()
    return (
      user !== undefined && (await smartAccounts.typesOf(user.session.account, chainId))[0] === 'smartAccount'
    )
  }

  async function accounts() {
    const user = await login.peek()
    return user ? [user.share.address] : []
  }

  const approve = (request: Approvable, context: HostContext) =>
    alone(async () => {
      const isSend = SENDS.includes(request.method)
      if (isSend && (calls.isSending() || (await operations?.isSending())))
        throw new ReplyError(STILL_SENDING)
      return askAndSign(request, context)
    })

  async function askAndSign({ method, params, chainId }: Approvable, context: HostContext): Promise<unknown> {
    // A locked key is unlocked first: nobody approves a request that then cannot be signed.
    const account = (await login.unlock()).address as Hex
    if (PERMISSIONS.includes(method)) {
      await ask({ text: JSON.stringify({ method, params }), account, chainId }, context)
      throw new ReplyError(NO_PERMISSIONS)
    }
    if (method === 'eth_sendUserOperation') {
      if (!(await isAtomic(chainId))) throw new ReplyError(ORDINARY_ACCOUNT)
      return (await loadOperations()).sendAsked(params, { account, chainId }, context)
    }
    if (method === 'wallet_sendCalls' && (await isAtomic(chainId))) {
      const [asked] = params as RpcParams<'wallet_sendCalls'>
      const { id } = await (await loadOperations()).send(asked, { account, chainId }, context)
      return { id }
    }
    const { costs, ...prepared } = await prepareRequest({ method, params, account, chainId, rpcOf })
    const text = JSON.stringify({ method, ...prepared })
    await ask({ text, costs, account, chainId }, context)
    if (method === 'wallet_sendCalls')
      return { id: await calls.send(await signer.signCalls({ text, chainId }), chainId) }
    const signed = await signer.sign({ text, chainId })
    return method === 'eth_sendTransaction' ? sendTransaction(signed, { rpc: rpcOf(chainId) }) : signed
  }

  return async (request: Payload<'RPC_REQUEST'>, context: HostContext): Promise<unknown> => {
    const verdict = policy.judge(request)
    if (verdict.status === 'refused') throw new ReplyError(verdict.message)
    if (verdict.method === 'wallet_saveBackup') return saveBackup(context)
    if (isSolana(verdict.method))
      return alone(async () =>
        (await loadSolana()).answer(verdict as SolanaVerdict, request.chainId, {
          origin: context.origin,
          ask: (asked) => ask({ ...asked, chainId: 0 }, context),
          next: () => prompts.reopen(context),
        }),
      )
    const chainId = chains.resolve(request.chainId)
    if (verdict.status === 'approval')
      return approve(
        { method: verdict.method as ShownMethod, params: verdict.params as unknown[], chainId },
        context,
      )
    return answer({ ...verdict, chainId })
  }
}
