import type { DeepReadonly, Wallet } from '@foyer/modal-core'
import type { Device } from '@foyer/modal-core/wallets'
import { css, html, nothing, type TemplateResult } from 'lit'
import '../components/qr-code/fy-qr-code.ts'
import type { StepsStrings } from '../locales/en/steps.ts'
import { phoneLink } from './walletLinks.ts'

export const phoneCodeStyles = css`
  .phone {
    display: grid;
    grid-template-columns: 128px minmax(0, 1fr);
    gap: 16px;
    align-items: center;
    margin-block-start: 16px;
    padding: 12px;
    border-radius: var(--fy-row-radius);
    background: var(--fy-row-background);
  }
  .phone fy-wallet-icon {
    --size: 28px;
  }
`

type PhoneCodeParameters = {
  wallet: DeepReadonly<Wallet>
  device: Device
  strings: StepsStrings
  /** In the middle of the code. */
  icon: TemplateResult
}

/** A code that a phone's camera reads to get the wallet. A phone itself has its store's link. */
export function phoneCode({ wallet, device, strings, icon }: PhoneCodeParameters) {
  const link = phoneLink(wallet)
  if (link === undefined || device !== 'desktop') return nothing
  const text = strings.getOnPhone(wallet.name)
  return html`<div class="phone">
    <fy-qr-code .value=${link} .label=${text}>${icon}</fy-qr-code>
    <p class="muted">${text}</p>
  </div>`
}
