// Generated from the element's JSDoc by scripts/generate.ts: edit that, then run `pnpm generate`.
import { createComponent } from '@lit/react'
import * as React from 'react'
import { FyConnectButton } from '../../components/connect-button/fy-connect-button.ts'

/** Opens the modal to connect a wallet. It is hidden while a wallet is connected.
 * 
 * It is a plain custom element, like `fy-button`. */
export const FoyerConnectButton = createComponent({
  tagName: 'fy-connect-button',
  elementClass: FyConnectButton,
  react: React,
  displayName: 'FoyerConnectButton',
})
