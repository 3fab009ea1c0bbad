import { createPolicy, type HostContext, ReplyError } from '@foyer/embedded-wallet-frame/host'
import { ABORTED, type Payload, REJECTED, type RpcParams } from '@foyer/embedded-wallet-frame/protocol'
import { type Approvals, BUSY } from '../approval/createApprovals.ts'
import { createCalls } from '../calls/createCalls.ts'
import { prepareCalls } from '../calls/prepareCalls.ts'
import type { Login } from '../login/createLogin.ts'
import { type AnswerSafeParameters, answerSafe } from '../rpc/answerSafe.ts'
import { type Costs, prepareTransaction } from '../rpc/prepareTransaction.ts'
import { sendTransaction } from '../rpc/sendTransaction.ts'
import type { Signer } from '../signer/createSigner.ts'
import type { Chains } from './createChains.ts'
import type { Settings } from './createSettings.ts'

type Hex = `0x${string}`

export type CreateRpcHandlerParameters = Omit<AnswerSafeParameters, 'accounts' | 'calls'> & {
  login: Login
  signer: Pick<Signer, 'sign' | 'signCalls'>
  chains: Chains
  settings: Settings
  approvals: Approvals
  /** Counts a request that the user is asked about. */
  limit: () => void
}

/** What has a screen. Other methods that need one are refused until they have. */
const SHOWN = ['personal_sign', 'eth_signTypedData_v4', 'eth_sendTransaction', 'wallet_sendCalls'] as const

type Shown = (typeof SHOWN)[number]

/** Transactions: each takes the next number of the account. */
const SENDS: readonly Shown[] = ['eth_sendTransaction', 'wallet_sendCalls']

const OTHER_ACCOUNT = 'The request is for another account'
const STILL_SENDING = 'Earlier calls are still being sent. Try again when they are done'

/** Answers RPC_REQUEST: safe methods at once, others when the user has approved what is then signed. */
export function createRpcHandler(parameters: CreateRpcHandlerParameters) {
  const { login, signer, chains, settings, approvals, limit, project, rpcOf } = parameters
  const policy = createPolicy({ approvals: SHOWN })
  const calls = createCalls({ rpcOf })
  const answer = answerSafe({ project, rpcOf, accounts, calls })

  async function accounts() {
    const user = await login.peek()
    return user ? [user.share.address] : []
  }

  /** The request with everything that is signed. Typed data and messages are signed as they came. */
  async function prepare(
    method: Shown,
    params: unknown[],
    account: Hex,
    chainId: number,
  ): Promise<{ params: unknown[]; costs?: Costs }> {
    if (method === 'eth_sendTransaction') {
      const [asked] = params as RpcParams<'eth_sendTransaction'>
      const { transaction, costs } = await prepareTransaction(asked, {
        chainId,
        account,
        rpc: rpcOf(chainId),
      })
      return { params: [transaction], costs }
    }
    if (method === 'wallet_sendCalls') {
      const [asked] = params as RpcParams<'wallet_sendCalls'>
      const { transactions, costs } = await prepareCalls(asked, { chainId, account, rpc: rpcOf(chainId) })
      return { params: [transactions], costs }
    }
    const [first, second] = params as [unknown, unknown]
    const signer = method === 'personal_sign' ? second : first
    if (typeof signer !== 'string' || signer.toLowerCase() !== account.toLowerCase())
      throw new ReplyError(OTHER_ACCOUNT)
    return { params: [first, second] }
  }

  type Approvable = { method: Shown; params: unknown[]; chainId: number }

  async function approve(request: Approvable, context: HostContext): Promise<unknown> {
    limit()
    if (approvals.isBusy()) throw new ReplyError(BUSY)
    if (SENDS.includes(request.method) && calls.isSending()) throw new ReplyError(STILL_SENDING)
    approvals.showPreparing()
    try {
      return await askAndSign(request, context)
    } finally {
      approvals.close()
    }
  }

  async function askAndSign(
    { method, params, chainId }: Approvable,
    { origin, signal, commit }: HostContext,
  ): Promise<unknown> {
    // What is locked is unlocked first: nobody approves what then cannot be signed.
    const account = (await login.unlock()).address as Hex
    const { costs, ...prepared } = await prepare(method, params, account, chainId)
    const text = JSON.stringify({ method, ...prepared })
    if (signal.aborted) throw new ReplyError(ABORTED)
    const dapp = settings.dapp()
    const decision = await approvals.ask({ text, costs, account, chainId, origin, dapp, signal })
    if (decision === 'rejected') throw new ReplyError(REJECTED)
    if (!commit()) throw new ReplyError(ABORTED)
    // It may have been open for longer than the key is held.
    await login.unlock()
    if (method === 'wallet_sendCalls')
      return { id: await calls.send(await signer.signCalls({ text, chainId }), chainId) }
    const signed = await signer.sign({ text, chainId })
    return method === 'eth_sendTransaction' ? sendTransaction(signed, { rpc: rpcOf(chainId) }) : signed
  }

  return async (request: Payload<'RPC_REQUEST'>, context: HostContext): Promise<unknown> => {
    const verdict = policy.judge(request)
    if (verdict.status === 'refused') throw new ReplyError(verdict.message)
    const chainId = chains.resolve(request.chainId)
    if (verdict.status === 'approval')
      return approve(
        { method: verdict.method as Shown, params: verdict.params as unknown[], chainId },
        context,
      )
    return answer({ ...verdict, chainId })
  }
}
