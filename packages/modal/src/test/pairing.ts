import type { AlertCode, Network, PairingState } from '@foyer/modal-core'
import { type CreateRelayParameters, createRelay, startRemoteWallet } from '@foyer/stand-ins/walletconnect'
import { afterAll, beforeAll, beforeEach } from 'vitest'
import { type CreateProviderParameters, createProvider } from '../walletconnect/createProvider.ts'
import { TIMEOUTS } from '../walletconnect/pairOnce.ts'

/** No node answers there. No test needs one. */
const RPC = 'http://127.0.0.1:9'

const network = (id: number): Network => ({
  id,
  chainNamespace: 'eip155',
  caipNetworkId: `eip155:${id}`,
  name: `Network ${id}`,
  nativeCurrency: { name: 'BNB', symbol: 'BNB', decimals: 18 },
  rpcUrls: { default: { http: [RPC] } },
})

const METHODS = [
  'personal_sign',
  'eth_sendTransaction',
  'wallet_switchEthereumChain',
  'wallet_getCapabilities',
  'wallet_sendCalls',
]

type Relay = Awaited<ReturnType<typeof createRelay>>
type Wallet = Awaited<ReturnType<typeof startRemoteWallet>>

/** The relay's behaviour in one test. It is reset before the next. */
type Script = Pick<CreateRelayParameters, 'refuse' | 'deliver'>

/** One relay and one wallet process for the tests of a file, with a provider for each test. */
export function pairingFixture() {
  const script: Script = {}
  const cleanup: (() => Promise<unknown>)[] = []
  let relay: Relay
  let wallet: Wallet
  let address: string

  beforeAll(async () => {
    relay = await createRelay({
      refuse: (client) => script.refuse?.(client),
      deliver: (message) => script.deliver?.(message) ?? [message],
    })
    wallet = await startRemoteWallet({ relayUrl: relay.url, rpcUrl: RPC, methods: METHODS })
    address = await wallet.address()
  }, 60_000)
  beforeEach(() => {
    delete script.refuse
    delete script.deliver
    return async () => {
      // A test that fails in between leaves it stopped, and the SDK would reconnect without a pause from then on.
      await relay.start()
      for (const undo of cleanup.splice(0).toReversed()) await undo()
      await wallet.reset()
    }
  })
  afterAll(async () => {
    await wallet.stop()
    await relay.close()
  })

  /** A provider whose pairing URIs the wallet scans as soon as they are shown. */
  async function setup(parameters: Partial<CreateProviderParameters> = {}) {
    const states: PairingState[] = []
    const alerts: AlertCode[] = []
    const sessions: boolean[] = []
    let scan = (uri: string) => void wallet.pair(uri)
    const provider = await createProvider({
      projectId: 'development',
      networks: () => [network(56)],
      metadata: { name: 'Dapp', description: '', url: 'https://dapp.example', icons: [] },
      relayUrl: relay.url,
      verify: false,
      id: crypto.randomUUID(),
      keep: false,
      wasOpen: false,
      probe: async () => undefined,
      setPairing(state) {
        const isNew =
          state.status === 'waiting' && !states.some((one) => 'uri' in one && one.uri === state.uri)
        states.push(state)
        if (isNew) scan(state.uri)
      },
      onSession: (wallet) => sessions.push(wallet !== undefined),
      onExpired: () => {},
      onLateAnswer: () => {},
      alert: (code) => alerts.push(code),
      timeouts: TIMEOUTS,
      ...parameters,
    })
    cleanup.push(provider.destroy)
    const request = (method: string, ...params: unknown[]) => provider.eip155.request({ method, params })
    return {
      provider,
      states,
      alerts,
      sessions,
      request,
      connect: () => request('eth_requestAccounts'),
      accounts: () => request('eth_accounts'),
      sign: (text = '0x68656c6c6f') => request('personal_sign', text, address),
      onScan: (next: typeof scan) => {
        scan = next
      },
      nextEvent: (event: string) => new Promise((resolve) => provider.eip155.on(event, resolve)),
    }
  }

  return {
    script,
    setup,
    network,
    get relay() {
      return relay
    },
    get wallet() {
      return wallet
    },
    get address() {
      return address
    },
  }
}
