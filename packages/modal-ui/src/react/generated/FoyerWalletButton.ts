// Generated from the element's JSDoc by scripts/generate.ts: edit that, then run `pnpm generate`.
import type { FyWalletButton } from '../../components/wallet-button/fy-wallet-button.ts'
import '../../components/wallet-button/fy-wallet-button.ts'
import { createButton } from '../createButton.ts'

/** Connects one wallet: asks one that is on the page at once, and leads to any other. Shows its picture and its name.
 * 
 * It is a plain custom element, like `fy-button`, and loads what it needs to know of wallets by itself. */
export const FoyerWalletButton = /* @__PURE__ */ createButton<'fy-wallet-button', FyWalletButton>('fy-wallet-button', 'FoyerWalletButton')
