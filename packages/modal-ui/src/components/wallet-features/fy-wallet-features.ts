import {
  canBuy,
  canSend,
  canSwap,
  type DeepReadonly,
  type Modal,
  type ModalState,
  walletNetwork,
} from '@foyer/modal-core'
import { css, html, nothing, type SVGTemplateResult, svg } from 'lit'
import { define } from '../../element/define.ts'
import { FyElement } from '../../element/FyElement.ts'
import type { AccountStrings } from '../../locales/en/account.ts'
import { icon } from '../../styles/icons.ts'

type Action = {
  view: 'OnRampProviders' | 'Swap' | 'WalletSend' | 'WalletReceive'
  title: string
  paths: SVGTemplateResult
  /** True if the feature is there, and the network and the wallet's adapter can. */
  isOn: boolean
}

/** The actions of an account, as one row of equal buttons. Only those that are possible are shown. */
export class FyWalletFeatures extends FyElement {
  static override styles = css`
    div {
      display: grid;
      grid-auto-columns: minmax(0, 1fr);
      grid-auto-flow: column;
      gap: 8px;
      padding-block-end: 16px;
    }
    button {
      display: flex;
      flex-direction: column;
      align-items: center;
      justify-content: center;
      gap: 4px;
      min-block-size: 64px;
      padding: 8px 4px;
      border-radius: var(--fy-radius-md);
      background: var(--fy-color-raised);
      font-size: var(--fy-text-sm);
      font-weight: 600;
      text-align: center;
      overflow-wrap: anywhere;
      transition:
        background var(--fy-duration-sm),
        transform var(--fy-duration-xs);
    }
    button:hover {
      background: var(--fy-color-raised-hover);
    }
    button:active {
      transform: scale(0.985);
    }
    svg {
      color: var(--fy-color-link);
    }
    @media (max-height: 700px) {
      div {
        padding-block-end: 10px;
      }
      button {
        min-block-size: 58px;
        padding-block: 6px;
      }
    }
    @media (forced-colors: active) {
      button {
        border: 1px solid;
      }
    }
  `
  static override properties = {
    modal: { attribute: false },
    state: { attribute: false },
    strings: { attribute: false },
  }

  declare modal: Modal
  declare state: DeepReadonly<ModalState>
  declare strings: AccountStrings

  get #actions(): Action[] {
    const { strings, state } = this
    const actions: Action[] = [
      {
        view: 'OnRampProviders',
        title: strings.onRampProvidersTitle,
        paths: svg`<rect x="3" y="6" width="18" height="13" rx="2.5" /><path d="M3 10.5h18M7 15h4" />`,
        isOn: canBuy(state),
      },
      {
        view: 'Swap',
        title: strings.swapTitle,
        paths: svg`<path d="M5 9h14M15 5l4 4M19 15H5M9 19l-4-4" />`,
        isOn: canSwap(this.modal),
      },
      {
        view: 'WalletSend',
        title: strings.walletSendTitle,
        paths: svg`<path d="M12 20V7M7 11.5l5-5 5 5M5 3h14" />`,
        isOn: canSend(this.modal),
      },
      {
        view: 'WalletReceive',
        title: strings.walletReceiveTitle,
        paths: svg`<path d="M12 4v11M7 10.5l5 5 5-5M5 20h14" />`,
        isOn: walletNetwork(state) !== undefined,
      },
    ]
    return actions.filter(({ isOn }) => isOn)
  }

  protected override render() {
    const actions = this.#actions
    if (actions.length === 0) return nothing
    return html`<div>
      ${actions.map(
        ({ view, title, paths }) =>
          html`<button type="button" @click=${() => this.modal.router.push({ view })}>${icon(paths)} ${title}</button>`,
      )}
    </div>`
  }
}

define('fy-wallet-features', FyWalletFeatures)

declare global {
  interface HTMLElementTagNameMap {
    'fy-wallet-features': FyWalletFeatures
  }
}
