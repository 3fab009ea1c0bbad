import {
  type ApprovalRequest,
  type ApprovalSettings,
  createApprovals,
} from '../../src/approval/createApprovals.ts'
import { PasskeyError } from '../../src/passkey/errors.ts'
// It loads with the first request of Solana, which here is a description alone.
import '../../src/solana/fy-wallet-solana.ts'
import { CHAINS, CONTRACTS, NOW, simulated, TOKEN_ANSWERS } from '../approvalSamples.ts'

declare global {
  interface Window {
    approvals: ReturnType<typeof createApprovals>
    /** Asks, and keeps what became of it. */
    start: (request: Omit<ApprovalRequest, 'signal'>) => void
    /** Asks for a passkey, which the browser gives at the second try. */
    startPasskey: (request: Pick<ApprovalRequest, 'origin' | 'dapp'>) => void
    /** Offers a backup, whose window is another page. */
    startBackup: (request: Pick<ApprovalRequest, 'origin' | 'dapp'>) => void
    outcome: string
    abort: () => void
    change: (changes: {
      locale?: string
      themeMode?: 'light' | 'dark'
      themeVariables?: Record<string, string>
    }) => void
  }
}

/** The approvals alone, without login, keys and servers, on a page like `/sdk`. */
const listeners = new Set<() => void>()
const shown = {
  locale: 'en',
  themeMode: 'dark' as 'light' | 'dark' | undefined,
  themeVariables: undefined as Record<string, string> | undefined,
}
const settings: ApprovalSettings = {
  locale: () => shown.locale,
  theme: () => ({ themeMode: shown.themeMode, themeVariables: shown.themeVariables }),
  subscribe(listener) {
    listeners.add(listener)
    return () => listeners.delete(listener)
  },
}
const approvals = createApprovals({
  root: document.body,
  project: { chains: CHAINS, contracts: CONTRACTS },
  rpc: () => async (method, params) => {
    if (method === 'eth_getBlockByNumber') return { timestamp: `0x${NOW.toString(16)}` }
    if (method === 'eth_simulateV1') {
      const [{ blockStateCalls }] = params as [
        { blockStateCalls: { calls: { to?: string; data: string }[] }[] },
      ]
      return simulated(blockStateCalls[0]?.calls ?? [])
    }
    const [{ to, data }] = params as [{ to: string; data: string }]
    const answer = TOKEN_ANSWERS[to.toLowerCase()]?.[data.slice(0, 10)]
    if (answer === undefined) throw new Error('execution reverted')
    return answer
  },
  settings,
  abort: () => window.abort(),
})

Object.assign(window, {
  approvals,
  outcome: '',
  abort() {},
  start(request: Omit<ApprovalRequest, 'signal'>) {
    const controller = new AbortController()
    window.outcome = 'open'
    window.abort = () => controller.abort()
    approvals.ask({ ...request, signal: controller.signal }).then(
      (decision) => {
        window.outcome = decision
        approvals.close()
      },
      (error) => {
        window.outcome = String(error)
      },
    )
  },
  startPasskey(request: Pick<ApprovalRequest, 'origin' | 'dapp'>) {
    const controller = new AbortController()
    let tries = 0
    window.outcome = 'open'
    window.abort = () => controller.abort()
    const run = async () => {
      tries++
      if (tries === 1) throw new PasskeyError('canceled')
      return 'used'
    }
    approvals
      .askPasskey({ ...request, run, signal: controller.signal })
      .catch(String)
      .then((outcome) => {
        approvals.close()
        window.outcome = outcome
      })
  },
  startBackup(request: Pick<ApprovalRequest, 'origin' | 'dapp'>) {
    const controller = new AbortController()
    window.outcome = 'open'
    window.abort = () => controller.abort()
    approvals
      .askBackup({ ...request, signal: controller.signal } as never)
      .catch(String)
      .then((outcome) => {
        approvals.close()
        window.outcome = String(outcome)
      })
  },
  change(changes: Partial<typeof shown>) {
    Object.assign(shown, changes)
    for (const listener of listeners) listener()
  },
})
