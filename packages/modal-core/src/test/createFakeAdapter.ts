import type { AccountState, ConnectedAccount, Connection } from '../types/account.ts'
import type { Adapter, AdapterHost, GetBalancesParameters } from '../types/adapter.ts'
import type { TokenBalance } from '../types/balance.ts'
import type { ConnectorInput } from '../types/connector.ts'
import type { Namespace, Network } from '../types/network.ts'
import type { ProviderOf } from '../types/providers.ts'
import type { SignedText } from '../types/siwx.ts'

export const ADDRESS = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'
export const OTHER_ADDRESS = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'

/** Tether USD on BNB smart chain. */
export const USDT_ADDRESS = '0x55d398326f99059fF775485246999027B3197955'

/** The fake adapter's fee of a transaction: 0.0001 coins. */
export const FEE = 100_000_000_000_000n

/** The hash of what the fake adapter sends. */
export const HASH = `0x${'ab'.repeat(32)}`

/** The shape of an ordinary account's signature. */
export const SIGNATURE = `0x${'5a'.repeat(65)}`

export const wallet = (id: string, name: unknown = id): ConnectorInput => ({
  id,
  rdns: id,
  name,
  type: 'ANNOUNCED',
  installed: true,
})

/** A connected account on BNB smart chain, with what differs. */
export const connected = (differs: Partial<ConnectedAccount> = {}): ConnectedAccount => ({
  status: 'connected',
  address: ADDRESS,
  addresses: [ADDRESS],
  chainId: 56,
  connectorId: 'io.one',
  ...differs,
})

/** A connected wallet with the one account, with what differs. */
export const connection = (differs: Partial<Connection> = {}): Connection => ({
  connectorId: 'io.one',
  accounts: [{ address: ADDRESS }],
  chainId: 56,
  ...differs,
})

/** One and a half coins, with what differs. */
export const tokenBalance = (differs: Partial<TokenBalance> = {}): TokenBalance => ({
  chainId: 'eip155:56',
  address: undefined,
  name: 'BNB',
  symbol: 'BNB',
  decimals: 18,
  amount: 1_500_000_000_000_000_000n,
  price: undefined,
  value: undefined,
  imageUrl: undefined,
  note: undefined,
  ...differs,
})

type Answers = {
  connect: (connectorId: string) => Promise<ConnectedAccount>
  disconnect: (connectorId: string | undefined) => Promise<void>
  switchConnection: (connectorId: string, address: string | undefined) => Promise<void>
  switchNetwork: (network: Network) => Promise<void>
  getBalances: (parameters: GetBalancesParameters) => Promise<readonly TokenBalance[]>
  getAssets: NonNullable<Adapter['getAssets']>
  estimateFee: NonNullable<Adapter['estimateFee']>
  sendTransaction: NonNullable<Adapter['sendTransaction']>
  sendCalls: NonNullable<Adapter['sendCalls']>
  getCallsStatus: NonNullable<Adapter['getCallsStatus']>
  signMessage: (message: string) => Promise<string | SignedText>
  getProvider: (connectorId: string) => Promise<ProviderOf<Namespace> | undefined>
  /** Undefined: a wallet that asks twice. */
  connectAndSign: Adapter['connectAndSign']
}

type CreateFakeAdapterParameters = { namespace?: Namespace; connectors?: ConnectorInput[] }

/** An adapter whose wallets answer as a test says: set `answers`, call `report` for what a wallet does by itself. */
export function createFakeAdapter({
  namespace = 'eip155',
  connectors = [wallet('io.one', 'One'), wallet('io.two', 'Two')],
}: CreateFakeAdapterParameters = {}) {
  let host: AdapterHost | undefined
  const answers: Answers = {
    connect: async (connectorId) => connected({ connectorId }),
    disconnect: async () => {},
    switchConnection: async (connectorId, address = ADDRESS) =>
      report(connected({ connectorId, address, addresses: [address] })),
    switchNetwork: async ({ id }) => report(connected({ chainId: id })),
    getBalances: async () => [tokenBalance()],
    getAssets: async () => undefined,
    estimateFee: async () => FEE,
    sendTransaction: async () => HASH,
    sendCalls: async () => undefined,
    getCallsStatus: async () => undefined,
    signMessage: async () => SIGNATURE,
    getProvider: async () => undefined,
    connectAndSign: undefined,
  }
  const report = (account: AccountState) => host?.setAccount(account)

  const adapter: Adapter = {
    name: 'fake',
    namespace,
    source: {},
    start(newHost) {
      host = newHost
      host.setConnectors(connectors)
      return () => {
        host = undefined
      }
    },
    connect: ({ connectorId }) => answers.connect(connectorId),
    disconnect: ({ connectorId }) => answers.disconnect(connectorId),
    switchConnection: ({ connectorId, address }) => answers.switchConnection(connectorId, address),
    switchNetwork: ({ network }) => answers.switchNetwork(network),
    getBalances: (parameters) => answers.getBalances(parameters),
    getAssets: (parameters) => answers.getAssets(parameters),
    estimateFee: (parameters) => answers.estimateFee(parameters),
    sendTransaction: (parameters) => answers.sendTransaction(parameters),
    sendCalls: (parameters) => answers.sendCalls(parameters),
    getCallsStatus: (parameters) => answers.getCallsStatus(parameters),
    signMessage: ({ message }) => answers.signMessage(message),
    getProvider: ({ connectorId }) => answers.getProvider(connectorId),
    connectAndSign: async (parameters) => answers.connectAndSign?.(parameters),
  }
  return {
    ...adapter,
    answers,
    report,
    reportConnections: (connections: Connection[]) => host?.setConnections(connections),
    setConnectors: (list: ConnectorInput[]) => host?.setConnectors(list),
    isStarted: () => host !== undefined,
  }
}

export type FakeAdapter = ReturnType<typeof createFakeAdapter>
