import type { Instance } from '@foyer/modal'
import { createMemoryStorage } from '@foyer/site-kit/test'
import { createFreshness, freshTransport } from '@foyer/site-kit/transaction'
import { connect, createConfig } from '@wagmi/core'
import { createClient, custom, defineChain } from 'viem'
import { vi } from 'vitest'
import type { Runtime } from '../src/app/boot.ts'
import { createChainClock } from '../src/chain/createChainClock.ts'
import { createLastKnown } from '../src/chain/createLastKnown.ts'
import { createPendingStores } from '../src/chain/createPendingStores.ts'
import type { AppConfig } from '../src/config/schema.ts'
import { createInvitationStore } from '../src/features/invite/createInvitationStore.ts'
import { exampleConfig } from './exampleConfig.ts'
import { createFakeChain, type FakeChain } from './fakeChain.ts'
import { createFakeWallet } from './fakeWallet.ts'

export type TestRuntimeOptions = {
  chain?: FakeChain
  config?: AppConfig | undefined
  /** Connected before the test begins; `null` for a visitor. @default a testing wallet */
  wallet?: ReturnType<typeof createFakeWallet> | null
  storage?: ReturnType<typeof createMemoryStorage>
  /** The gateway's answer about the project. @default nothing: all of it is on */
  project?: { swap?: boolean; onRamp?: boolean } | undefined
}

/** The runtime of one test: a fake chain and wallet below the real wagmi, clock and stores. */
export async function createTestRuntime({
  chain: fakeChain = createFakeChain(),
  config = exampleConfig(),
  wallet = createFakeWallet(),
  storage = createMemoryStorage(),
  project = {},
}: TestRuntimeOptions = {}) {
  const { id, name, nativeCurrency, rpcUrls } = config.chain
  const chain = defineChain({ id, name, nativeCurrency, rpcUrls: { default: { http: rpcUrls } } })
  const freshness = createFreshness()
  const transport = freshTransport(custom({ request: fakeChain.request }, { retryCount: 0 }), freshness)
  const wagmi = createConfig({
    chains: [chain],
    transports: { [id]: transport },
    multiInjectedProviderDiscovery: false,
    storage: null,
  })
  if (wallet !== null) await connect(wagmi, { connector: wallet })

  const open = vi.fn<Instance['open']>()
  const loadBalance = vi.fn<Instance['loadBalance']>(async () => {})
  const { swap, onRamp } = config.features ?? {}
  const state = {
    accounts: { eip155: { status: 'disconnected' } },
    wallets: { features: project },
    swap: swap ? { tokens: { status: 'idle' } } : undefined,
    onRamp: onRamp ? { status: 'idle' } : undefined,
  }
  const runtime: Runtime = {
    config,
    isDevelopmentChain: true,
    wagmi,
    client: createClient({ chain, transport, pollingInterval: 50 }),
    clock: createChainClock(),
    pending: createPendingStores({ chainId: id, storage, window }),
    freshness,
    lastKnown: createLastKnown({ config, storage }),
    invitation: createInvitationStore(storage),
    modal: { open, loadBalance, state, subscribe: () => () => {} } as unknown as Instance,
  }
  return { runtime, open, loadBalance, storage }
}
