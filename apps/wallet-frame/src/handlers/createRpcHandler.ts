import { createPolicy, type HostContext, ReplyError } from '@foyer/embedded-wallet-frame/host'
import { ABORTED, type Payload, REJECTED, type RpcParams } from '@foyer/embedded-wallet-frame/protocol'
import type { Login } from '../login/createLogin.ts'
import { answerSafe } from '../rpc/answerSafe.ts'
import { type CreateRpcParameters, createRpc } from '../rpc/createRpc.ts'
import { prepareTransaction } from '../rpc/prepareTransaction.ts'
import { sendTransaction } from '../rpc/sendTransaction.ts'
import type { Signer } from '../signer/createSigner.ts'
import type { Chains } from './createChains.ts'
import type { Settings } from './createSettings.ts'

type Hex = `0x${string}`

export type ApprovalRequest = {
  /** JSON of `{ method, params }`, made once: what is shown and what is signed are read from this text. */
  text: string
  account: Hex
  chainId: number
  /** Of the page that asks, verified. */
  origin: string
  /** As the page calls itself. */
  dapp: { name?: string; icon?: string }
  /** Aborts when the dapp takes the request back. */
  signal: AbortSignal
}

export type Approvals = {
  /** @throws {ReplyError} another request is open */
  ask: (request: ApprovalRequest) => Promise<'approved' | 'rejected'>
  isBusy: () => boolean
}

export type CreateRpcHandlerParameters = CreateRpcParameters & {
  login: Login
  signer: Pick<Signer, 'sign'>
  chains: Chains
  settings: Settings
  approvals: Approvals
  /** Counts a request that the user is asked about. */
  limit: () => void
}

/** What has a screen. Other methods that need one are refused until they have. */
const SHOWN = ['personal_sign', 'eth_signTypedData_v4', 'eth_sendTransaction'] as const

type Shown = (typeof SHOWN)[number]

const BUSY = 'Another request is open'
const OTHER_ACCOUNT = 'The request is for another account'

/** Answers RPC_REQUEST: safe methods at once, others when the user has approved what is then signed. */
export function createRpcHandler(parameters: CreateRpcHandlerParameters) {
  const { login, signer, chains, settings, approvals, limit } = parameters
  const policy = createPolicy({ approvals: SHOWN })
  const answer = answerSafe(parameters)
  const rpcOf = createRpc(parameters)

  /** The request with everything that is signed. Typed data and messages are signed as they came. */
  async function prepare(
    method: Shown,
    params: unknown[],
    account: Hex,
    chainId: number,
  ): Promise<unknown[]> {
    if (method === 'eth_sendTransaction') {
      const [transaction] = params as RpcParams<'eth_sendTransaction'>
      return [await prepareTransaction(transaction, { chainId, account, rpc: rpcOf(chainId) })]
    }
    const [first, second] = params as [unknown, unknown]
    const signer = method === 'personal_sign' ? second : first
    if (typeof signer !== 'string' || signer.toLowerCase() !== account.toLowerCase())
      throw new ReplyError(OTHER_ACCOUNT)
    return [first, second]
  }

  async function approve(
    { method, params, chainId }: { method: Shown; params: unknown[]; chainId: number },
    { origin, signal, commit }: HostContext,
  ): Promise<Hex> {
    limit()
    // What is locked is unlocked first: nobody approves what then cannot be signed.
    const account = (await login.unlock()).address as Hex
    const text = JSON.stringify({ method, params: await prepare(method, params, account, chainId) })
    if (signal.aborted) throw new ReplyError(ABORTED)
    if (approvals.isBusy()) throw new ReplyError(BUSY)
    const decision = await approvals.ask({ text, account, chainId, origin, dapp: settings.dapp(), signal })
    if (decision === 'rejected') throw new ReplyError(REJECTED)
    if (!commit()) throw new ReplyError(ABORTED)
    // It may have been open for longer than the key is held.
    await login.unlock()
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
    if (verdict.method !== 'eth_accounts') return answer({ ...verdict, chainId })
    const user = await login.peek()
    return user ? [user.share.address] : []
  }
}
