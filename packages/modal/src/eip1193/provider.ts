import type { Eip1193Provider, Network } from '@foyer/modal-core'
import { isUnknownChain } from '@foyer/modal-core/page'

export type { Eip1193Provider }

/** A chain id from `0x38`, `56` or `'56'`; undefined for anything else. */
export function toChainId(answer: unknown): number | undefined {
  const id = typeof answer === 'string' || typeof answer === 'number' ? Number(answer) : Number.NaN
  return Number.isSafeInteger(id) && id > 0 ? id : undefined
}

/** Has the wallet sign a text by EIP-191. The answer is not checked. */
export function personalSign(provider: Eip1193Provider, { message, address }: PersonalSignParameters) {
  const bytes = [...new TextEncoder().encode(message)]
  const hex = bytes.map((byte) => byte.toString(16).padStart(2, '0')).join('')
  return provider.request({ method: 'personal_sign', params: [`0x${hex}`, address] }) as Promise<string>
}

type PersonalSignParameters = { message: string; address: string }

/** Switches the wallet's chain; one that it does not know (4902) is added first. */
export async function switchChain(provider: Eip1193Provider, network: Network) {
  const chainId = `0x${Number(network.id).toString(16)}`
  const change = () => provider.request({ method: 'wallet_switchEthereumChain', params: [{ chainId }] })
  try {
    await change()
  } catch (error) {
    if (!isUnknownChain(error)) throw error
    await provider.request({ method: 'wallet_addEthereumChain', params: [toAddChain(network, chainId)] })
    // Wallets offer the switch while adding, but need not make it.
    if (toChainId(await provider.request({ method: 'eth_chainId' })) !== network.id) await change()
  }
}

const toAddChain = (network: Network, chainId: string) => ({
  chainId,
  chainName: network.name,
  nativeCurrency: network.nativeCurrency,
  // The wallet stores the URL, so it must not be one that contains the dapp's project id.
  rpcUrls: (network.rpcUrls.chainDefault ?? network.rpcUrls.default).http,
  blockExplorerUrls: network.blockExplorerUrl === undefined ? undefined : [network.blockExplorerUrl],
})
