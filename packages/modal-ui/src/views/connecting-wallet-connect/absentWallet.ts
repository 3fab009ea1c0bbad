import type { DeepReadonly, Wallet } from '@foyer/modal-core'
import type { Device } from '@foyer/modal-core/wallets'
import { html, nothing, type TemplateResult } from 'lit'
import { tip } from '../../components/tooltip/tip.ts'
import type { StepsStrings } from '../../locales/en/steps.ts'
import { externalIcon, retryIcon } from '../../styles/icons.ts'
import { phoneCode } from '../phoneCode.ts'
import { desktopLinks, type WalletLink, walletLinks } from '../walletLinks.ts'

type Parameters = { wallet: DeepReadonly<Wallet>; device: Device; strings: StepsStrings }

/** Shows a wallet that cannot be connected here: its extension is missing, or it has nothing for this device. */
export function absentWallet({
  wallet,
  device,
  strings,
  reason,
  icon,
}: Parameters & { reason: 'browser' | 'unsupported'; icon: TemplateResult }) {
  const title = { browser: strings.notInstalled, unsupported: strings.unreachable }[reason](wallet.name)
  const text = { browser: strings.missingWalletText, unsupported: strings.unreachableText }[reason]
  const [first, ...others] =
    device === 'desktop' ? desktopLinks(wallet, strings) : walletLinks(wallet, strings, device)
  const link = ({ href, name }: WalletLink, look = '') =>
    html`<a class="button ${look}" href=${href} target="_blank" rel="noopener noreferrer">
      ${name} ${externalIcon()}
    </a>`
  const reload = html`<button type="button" class="button" @click=${() => location.reload()}>
    ${retryIcon()} ${strings.reload}
  </button>`
  const more = [...others.map((one) => link(one)), ...(reason === 'unsupported' ? [] : [reload])]
  return html`
    <div class="stack centre status">
      ${icon}
      <p class="title">${title}</p>
      <p class="muted">${text}</p>
    </div>
    <div class="stack">
      ${first && link(first, 'primary')}
      ${more.length === 0 ? nothing : html`<div class="others">${more}</div>`}
    </div>
    ${reason === 'browser' ? phoneCode({ wallet, device, strings, icon }) : nothing}
  `
}

/** Links to where the wallet can be installed, under the ways to one that is. */
export function installLinks({ wallet, device, strings }: Parameters) {
  const links = walletLinks(wallet, strings, device)
  if (links.length === 0) return nothing
  return html`<div class="stack centre missing">
    <p class="muted small">${strings.missingIt(wallet.name)}</p>
    <div class="shops">
      ${links.map(({ href, name, icon }) =>
        tip(
          name,
          html`<a href=${href} target="_blank" rel="noopener noreferrer" aria-label=${name}>${icon()}</a>`,
        ),
      )}
    </div>
  </div>`
}
