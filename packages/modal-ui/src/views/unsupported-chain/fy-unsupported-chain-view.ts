import { type DeepReadonly, disconnect, type Network, selectNetwork } from '@foyer/modal-core'
import { css, html, nothing } from 'lit'
import '../../exports/modal.ts'
import '../../components/wallet-icon/fy-wallet-icon.ts'
import { pictureOfNetwork } from '../../components/wallet-icon/pictureOf.ts'
import { define } from '../../element/define.ts'
import type { StepsStrings } from '../../locales/en/steps.ts'
import { controls } from '../../styles/controls.ts'
import { chevronIcon, disconnectIcon } from '../../styles/icons.ts'
import { switchFailure } from '../switchFailure.ts'
import { View } from '../View.ts'

/** The wallet is on a network that is not configured: offers the configured ones, and Disconnect. */
export class FyUnsupportedChainView extends View<'UnsupportedChain', StepsStrings> {
  static override styles = [
    controls,
    css`
      .why {
        gap: 14px;
        padding: 8px 8px 20px;
      }
      .why fy-wallet-icon {
        --size: 64px;
      }
    `,
  ]

  protected override render() {
    const { strings } = this
    const { list } = this.state.networks
    const [first] = list
    if (first === undefined) return nothing
    return html`
      <div class="stack centre why">
        ${
          list.length === 1
            ? html`<fy-wallet-icon round .src=${pictureOfNetwork(first)} .name=${first.name}></fy-wallet-icon>
              <p class="muted">${strings.unsupportedOne(first.name)}</p>`
            : html`<p class="muted">${strings.unsupportedMany}</p>`
        }
        ${switchFailure(this, list.length === 1 ? first.name : undefined)}
      </div>
      <div class="stack">
        ${
          list.length === 1
            ? html`<button type="button" class="button primary" @click=${() => this.#select(first)}>
              ${strings.switchNetwork}
            </button>`
            : list.map((network) => this.#renderNetwork(network))
        }
        <button type="button" class="button danger" @click=${this.#disconnect}>
          ${disconnectIcon()} ${strings.disconnect}
        </button>
      </div>
    `
  }

  #renderNetwork(network: DeepReadonly<Network>) {
    return html`<button type="button" class="row" @click=${() => this.#select(network)}>
      <fy-wallet-icon round .src=${pictureOfNetwork(network)} .name=${network.name}></fy-wallet-icon>
      <span class="grow">${network.name}</span>
      <span class="muted">${chevronIcon()}</span>
    </button>`
  }

  /** A failure is shown at Connect. */
  #disconnect = () => disconnect(this.modal).catch(() => {})

  #select({ id, chainNamespace }: DeepReadonly<Network>) {
    void selectNetwork(this.modal, this.modal.networks.get(id, chainNamespace))
  }
}

define('fy-unsupported-chain-view', FyUnsupportedChainView)

declare global {
  interface HTMLElementTagNameMap {
    'fy-unsupported-chain-view': FyUnsupportedChainView
  }
}
