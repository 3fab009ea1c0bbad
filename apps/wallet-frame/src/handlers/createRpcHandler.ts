import { createPolicy, type HostContext, ReplyError } from '@foyer/embedded-wallet-frame/host'
import {
  ABORTED,
  APPROVAL_METHODS,
  type ApprovalMethod,
  NO_PERMISSIONS,
  type Payload,
  REJECTED,
  type RpcParams,
} from '@foyer/embedded-wallet-frame/protocol'
import type { Project } from '@foyer/wallet-server/api'
import { type ApprovalRequest, type Approvals, BUSY } from '../approval/createApprovals.ts'
import type { Calls } from '../calls/createCalls.ts'
import { prepareCalls } from '../calls/prepareCalls.ts'
import type { Login } from '../login/createLogin.ts'
import { loadPart } from '../parts/loadPart.ts'
import { type AnswerSafeParameters, answerSafe } from '../rpc/answerSafe.ts'
import type { Fetch } from '../rpc/createPost.ts'
import { type Costs, prepareTransaction } from '../rpc/prepareTransaction.ts'
import { sendTransaction } from '../rpc/sendTransaction.ts'
import type { Signer } from '../signer/createSigner.ts'
import { ENTRY_POINT } from '../smartAccount/contracts.ts'
import type { Operations } from '../smartAccount/createOperations.ts'
import type { SmartAccounts } from '../smartAccount/createSmartAccounts.ts'
import { PaymasterRefusedError } from '../smartAccount/errors.ts'
import { readOperationId } from '../smartAccount/operationId.ts'
import type { Solana, SolanaVerdict } from '../solana/createSolana.ts'
import type { Chains } from './createChains.ts'
import type { Settings } from './createSettings.ts'
import { orderParams } from './orderParams.ts'

type Hex = `0x${string}`

export type CreateRpcHandlerParameters = Pick<AnswerSafeParameters, 'project' | 'rpcOf'> & {
  project: Pick<Project, 'solana'>
  login: Login
  signer: Pick<Signer, 'sign' | 'signCalls' | 'signOperation' | 'backUp'>
  /** Few have a Solana account: what signs for it is loaded then. */
  loadSolana: () => Promise<Solana>
  chains: Chains
  settings: Settings
  approvals: Approvals
  smartAccounts: SmartAccounts
  calls: Calls
  fetch: Fetch
  /** Counts a request that the user is asked about. */
  limit: () => void
}

type Shown = Exclude<ApprovalMethod, `solana_${string}`>

const isSolana = (method: string) => method.startsWith('solana_')

/** Transactions: each takes the next number of the account. */
const SENDS: readonly Shown[] = ['eth_sendTransaction', 'wallet_sendCalls', 'eth_sendUserOperation']

/** Shown, and then refused: nobody signs anything for them. */
const PERMISSIONS: readonly Shown[] = ['wallet_grantPermissions', 'wallet_revokePermissions']

const OTHER_NONCE = 'The operation has another number than the next one of the account'
const ORDINARY_ACCOUNT = 'The smart account is not in use'
const STILL_SENDING = 'Earlier calls are still being sent. Try again when they are done'

