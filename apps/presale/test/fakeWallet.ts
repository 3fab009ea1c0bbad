import { injected } from '@wagmi/core'
import type { Address, EIP1193Provider, Hash } from 'viem'

export const BUYER: Address = '0x3C44CdDdB6a900fa2b585dd299e03d12FA4293BC'

export type FakeWalletOptions = {
  /** The connector's id; testing wallets have the id `dev.foyer.testing`. */
  id?: string
  chainId?: number
  /** Answers `eth_sendTransaction`. @default a new hash each time */
  send?: (transaction: { data: string; from: string; gas: string; to: string }) => Promise<Hash>
  /** Answers methods by name, before the wallet does: those of EIP-5792, or lies. */
  answers?: Record<string, (params: unknown) => unknown>
}

/** A wallet that grants its account at once and signs what `send` lets it. */
export function createFakeWallet({
  id = 'dev.foyer.testing',
  chainId = 56,
  send,
  answers = {},
}: FakeWalletOptions = {}) {
  let sent = 0
  let current = chainId
  const nextHash = async (): Promise<Hash> => `0x${String(++sent).padStart(64, '0')}`

  async function request({ method, params }: { method: string; params?: unknown }): Promise<unknown> {
    const [first] = Array.isArray(params) ? params : []
    const answer = answers[method]
    if (answer !== undefined) return answer(first)
    if (method === 'eth_accounts' || method === 'eth_requestAccounts') return [BUYER]
    if (method === 'eth_chainId') return `0x${current.toString(16)}`
    if (method === 'wallet_switchEthereumChain') {
      current = Number(first.chainId)
      return null
    }
    if (method === 'eth_sendTransaction') return (send ?? nextHash)(first)
    throw Object.assign(new Error(`The fake wallet does not answer ${method}.`), { code: 4200 })
  }

  const provider = { request, on() {}, removeListener() {} } as unknown as EIP1193Provider
  return injected({ target: { id, name: 'Fake Wallet', provider }, shimDisconnect: false })
}

/** The error of wallets whose owner refuses. */
export const rejection = { code: 4001, message: 'User rejected the request.' }
