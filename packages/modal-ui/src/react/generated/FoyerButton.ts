// Generated from the element's JSDoc by scripts/generate.ts: edit that, then run `pnpm generate`.
import { createComponent } from '@lit/react'
import * as React from 'react'
import { FyButton } from '../../components/button/fy-button.ts'

/** Opens the modal, and shows the connected account: `fy-connect-button` and `fy-account-button` in one.
 * 
 * It is a plain custom element: it is on the page from the start, and Lit is loaded only with the modal. */
export const FoyerButton = createComponent({
  tagName: 'fy-button',
  elementClass: FyButton,
  react: React,
  displayName: 'FoyerButton',
})
