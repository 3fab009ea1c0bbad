import { askWallet } from '../actions/askWallet.ts'
import { findSender } from '../actions/findSender.ts'
import { AccountChangedError } from '../errors/AccountChangedError.ts'
import { InvalidTransactionHashError, SendTransactionError } from '../errors/requestErrors.ts'
import type { Call } from '../types/adapter.ts'
import type { Modal } from '../types/modal.ts'
import type { SwapState } from '../types/swap.ts'
import { createDeferred } from '../utils/floor.ts'
import { type CreateBuilderParameters, createBuilder, type Plan } from './createBuilder.ts'
import { createTracker } from './createTracker.ts'
import { readCalls } from './readCalls.ts'
import { SwapStop } from './swapErrorOf.ts'
import type { Order, Swapper, SwapTools } from './types.ts'
import { isSameAccount } from './wireAssets.ts'

/** The number of requests to a wallet about calls that it sends as one, and the time between, in milliseconds. */
const MAX_POLLS = 1_800
const POLL_INTERVAL = 1_000
/** The poll after which the user reads that it takes long. */
const TIMED_OUT_POLL = 120
/** The poll at which the account is asked for its code: other owners may take days, and are waited for until the page is left. */
const CONTRACT_CHECK_POLL = 3
const OWNERS_POLL_INTERVAL = 30_000

type CreateExecutionParameters = Omit<CreateBuilderParameters, 'decodeApproval'> & {
  modal: Modal
  state: SwapState
  tools: SwapTools
}

type RunOptions = {
  /** The least that the user has agreed to. */
  minimum: bigint
  /** Returns true while the user still waits for the wallet. */
  isWaiting: () => boolean
  show: (
    status: Extract<SwapState['status'], 'approving' | 'approvalSent' | 'approvalShared' | 'signing'>,
  ) => void
}

type FindHashOptions = {
  show: (status: Extract<SwapState['status'], 'shared' | 'timedOut'>) => void
  /** The modal's end. */
  ended: AbortSignal
}

export type Execution = ReturnType<typeof createExecution>

