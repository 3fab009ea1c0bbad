import { createFoyer } from '@foyer/modal'
import { wagmiAdapter } from '@foyer/modal/wagmi'
import { createFreshness } from '@foyer/site-kit/transaction'
import { QueryClientProvider } from '@tanstack/react-query'
import { connect, createConfig, injected } from '@wagmi/core'
import { createRoot } from 'react-dom/client'
import { MemoryRouter } from 'react-router-dom'
import { type Address, BaseError, custom, defineChain, type EIP1193Provider, type Hash, zeroHash } from 'viem'
import { onTestFinished } from 'vitest'
import type { Runtime } from '../src/app/boot.ts'
import { ConsoleRoutes } from '../src/app/Console.tsx'
import { createQueryClient } from '../src/app/createQueryClient.ts'
import { RuntimeContext } from '../src/app/runtime.ts'
import type { ConsoleConfig } from '../src/config/schema.ts'
import { exampleConfig, HOLDERS } from './exampleConfig.ts'
import '@foyer/site-kit/styles/base.css'
import '../src/styles/tokens.css'
import '../src/styles/base.css'

/** Chain time of the tests: 13:30 UTC on the day of the opening. */
export const NOW = 1_759_843_800

/** Answers of contract functions, by name; a test throws to have one revert. */
export type Answers = Record<string, (args: readonly unknown[]) => unknown>

export type RenderConsoleOptions = {
  /** Address of the page. */
  path?: string
  /** The connected account; none by default. */
  account?: Address
  answers?: Answers
  /** Events of the AccessManager; without them the node refuses to list any. */
  logs?: readonly object[]
  /** Answers `eth_sendTransaction`. */
  send?: (transaction: { to: string; data: string }) => Promise<Hash>
  /** Answers what is asked of the node about transactions, by method. */
  node?: Answers
  /** Answers `eth_call`, that is, simulations. */
  simulate?: () => Promise<unknown>
  config?: ConsoleConfig
}

/** Shows the console on a fake chain, until the test ends. */
export async function renderConsole(options: RenderConsoleOptions = {}) {
  const {
    path = '/',
    account,
    answers = {},
    node = {},
    logs,
    send,
    simulate = async () => ({ data: '0x' }),
    config = exampleConfig(),
  } = options
  const explorer = config.chain.blockExplorerUrl
  const chain = defineChain({
    id: 56,
    name: 'BNB Smart Chain',
    nativeCurrency: { name: 'BNB', symbol: 'BNB', decimals: 18 },
    rpcUrls: { default: { http: config.chain.rpcUrls } },
    ...(explorer !== undefined && { blockExplorers: { default: { name: 'Explorer', url: explorer } } }),
  })
  const wagmi = createConfig({
    chains: [chain],
    transports: { 56: custom({ request: async () => null }) },
    multiInjectedProviderDiscovery: false,
    storage: null,
  })
  if (account !== undefined) await connect(wagmi, { connector: walletOf(account, send) })

  const functions: Answers = { ...defaults(account), ...answers }
  const client = {
    chain,
    readContract: async ({ functionName, args = [] }: { functionName: string; args?: readonly unknown[] }) =>
      functions[functionName]?.(args),
    getBlock: async () => ({ number: 100n, timestamp: BigInt(NOW), hash: zeroHash }),
    getLogs: async () => logs ?? Promise.reject(new BaseError('The method eth_getLogs does not exist.')),
    call: simulate,
    uid: 'test',
    request: async ({ method, params = [] }: { method: string; params?: readonly unknown[] }) =>
      node[method]?.(params) ?? null,
  } as unknown as Runtime['client']
  const freshness = createFreshness()
  const runtime: Runtime = {
    config,
    isDevelopmentChain: false,
    wagmi,
    client,
    freshness,
    modal: createFoyer({ networks: [chain], adapters: [wagmiAdapter(wagmi)], storage: null }),
  }

  const queryClient = createQueryClient()
  queryClient.setDefaultOptions({ queries: { retry: false } })
  const container = document.body.appendChild(document.createElement('div'))
  const root = createRoot(container)
  root.render(
    <QueryClientProvider client={queryClient}>
      <MemoryRouter initialEntries={[path]}>
        <RuntimeContext value={runtime}>
          <ConsoleRoutes />
        </RuntimeContext>
      </MemoryRouter>
    </QueryClientProvider>,
  )
  onTestFinished(() => {
    root.unmount()
    runtime.modal.destroy()
    queryClient.clear()
    container.remove()
  })
}

function walletOf(account: Address, send: RenderConsoleOptions['send']) {
  async function request({ method, params = [] }: { method: string; params?: readonly unknown[] }) {
    if (method === 'eth_chainId') return '0x38'
    if (method === 'eth_sendTransaction') return send?.(params[0] as { to: string; data: string })
    return [account]
  }
  const provider = { request, on() {}, removeListener() {} } as unknown as EIP1193Provider
  return injected({ target: { id: 'dev.foyer.testing', name: 'Wallet', provider }, shimDisconnect: false })
}

/** An open sale. Each holder of the configuration has its role, with ten seconds of delay for the Safe. */
function defaults(account: Address | undefined): Answers {
  const roles = [HOLDERS.adminSafe, HOLDERS.operator, HOLDERS.guardian, HOLDERS.adminSafe]
  const delayOf = (id: unknown) => (Number(id) === 0 || Number(id) === 3 ? 10 : 0)
  return {
    home: () => view,
    steps: () => [{ startsAt: NOW - 60, price: 60n * 10n ** 15n }],
    // biome-ignore lint/correctness/noComponentHookFactories: a constant of the contract
    NOTICE: () => 3600n,
    items: () => [{ cap: 20_000 }, 20_000n],
    treasury: () => HOLDERS.operator,
    keeper: () => HOLDERS.keeper,
    feeRecipient: () => HOLDERS.operator,
    fees: () => 0n,
    liability: () => 0n,
    balanceOf: () => 0n,
    hasRole: ([id, asked]) => [roles[Number(id)] === asked, delayOf(id)],
    getAccess: ([id, asked]) => (roles[Number(id)] === asked ? [1, delayOf(id), 0, 0] : [0, 0, 0, 0]),
    // Nothing is scheduled, and no withdrawal waits.
    getSchedule: () => 0,
    withdrawalsOf: () => [[], 0],
    canCall: ([caller]) => [caller === HOLDERS.guardian || caller === account, 0],
  }
}

/** The lens's view of an open sale. */
export const view = {
  blockNumber: 100n,
  timestamp: BigInt(NOW),
  paused: false,
  publicOpen: true,
  publicOpenAt: 1_759_842_000n,
  whitelistRoot: zeroHash,
  price: 60n * 10n ** 15n,
  nextPrice: 0n,
  nextPriceAt: 0n,
  items: [{ id: 1, unitPriceUsd: 0n, yesPerUnit: 10n ** 21n, available: 0n, owned: 0n, walletLeft: 0n }],
  tokens: [
    { token: exampleConfig().deployment.tokens[0]?.address, symbol: 'USDT', decimals: 18, enabled: true },
  ],
}
