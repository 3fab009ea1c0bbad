// Generated from the element's JSDoc by scripts/generate.ts: edit that, then run `pnpm generate`.
import { createComponent } from '@lit/react'
import * as React from 'react'
import { FyAccountButton } from '../../components/account-button/fy-account-button.ts'

/** Shows the connected account, and opens it. It is hidden until an account is connected.
 * 
 * It is a plain custom element, like `fy-button`. */
export const FoyerAccountButton = createComponent({
  tagName: 'fy-account-button',
  elementClass: FyAccountButton,
  react: React,
  displayName: 'FoyerAccountButton',
})
