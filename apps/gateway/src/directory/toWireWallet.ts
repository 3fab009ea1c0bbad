import type { BundledWallet } from '@foyer/modal-core/data'
import type { WireWallet } from './wire.ts'

export type ToWireWalletParameters = {
  /** CAIP-2 ids of the chains that this gateway serves. */
  chains: readonly string[]
  imageId: string
  isCertified: boolean
}

/** A reviewed row as the directory API sends it. Fields without a public source are left out. */
export function toWireWallet(
  wallet: BundledWallet,
  { chains, imageId, isCertified }: ToWireWalletParameters,
): WireWallet {
  const unsourced = new Set(wallet.general_knowledge_fields)
  return {
    id: wallet.id,
    name: wallet.name,
    homepage: unsourced.has('homepage') ? null : wallet.homepage,
    image_id: imageId,
    order: wallet.order,
    mobile_link: wallet.mobile_link ?? wallet.universal_link,
    link_mode: wallet.universal_link,
    desktop_link: wallet.desktop_link,
    webapp_link: wallet.webapp_link,
    app_store: wallet.app_store,
    play_store: wallet.play_store,
    chrome_store: wallet.chrome_store,
    rdns: wallet.rdns,
    chains: expandChains(wallet.chains, chains),
    injected: wallet.injected ?? [],
    badge_type: isCertified ? 'certified' : 'none',
  }
}

/**
 * The chains of a row are those that a source names, and most wallets take any chain of a namespace they know.
 * Clients drop a wallet whose list lacks the dapp's chain, so the gateway's chains of these namespaces are added.
 */
function expandChains(named: readonly string[], served: readonly string[]) {
  const namespaces = new Set(named.map(namespaceOf))
  return [...new Set([...named, ...served.filter((chain) => namespaces.has(namespaceOf(chain)))])]
}

const namespaceOf = (chain: string) => chain.slice(0, chain.indexOf(':'))
