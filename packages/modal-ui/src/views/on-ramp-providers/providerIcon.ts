import type { OnRampProvider } from '@foyer/modal-core'
import { html, svg } from 'lit'
import '../../components/wallet-icon/fy-wallet-icon.ts'
import { icon } from '../../styles/icons.ts'

/** Marks that can be told apart at 24 units, drawn here. They are trademarks of their owners. */
const MARKS: Readonly<Record<string, ReturnType<typeof svg>>> = {
  moonpay: svg`<g fill="currentColor" stroke="none"><circle cx="10" cy="14" r="8" /><circle cx="19.5" cy="5" r="3" /></g>`,
  transak: svg`<path stroke-width="4" d="M4 6h16M12 6v8a5 5 0 0 0 5 5" />`,
}

/** A bank card, for a provider without a mark here: a letter would look like a picture that is missing. */
const CARD = svg`<rect x="2.5" y="5" width="19" height="14" rx="2.5" /><path d="M2.5 10h19M6.5 15h4" />`

export const providerIcon = ({ id, name }: OnRampProvider) =>
  html`<fy-wallet-icon .name=${name}>${icon(MARKS[id] ?? CARD, 24)}</fy-wallet-icon>`