/** Answers RPC_REQUEST: safe methods at once, others when the user has approved what is then signed. */
export function createRpcHandler(parameters: CreateRpcHandlerParameters) {
  const { login, signer, chains, settings, approvals, limit, project, rpcOf, smartAccounts } = parameters
  const { calls, fetch, loadSolana } = parameters
  const policy = createPolicy({
    approvals: APPROVAL_METHODS.filter((method) => project.solana !== undefined || !isSolana(method)),
  })
  const { bundlerOf, isEnabled, sponsorOf } = smartAccounts
  let operations: Operations | undefined

  // Most users never have a smart account.
  async function loadOperations(): Promise<Operations> {
    const { createOperations } = await loadPart(() => import('../smartAccount/createOperations.ts'))
    operations ??= createOperations({ rpcOf, bundlerOf, isEnabled, sponsorOf, fetch })
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
    return { params: orderParams(method, params, account) }
  }

  type Approvable = { method: Shown; params: unknown[]; chainId: number }

  /** Asks the user, one request at a time. */
  async function alone(run: () => Promise<unknown>): Promise<unknown> {
    limit()
    if (approvals.isBusy()) throw new ReplyError(BUSY)
    approvals.showPreparing()
    try {
      return await run()
    } finally {
      approvals.close()
    }
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
    if (method === 'eth_sendUserOperation') return sendAsked(params, { account, chainId }, context)
    if (method === 'wallet_sendCalls' && (await isAtomic(chainId))) {
      const [asked] = params as RpcParams<'wallet_sendCalls'>
      const { id } = await sendOperation(asked, { account, chainId }, context)
      return { id }
    }
    const { costs, ...prepared } = await prepare(method, params, account, chainId)
    const text = JSON.stringify({ method, ...prepared })
    await ask({ text, costs, account, chainId }, context)
    if (method === 'wallet_sendCalls')
      return { id: await calls.send(await signer.signCalls({ text, chainId }), chainId) }
    const signed = await signer.sign({ text, chainId })
    return method === 'eth_sendTransaction' ? sendTransaction(signed, { rpc: rpcOf(chainId) }) : signed
  }

  /**
   * The smart account makes all calls as one. Where the bundler refuses who pays for it, it is prepared anew, in case only
   * that was too old, and then without the sponsor. Each is another operation, so each has a screen, which says who pays.
   */
  async function sendOperation(
    asked: RpcParams<'wallet_sendCalls'>[0],
    { account, chainId, nonce }: { account: Hex; chainId: number; nonce?: bigint | undefined },
    context: HostContext,
  ): Promise<{ id: string; hash: Hex }> {
    const { prepare, send } = await loadOperations()

    async function attempt(isRefused = false) {
      const { operation, costs } = await prepare(asked, { account, chainId, isRefused })
      if (nonce !== undefined && nonce !== BigInt(operation.nonce)) throw new ReplyError(OTHER_NONCE)
      const text = JSON.stringify({ method: 'eth_sendUserOperation', params: [operation, ENTRY_POINT] })
      await ask({ text, costs, account, chainId }, context)
      const signed = await signer.signOperation({ text, chainId })
      return { id: await send(operation, signed, chainId), hash: signed.hash }
    }

    const attemptAgain = (isRefused: boolean) => (error: unknown) => {
      if (!(error instanceof PaymasterRefusedError)) throw error
      context.reopen()
      approvals.close()
      approvals.showPreparing()
      return attempt(isRefused)
    }

    return attempt().catch(attemptAgain(false)).catch(attemptAgain(true))
  }

  /** The same for an operation that the dapp has made, of which its calls are taken. Answers with its hash (ERC-4337). */
  async function sendAsked(
    params: unknown[],
    place: { account: Hex; chainId: number },
    context: HostContext,
  ): Promise<Hex> {
    if (!(await isAtomic(place.chainId))) throw new ReplyError(ORDINARY_ACCOUNT)
    const { calls, nonce } = (await loadOperations()).read(params, place)
    return (await sendOperation(calls, { ...place, nonce }, context)).hash
  }

  /** Offers a backup of the wallet of who is logged in. The dapp hears that its user has one, and no more. */
  async function saveBackup({ origin, signal }: HostContext): Promise<null> {
    limit()
    if (approvals.isBusy()) throw new ReplyError(BUSY)
    await login.current()
    try {
      await approvals.askBackup({ login, signer, origin, signal, dapp: settings.dapp() })
      return null
    } finally {
      approvals.close()
    }
  }

  /** Resolves when the user has approved, and the key is there. */
  async function ask(
    request: Pick<ApprovalRequest, 'text' | 'costs' | 'account' | 'chainId' | 'described'>,
    { origin, signal, commit }: HostContext,
  ): Promise<void> {
    if (signal.aborted) throw new ReplyError(ABORTED)
    const decision = await approvals.ask({ ...request, origin, dapp: settings.dapp(), signal })
    if (decision === 'rejected') throw new ReplyError(REJECTED)
    if (!commit()) throw new ReplyError(ABORTED)
    // It may have been open for longer than the key is held.
    await login.unlock()
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
          next() {
            context.reopen()
            approvals.close()
            approvals.showPreparing()
          },
        }),
      )
    const chainId = chains.resolve(request.chainId)
    if (verdict.status === 'approval')
      return approve(
        { method: verdict.method as Shown, params: verdict.params as unknown[], chainId },
        context,
      )
    return answer({ ...verdict, chainId })
  }
}
