import type { Eip1193Provider, Network } from '@foyer/modal-core'
import { isRejection } from './isRejection.ts'
import { toChainId } from './toChainId.ts'

export type { Eip1193Provider }

/** Has the wallet sign a text by EIP-191. The answer is not checked. */
export function personalSign(provider: Eip1193Provider, { message, address }: PersonalSignParameters) {
  const bytes = [...new TextEncoder().encode(message)]
  const hex = bytes.map((byte) => byte.toString(16).padStart(2, '0')).join('')
  return provider.request({ method: 'personal_sign', params: [`0x${hex}`, address] }) as Promise<string>
}

type PersonalSignParameters = { message: string; address: string }

/** Not refused, but busy with another request, not connected, or without an answer in time: adding would not help. */
const UNANSWERED: readonly unknown[] = [-32002, 4900, 8000]

/** The part of a network that a wallet is told. */
export type AddableNetwork = Pick<Network, 'id' | 'name' | 'nativeCurrency' | 'blockExplorerUrl'> & {
  rpcUrls: { default: { http: readonly string[] }; chainDefault?: { http: readonly string[] } | undefined }
}

/**
 * Switches the wallet's chain. Wallets say in many ways that they lack a chain, so it is added after every refusal that is
 * not the user's.
 */
export async function switchChain(provider: Eip1193Provider, network: AddableNetwork) {
  const chainId = `0x${Number(network.id).toString(16)}`
  const change = () => provider.request({ method: 'wallet_switchEthereumChain', params: [{ chainId }] })
  try {
    await change()
  } catch (error) {
    const { code } = Object(error) as { code?: unknown }
    if (isRejection(error) || UNANSWERED.includes(code)) throw error
    await provider.request({ method: 'wallet_addEthereumChain', params: [toAddChain(network, chainId)] })
    // Wallets offer the switch while adding, but need not make it.
    if (toChainId(await provider.request({ method: 'eth_chainId' })) !== network.id) await change()
  }
}

const toAddChain = (network: AddableNetwork, chainId: string) => ({
  chainId,
  chainName: network.name,
  nativeCurrency: network.nativeCurrency,
  // The wallet stores the URL, so it must not be one that contains the dapp's project id.
  rpcUrls: (network.rpcUrls.chainDefault ?? network.rpcUrls.default).http,
  blockExplorerUrls: network.blockExplorerUrl === undefined ? undefined : [network.blockExplorerUrl],
})
