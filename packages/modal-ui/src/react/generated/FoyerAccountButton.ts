// Generated from the element's JSDoc by scripts/generate.ts: edit that, then run `pnpm generate`.
import type { FyAccountButton } from '../../components/account-button/fy-account-button.ts'
import '../../components/account-button/fy-account-button.ts'
import { createButton } from '../createButton.ts'

/** Shows the connected account, and opens it. It is hidden until an account is connected.
 * 
 * It is a plain custom element, like `fy-button`. */
export const FoyerAccountButton = /* @__PURE__ */ createButton<'fy-account-button', FyAccountButton>('fy-account-button', 'FoyerAccountButton')
