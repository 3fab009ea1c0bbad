// Generated from the element's JSDoc by scripts/generate.ts: edit that, then run `pnpm generate`.
import { createComponent } from '@lit/react'
import * as React from 'react'
import { FyNetworkButton } from '../../components/network-button/fy-network-button.ts'

/** Shows the network in use, and opens the list of networks. It is disabled where no other can be chosen.
 * 
 * It is a plain custom element, like `fy-button`. */
export const FoyerNetworkButton = createComponent({
  tagName: 'fy-network-button',
  elementClass: FyNetworkButton,
  react: React,
  displayName: 'FoyerNetworkButton',
})
