// Generated from the element's JSDoc by scripts/generate.ts: edit that, then run `pnpm generate`.
import type { FyConnectButton } from '../../components/connect-button/fy-connect-button.ts'
import '../../components/connect-button/fy-connect-button.ts'
import { createButton } from '../createButton.ts'

/** Opens the modal to connect a wallet. It is hidden while a wallet is connected.
 * 
 * It is a plain custom element, like `fy-button`. */
export const FoyerConnectButton = /* @__PURE__ */ createButton<'fy-connect-button', FyConnectButton>('fy-connect-button', 'FoyerConnectButton')
