import { ReplyError } from '@foyer/embedded-wallet-frame/host'
import { applyThemeStyle } from '@foyer/embedded-wallet-frame/protocol'
import { createDeferred } from '../floor.ts'
import { loadTexts } from '../locales/loadTexts.ts'
import type { ApprovalRequest, CreateApprovalsParameters } from './createApprovals.ts'
import { type Description, describeRequest } from './describe/describeRequest.ts'
import { UnreadableError } from './describe/values.ts'
import type { Decision, FyWalletApproval } from './fy-wallet-approval.ts'
import './fy-wallet-approval.ts'
import { readToken, type TokenClaims } from './readToken.ts'

/** In milliseconds. A token that has not answered by then is shown without what it calls itself. */
const TOKEN_TIMEOUT = 3_000
/** More tokens than that are shown by their addresses. */
const MAX_TOKENS = 8

/** Draws what {@link createApprovals} asks. */
export function createScreens({ root, project, rpc, settings }: CreateApprovalsParameters) {
  let element: FyWalletApproval | undefined

  /** The element, in theme and language of the dapp. */
  async function mount(isWanted: () => boolean): Promise<FyWalletApproval | undefined> {
    const texts = await loadTexts(settings.locale())
    if (!isWanted()) return undefined
    element ??= document.createElement('fy-wallet-approval') as FyWalletApproval
    Object.assign(element, { props: { ...element.props, texts, locale: texts.code } })
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
    const { account, chainId, origin, dapp, signal } = request
    const { contracts } = project
    const description = read(request)
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
    const props = { ...page.props, chainId, contracts, tokens: new Map() as ReadonlyMap<string, TokenClaims> }
    Object.assign(page, {
      asked: { description, account, chainId, origin, dapp },
      props,
      stage: 'reading',
      decide: resolve,
    })
    void readTokens(description, rpc(chainId)).then((tokens) => {
      if (isWanted() && page.stage === 'reading')
        Object.assign(page, { props: { ...page.props, tokens }, stage: 'asking' })
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
      if (page) Object.assign(page, { asked: undefined, stage: 'preparing', decide: () => undefined })
    },
  }
}

async function readTokens(
  description: Description,
  rpc: Parameters<typeof readToken>[0],
): Promise<ReadonlyMap<string, TokenClaims>> {
  const addresses = [...new Set(tokensOf(description).map((each) => each.toLowerCase()))].slice(0, MAX_TOKENS)
  const claims = new Map<string, TokenClaims>()
  const reading = Promise.all(
    addresses.map(async (address) => {
      claims.set(address, await readToken(rpc, address))
    }),
  )
  const { promise, resolve } = createDeferred<void>()
  const timer = setTimeout(resolve, TOKEN_TIMEOUT)
  await Promise.race([reading, promise])
  clearTimeout(timer)
  // What comes later changes nothing that is shown.
  return new Map(claims)
}

function tokensOf(description: Description): string[] {
  if (description.kind === 'typedData') return description.permits.map(({ token }) => token)
  if (description.kind === 'message' || description.kind === 'permissions') return []
  const transactions = 'transactions' in description ? description.transactions : [description]
  return transactions.flatMap(({ call }) => ('token' in call ? [call.token] : []))
}
