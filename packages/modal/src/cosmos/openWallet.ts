import type { CosmosProvider, CosmosSignature, Network } from '@foyer/modal-core'
import { askWallet } from '../connections/askWallet.ts'
import type { WalletSession } from '../connections/connectionList.ts'
import {
  UnsupportedFeatureError,
  WalletAccountError,
  WalletAnswerError,
  WalletReplacedError,
} from '../connections/errors.ts'
import type { FoundWallet } from '../injected/createInjectedAdapter.ts'
import { type Account, createKeyReader } from './createKeyReader.ts'
import { findKeplrs } from './findKeplrs.ts'
import type { Keplr } from './keplr.ts'
import type { CosmosChainInfo } from './types.ts'

/** Keplr alone says that its user has gone to another key. Other wallets are asked again before they sign. */
const KEY_CHANGED = 'keplr_keystorechange'
const BASE64_OF_64_BYTES = /^[A-Za-z0-9+/]{86}==$/

type OpenWalletParameters = {
  found: FoundWallet
  wallet: object
  network: Network
  chains: readonly CosmosChainInfo[]
  target: EventTarget | undefined
  isSilent: boolean
}

/**
 * Asks a wallet for its key on a chain. After a reload it is asked for the key alone, which Keplr answers without a prompt
 * unless it is locked.
 *
 * @throws {UnsupportedChainError} the wallet has not the chain
 * @throws {WalletAnswerError} its address is none, or one of another chain
 */
export async function openWallet(parameters: OpenWalletParameters): Promise<WalletSession<CosmosProvider>> {
  const { found, chains, target, isSilent } = parameters
  const { name } = found
  const wallet = { wallet: name, ecosystem: 'Cosmos' }
  const keplr = parameters.wallet as Keplr
  let chainId = String(parameters.network.id)
  let account: Account | undefined
  const listeners = new Set<() => void>()
  const reader = createKeyReader(keplr, { name, chains })

  /** Reads the key again. A wallet that fails to say it has locked itself, or left the page. */
  async function refresh() {
    const id = chainId
    const now = await reader.readAccount(id).catch(() => undefined)
    // A network that the wallet went to meanwhile has an account of its own.
    if (id !== chainId || now?.address === account?.address) return
    account = now
    for (const listener of [...listeners]) listener()
  }

  function require<method extends keyof Keplr>(method: method, action: 'signMessages' | 'signTransactions') {
    if (typeof keplr[method] !== 'function') throw new UnsupportedFeatureError({ ...wallet, action })
  }

  /** @throws {WalletAccountError} the wallet is on another account than the one that is asked for */
  async function requireAccount(address: string) {
    await refresh()
    if (account?.address !== address) throw new WalletAccountError(wallet)
  }

  async function signArbitrary(id: string, address: string, data: string): Promise<CosmosSignature> {
    require('signArbitrary', 'signMessages')
    if (id === chainId) await requireAccount(address)
    const answer = await askWallet(() => keplr.signArbitrary(id, address, data))
    const { signature } = Object(answer) as Partial<CosmosSignature>
    if (typeof signature !== 'string' || !BASE64_OF_64_BYTES.test(signature))
      throw new WalletAnswerError({ ...wallet, reason: 'answered without a signature' })
    return answer
  }

  const provider: CosmosProvider = {
    getKey: (id) => keplr.getKey(id),
    async getOfflineSigner(id) {
      require('getOfflineSigner', 'signTransactions')
      return keplr.getOfflineSigner(id)
    },
    async getOfflineSignerOnlyAmino(id) {
      require('getOfflineSignerOnlyAmino', 'signTransactions')
      return keplr.getOfflineSignerOnlyAmino(id)
    },
    signArbitrary,
    ...(found.paired === undefined && { keplr }),
  }

  if (!isSilent) await reader.enable(parameters.network)
  account = await reader.readAccount(chainId)

  return {
    accounts: () => (account ? [account] : []),
    chainId: () => chainId,
    provider: () => provider,

    watch(onChange) {
      listeners.add(onChange)
      const stop = keplr.watch?.(() => void refresh())
      const onKey = () => void refresh()
      if (found.id === 'keplr') target?.addEventListener(KEY_CHANGED, onKey)
      return () => {
        listeners.delete(onChange)
        stop?.()
        target?.removeEventListener(KEY_CHANGED, onKey)
      }
    },

    /** Each chain has an address of its own. */
    async switchNetwork(network) {
      await reader.enable(network)
      const next = await reader.readAccount(String(network.id))
      chainId = String(network.id)
      account = next
    },

    async signText({ message, address }) {
      const { signature, pub_key } = await signArbitrary(chainId, address, message)
      const key = Object(pub_key).value
      return {
        signature,
        proof: { scheme: 'adr36', ...(typeof key === 'string' && { publicKey: key }) },
      }
    },

    /** `window.keplr` is where several extensions want to be. */
    check() {
      if (found.id !== 'keplr' || target === undefined) return
      const now = findKeplrs(target).find(({ id }) => id === 'keplr')
      if (now?.wallet !== keplr) throw new WalletReplacedError(wallet)
    },

    ...(keplr.end && { disconnect: keplr.end }),
  }
}
