import type { SolanaChain } from '@foyer/harness/solana'
import {
  type CreateModalParameters,
  connect,
  createModal,
  getProvider,
  loadBalance,
  type SendControl,
} from '@foyer/modal-core'
import { memoryStorage, solana } from '@foyer/modal-core/test'
import { createSolanaTestWallet } from '@foyer/testing/solana'
import { onTestFinished } from 'vitest'
import { send } from '../send/send.ts'
import { solanaAdapter } from '../solana/solanaAdapter.ts'

export const SOL = 1_000_000_000n
/** The chain's fee for a signature. */
export const FEE = 5_000n
export const USDC = 'EPjFWdd5AufqSSqeM2qN1xzybapC8G4wEGGkZwyTDt1v'
export const RECEIVER = '9WzDXwBbmkg8ZTbNMqUxvQRAyrZzDsGYdLVL9zYtAWWM'

let count = 10

type CreateSolanaSenderParameters = {
  chain: SolanaChain
  /** The node of the dapp. The wallet has that of the chain. */
  rpcUrl?: string
  /** The features that the wallet lacks. */
  missing?: readonly string[]
  funds?: bigint
  /** Puts tokens on the chain before they are read. */
  addTokens?: (owner: string) => void
  /** The features besides the form. */
  features?: CreateModalParameters['features']
  storage?: ReturnType<typeof memoryStorage>
}

/** A modal with the form for sending, whose new account has two SOL unless told otherwise. The page has a window. */
export async function createSolanaSender(parameters: CreateSolanaSenderParameters) {
  const { chain, rpcUrl = chain.rpcUrl, missing = [], funds = 2n * SOL, addTokens } = parameters
  const { features = [], storage = memoryStorage() } = parameters
  const target = new EventTarget()
  const wallet = createSolanaTestWallet({
    accounts: [`0x${String(count++).repeat(32)}`],
    rpcUrl: chain.rpcUrl,
    switches: { missing },
    storage,
  })
  wallet.announce(target)
  const [own = ''] = wallet.addresses
  chain.fund(own, funds)
  addTokens?.(own)
  const modal = createModal({
    networks: [{ ...solana, rpcUrls: { default: { http: [rpcUrl] } } }],
    adapters: [solanaAdapter({ target })],
    features: [send(), ...features],
    tokens: { [solana.id]: [{ address: USDC, symbol: 'USDC' }] },
    storage,
  })
  onTestFinished(() => {
    modal.destroy()
    wallet.destroy()
  })
  await Promise.resolve()
  await connect(modal, { connectorId: 'wallet-standard:Dev Wallet' })
  await loadBalance(modal)
  const control = modal.controls.send as SendControl
  const { current } = modal.state.balance
  const tokens = current.status === 'ready' ? current.tokens : []
  function fill({ token = 0, amount = '0.5', to = RECEIVER } = {}) {
    control.setToken(tokens[token])
    control.setAmount(amount)
    control.setReceiver(to)
  }
  return {
    modal,
    wallet,
    own,
    control,
    fill,
    state: () => modal.state.send,
    /** The requests for a transaction that the user saw. */
    asked: () => wallet.asked.filter(({ feature }) => feature.startsWith('solana:')),
    getProvider: () => getProvider(modal, { namespace: 'solana' }),
  }
}
