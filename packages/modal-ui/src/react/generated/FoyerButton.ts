// Generated from the element's JSDoc by scripts/generate.ts: edit that, then run `pnpm generate`.
import type { FyButton } from '../../components/button/fy-button.ts'
import '../../components/button/fy-button.ts'
import { createButton } from '../createButton.ts'

/** Opens the modal, and shows the connected account: `fy-connect-button` and `fy-account-button` in one.
 * 
 * It is a plain custom element: it is on the page from the start, and Lit is loaded only with the modal. */
export const FoyerButton = /* @__PURE__ */ createButton<'fy-button', FyButton>('fy-button', 'FoyerButton')