/** Plans a swap, and has the wallet send what the plan says. */
export function createExecution({ modal, state, tools, schedule, ...parameters }: CreateExecutionParameters) {
  const tracker = createTracker({ modal, state, tools })
  const builder = createBuilder({ ...parameters, decodeApproval: tools.decodeApproval, schedule })
  const { events } = modal

  /** The account in use, if it is still the one of the plan. */
  function findSame({ address, connectorId, network }: Swapper) {
    const found = findSender(modal)
    const isSame =
      found?.sender.address === address &&
      found.sender.connectorId === connectorId &&
      found.sender.network.caipNetworkId === network.caipNetworkId
    if (!isSame) throw new AccountChangedError()
    return found
  }

  /** The two tokens are on the chain what the server says of them, and the account has enough. Resolves with its currency. */
  async function checkTokens({ swapper, from, to, amount }: Order) {
    const tokens = [from, to].flatMap(({ address }) => (address === undefined ? [] : [{ address }]))
    const adapter = modal.adapterOf(swapper.network.chainNamespace)
    const found = await adapter?.getBalances?.({ ...swapper, tokens })
    if (found === undefined) return
    for (const token of [from, to]) {
      const one = found.find(({ address }) => isSameAccount(address ?? '', token.address ?? ''))
      if (one?.decimals !== token.decimals) throw new SwapStop('tokenMismatch')
      if (token === from && one.amount < amount) throw new SwapStop('balance')
    }
    return found.find(({ address }) => address === undefined)?.amount
  }

  function send(swapper: Swapper, call: Call): Promise<string> {
    return askWallet(modal, {
      key: keyOf(swapper, [call]),
      toError,
      async ask() {
        const hash: unknown = await findSame(swapper).sendTransaction({ ...swapper, call })
        if (!tools.isTransactionHash(hash)) throw new InvalidTransactionHashError()
        return hash
      },
    })
  }

  /** Resolves once an approval is in a block. */
  async function confirm(hash: string, { network, address }: Swapper, onShared: () => void) {
    const { promise, resolve, reject } = createDeferred<void>()
    const stop = events.on('transaction', (event) => {
      if (event.hash !== hash || event.status === 'pending') return
      if (event.status === 'shared') onShared()
      else if (event.status === 'confirmed') resolve()
      else reject(new SwapStop(event.status === 'timedOut' ? 'approvalTimedOut' : 'approval'))
    })
    tools.follow({ hash, network, address })
    await promise.finally(stop)
  }

  /** Undefined where the wallet does not send several calls as one. */
  async function sendAsOne(swapper: Swapper, calls: readonly Call[]): Promise<{ id: string } | undefined> {
    if (findSame(swapper).adapter.sendCalls === undefined) return undefined
    return askWallet(modal, {
      key: keyOf(swapper, calls),
      toError,
      ask: async () => checkBatch(await findSame(swapper).adapter.sendCalls?.({ ...swapper, calls })),
    })
  }

  return {
    checkTokens,
    ...tracker,
    plan: builder.plan,

    /** Resolves once the wallet has sent the swap: with its hash, or with what later resolves with that. */
    async run({ order, to, approvals }: Plan, { minimum, isWaiting, show }: RunOptions) {
      const { swapper } = order
      if (approvals.length > 0) {
        const { call } = await builder.buildSwap(order, { minimum, to, isEstimated: false })
        const batch = await sendAsOne(swapper, [...approvals, call])
        if (batch !== undefined) return { batch }
      }
      for (const approval of approvals) {
        show('approving')
        const hash = await send(swapper, approval)
        show('approvalSent')
        await confirm(hash, swapper, () => show('approvalShared'))
      }
      if (approvals.length > 0) await builder.waitForAllowance(order)
      const { call } = await builder.buildSwap(order, { minimum, to, isEstimated: true })
      // The user has left meanwhile: a request of the wallet would come out of the blue.
      if (!isWaiting()) return undefined
      show('signing')
      return { hash: await send(swapper, call) }
    },

    /**
     * Waits until calls that are sent as one are in a block. `show` says that it takes longer than two minutes, or waits for
     * other owners.
     */
    async findHash(swapper: Swapper, id: string, { show, ended }: FindHashOptions): Promise<string> {
      const { connectorId, network } = swapper
      const adapter = modal.adapterOf(network.chainNamespace)
      let isShared = false
      for (let poll = 0; isShared ? !ended.aborted : poll < MAX_POLLS; poll++) {
        if (poll === CONTRACT_CHECK_POLL) isShared = await tools.isContract(swapper).catch(() => false)
        if (poll === CONTRACT_CHECK_POLL && isShared) show('shared')
        if (poll === TIMED_OUT_POLL && !isShared) show('timedOut')
        const answer = await adapter?.getCallsStatus?.({ connectorId, id }).catch(() => undefined)
        const calls = readCalls(answer)
        if (calls !== 'pending') {
          if (tools.isTransactionHash(calls.hash)) return calls.hash
          break
        }
        const pause = isShared ? OWNERS_POLL_INTERVAL : POLL_INTERVAL
        await new Promise<void>((resolve) => schedule(resolve, pause))
      }
      throw new InvalidTransactionHashError()
    },
  }
}

/** @throws {InvalidTransactionHashError} the wallet may have sent the calls, and nothing can be asked about them */
function checkBatch<T extends { id: unknown }>(batch: T | undefined): T | undefined {
  if (batch && (typeof batch.id !== 'string' || batch.id === '')) throw new InvalidTransactionHashError()
  return batch
}

const toError = (cause: unknown) => new SendTransactionError({ cause })

/** Wallets refuse a second request of the same kind, and nothing is to be sent twice. */
const keyOf = ({ address, network }: Swapper, calls: readonly Call[]) =>
  `swap ${address} ${network.caipNetworkId} ${calls.map((call) => Object.values(call).join(' '))}`
