// Generated from the element's JSDoc by scripts/generate.ts: edit that, then run `pnpm generate`.
import type { FyNetworkButton } from '../../components/network-button/fy-network-button.ts'
import '../../components/network-button/fy-network-button.ts'
import { createButton } from '../createButton.ts'

/** Shows the network in use, and opens the list of networks. It is disabled where no other can be chosen.
 * 
 * It is a plain custom element, like `fy-button`. */
export const FoyerNetworkButton = /* @__PURE__ */ createButton<'fy-network-button', FyNetworkButton>('fy-network-button', 'FoyerNetworkButton')
