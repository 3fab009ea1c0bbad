import { ReplyError } from '@foyer/embedded-wallet-frame/host'
import { applyThemeStyle } from '@foyer/embedded-wallet-frame/protocol'
import { patch } from '@foyer/kit'
import { createDeferred } from '@foyer/modal-core/floor'
import { loadTexts } from '../locales/loadTexts.ts'
import { readPrice } from '../rpc/readPrice.ts'
import { type Movement, simulate } from '../rpc/simulate.ts'
import type { ApprovalRequest, CreateApprovalsParameters } from './createApprovals.ts'
import { type Description, describeRequest } from './describe/describeRequest.ts'
import { UnreadableError } from './describe/values.ts'
import type { Decision, FyWalletApproval } from './fy-wallet-approval.ts'
import './fy-wallet-approval.ts'
import { readToken, type TokenClaims } from './readToken.ts'
import type { ScreenProps } from './ScreenElement.ts'
import { isPlain } from './summary.ts'

/** In milliseconds. What is not answered by then is shown as not known. */
const TOKEN_TIMEOUT = 3_000
const SIMULATION_TIMEOUT = 3_000
/** More tokens than that are shown by their addresses. */
const MAX_TOKENS = 8

/** Draws what {@link createApprovals} asks. */
export function createScreens({ root, project, rpc, settings, abort }: CreateApprovalsParameters) {
  let element: FyWalletApproval | undefined

  /** The element, in theme and language of the dapp. */
  async function mount(isWanted: () => boolean): Promise<FyWalletApproval | undefined> {
    const texts = await loadTexts(settings.locale())
    if (!isWanted()) return undefined
    element ??= document.createElement('fy-wallet-approval') as FyWalletApproval
    patch(element, { props: { ...element.props, texts, locale: texts.code } })
    element.setAttribute('theme', settings.theme().themeMode ?? 'auto')
    applyThemeStyle(element, settings.theme())
    element.lang = texts.code
    document.documentElement.lang = texts.code
    if (element.parentElement !== root) root.replaceChildren(element)
    return element
  }

  function close() {
    element?.remove()
    element = undefined
  }

  async function ask(request: ApprovalRequest): Promise<Decision> {
    const { account, chainId, described, origin, dapp, signal } = request
    const { contracts } = project
    const description = described?.description ?? read(request)
    const { promise, resolve } = createDeferred<Decision>()
    const ending = new AbortController()
    const end = () => resolve('rejected')
    signal.addEventListener('abort', end, { signal: ending.signal })
    addEventListener('pagehide', end, { signal: ending.signal })
    const isWanted = () => !signal.aborted && !ending.signal.aborted

    // A new one each time: nothing of an earlier request is left in it.
    close()
    const page = await mount(isWanted)
    if (page === undefined) return 'rejected'
    const unsubscribe = settings.subscribe(() => {
      void mount(isWanted).then((page) => page?.restart())
    })
    const props: ScreenProps = {
      ...page.props,
      account,
      chainId,
      contracts,
      tokens: new Map(),
      movements: 'pending',
    }
    patch(page, {
      asked: { description, account, chainId, network: described?.network, origin, dapp },
      props,
      stage: 'reading',
      decide: resolve,
    })
    const learning = described
      ? Promise.resolve({})
      : learn(description, account, rpc(chainId), project.chains[chainId]?.usdFeed)
    void learning.then((known) => {
      if (isWanted() && page.stage === 'reading')
        patch(page, { props: { ...page.props, ...known }, stage: 'asking' })
    })
    const decision = await promise
    ending.abort()
    unsubscribe()
    if (decision === 'rejected') close()
    return decision
  }

  function read({ text, costs, account, chainId, origin }: ApprovalRequest): Description {
    try {
      return describeRequest({
        text,
        costs,
        account,
        chainId,
        origin,
        contracts: project.contracts,
        now: Date.now(),
      })
    } catch (error) {
      if (!(error instanceof UnreadableError)) throw error
      throw new ReplyError(error.message)
    }
  }

  return {
    ask,
    close,

    async showPreparing(isWanted: () => boolean) {
      const page = await mount(isWanted)
      if (page) patch(page, { asked: undefined, stage: 'preparing', decide: abort })
    },
  }
}

type Rpc = Parameters<typeof readToken>[0]

/** Facts that the screens say beside what is signed. Those that come too late change nothing that is shown. */
async function learn(
  description: Description,
  account: string,
  rpc: Rpc,
  feed: Parameters<typeof readPrice>[1] | undefined,
): Promise<Pick<ScreenProps, 'movements' | 'tokens' | 'price'>> {
  const calls = callsOf(description)
  const priced =
    calls.length > 0 && feed !== undefined ? within(TOKEN_TIMEOUT, readPrice(rpc, feed)) : undefined
  const movements =
    calls.length > 1 || calls.some((call) => !isPlain(call))
      ? await within(SIMULATION_TIMEOUT, simulate(rpc, account, calls))
      : undefined
  const tokens = await readTokens([...tokensOf(description), ...moved(movements)], rpc)
  return { movements, tokens, price: await priced }
}

async function readTokens(found: string[], rpc: Rpc): Promise<ReadonlyMap<string, TokenClaims>> {
  const addresses = [...new Set(found.map((each) => each.toLowerCase()))].slice(0, MAX_TOKENS)
  const claims = new Map<string, TokenClaims>()
  await within(
    TOKEN_TIMEOUT,
    Promise.all(
      addresses.map(async (address) => {
        claims.set(address, await readToken(rpc, address))
      }),
    ),
  )
  return new Map(claims)
}

/** Undefined for what takes longer. */
async function within<T>(time: number, promise: Promise<T>): Promise<T | undefined> {
  const late = createDeferred<undefined>()
  const timer = setTimeout(late.resolve, time)
  try {
    return await Promise.race([promise, late.promise])
  } finally {
    clearTimeout(timer)
  }
}

const callsOf = (description: Description) =>
  'transactions' in description
    ? description.transactions
    : description.kind === 'transaction'
      ? [description]
      : []

const moved = (movements: readonly Movement[] = []) =>
  movements.flatMap(({ token }) => (token === undefined ? [] : [token]))

function tokensOf(description: Description): string[] {
  if (description.kind === 'typedData') return description.permits.map(({ token }) => token)
  if (description.kind === 'message' || description.kind === 'permissions') return []
  return callsOf(description).flatMap(({ call }) => ('token' in call ? [call.token] : []))
}
