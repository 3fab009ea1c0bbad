import type { ActivityOperation } from '@foyer/modal-core'
import { svg, type TemplateResult } from 'lit'
import { checkIcon, crossIcon, icon } from '../../styles/icons.ts'

const outIcon = () => icon(svg`<path d="M12 19V5M6 11l6-6 6 6" />`, 18)
const inIcon = () => icon(svg`<path d="M12 5v14M6 13l6 6 6-6" />`, 18)
const tradeIcon = () => icon(svg`<path d="M4 9h15l-4-4M20 15H5l4 4" />`, 18)
const mintIcon = () => icon(svg`<path d="M12 4l2.2 5.8L20 12l-5.8 2.2L12 20l-2.2-5.8L4 12l5.8-2.2Z" />`, 18)
export const failedIcon = () =>
  icon(svg`<circle cx="12" cy="12" r="8.5" /><path d="M12 7.5v5.5M12 16.4v.1" />`, 18)
export const listIcon = () => icon(svg`<path d="M9 6h11M9 12h11M9 18h11M4.5 6h.01M4.5 12h.01M4.5 18h.01" />`)
const callIcon = () => icon(svg`<path d="M9 8l-4 4 4 4M15 8l4 4-4 4" />`, 18)

/** The icon of each operation. */
export const activityIcons: Record<ActivityOperation, () => TemplateResult> = {
  send: outIcon,
  burn: outIcon,
  deposit: outIcon,
  repay: outIcon,
  stake: outIcon,
  receive: inIcon,
  withdraw: inIcon,
  borrow: inIcon,
  unstake: inIcon,
  claim: inIcon,
  trade: tradeIcon,
  mint: mintIcon,
  approve: checkIcon,
  revoke: crossIcon,
  cancel: crossIcon,
  deploy: callIcon,
  execute: callIcon,
}
