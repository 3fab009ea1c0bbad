import { type DeepReadonly, type SendState, walletNetwork } from '@foyer/modal-core'
import { html, nothing } from 'lit'
import '../../exports/modal.ts'
import '../account/fy-account-view.ts'
import '../../components/wallet-icon/fy-wallet-icon.ts'
import { activeConnectionIcon } from '../../components/wallet-icon/connectionIcon.ts'
import { pictureOfNetwork, pictureOfToken } from '../../components/wallet-icon/pictureOf.ts'
import { define } from '../../element/define.ts'
import { showSent } from '../../element/showSent.ts'
import type { SendStrings } from '../../locales/en/send.ts'
import { formatAmount, worthOfUnits } from '../../locales/formatAmount.ts'
import { shortenProfileName } from '../../locales/shortenOfView.ts'
import { formatTyped, worthOf } from '../../locales/typedAmount.ts'
import { controls } from '../../styles/controls.ts'
import { loadPicture } from '../loadPicture.ts'
import { ring, ringStyles } from '../requestRing.ts'
import { View } from '../View.ts'
import { styles } from './fy-wallet-send-preview-view.styles.ts'

/** The transaction to review before the request to the wallet, and while it is open. */
export class FyWalletSendPreviewView extends View<'WalletSendPreview', SendStrings> {
  static override styles = [controls, ringStyles, styles]

  protected override firstUpdated() {
    void loadPicture(this.modal)
  }

  protected override render() {
    const { strings, state } = this
    const { send } = state
    if (send?.token === undefined) return nothing
    const isReady = send.status === 'ready'
    const earlier = send.unanswered && this.#earlier[send.unanswered]
    return html`
      <div class="stack centre what">${this.#renderWhat(send)}</div>
      <dl>
        <div>
          <dt class="muted">${strings.sendTo}</dt>
          <dd class="receiver">${this.#renderReceiver(send)}</dd>
        </div>
        <div>
          <dt class="muted">${strings.network}</dt>
          <dd>${this.#renderNetwork()}</dd>
        </div>
        ${
          send.fee === undefined
            ? nothing
            : html`<div>
                <dt class="muted">${strings.sendFee}</dt>
                <dd>${this.#renderFee(send)}</dd>
              </div>`
        }
      </dl>
      <fy-send-notes .modal=${this.modal} .state=${state} .strings=${strings}></fy-send-notes>
      ${earlier && html`<p class="small warning" role="alert">${earlier}</p>`}
      <button type="button" class="button primary" aria-disabled=${!isReady} @click=${this.#send}>
        ${strings.walletSendTitle}
      </button>
    `
  }

  /** The request that the wallet has not answered in time. */
  get #earlier() {
    const { strings } = this
    return { open: strings.sendErrorUnanswered, sent: strings.sendLate }
  }

  #renderWhat({ token, sendTokenAmount, status }: DeepReadonly<SendState>) {
    const { strings } = this
    if (token === undefined) return nothing
    const worth = worthOf(sendTokenAmount, token.price, strings.$code)
    const isSigning = status === 'signing'
    return html`
      <div class="ring ${isSigning ? 'asking' : ''}">
        ${ring()}
        ${
          isSigning
            ? activeConnectionIcon(this.state)
            : html`<fy-wallet-icon round .src=${pictureOfToken(token)} .name=${token.symbol}></fy-wallet-icon>`
        }
      </div>
      <p class="title amount"><bdi>${formatTyped(sendTokenAmount, token, strings.$code)}</bdi></p>
      ${worth === undefined ? nothing : html`<p class="muted"><bdi>${worth}</bdi></p>`}
      <p class="muted asked" role="status">${isSigning ? strings.sendAccept : nothing}</p>
    `
  }

  #renderReceiver(send: DeepReadonly<SendState>) {
    const {
      receiverAddress,
      receiverProfileName: name,
      receiverProfileImageUrl: picture,
      isOwnAddress,
    } = send
    return html`
      ${
        name &&
        html`<b>
          ${picture && html`<fy-wallet-icon round .src=${picture} .name=${name}></fy-wallet-icon>`} ${shortenProfileName(name)}
        </b>`
      }
      <bdi class="mono ${[43, 44].includes(receiverAddress?.length ?? 0) ? 'wide' : ''}" translate="no">${receiverAddress}</bdi>
      ${isOwnAddress ? html`<span class="small warning">${this.strings.sendOwnAddress}</span>` : nothing}
    `
  }

  #renderNetwork() {
    const network = walletNetwork(this.state)
    return (
      network &&
      html`<fy-wallet-icon round .src=${pictureOfNetwork(network)} .name=${network.name}></fy-wallet-icon>
        ${network.name}`
    )
  }

  /** The fee is paid in the network's currency, whatever is sent. */
  #renderFee({ fee }: DeepReadonly<SendState>) {
    const { state, strings } = this
    const currency = walletNetwork(state)?.nativeCurrency
    if (fee === undefined || currency === undefined) return nothing
    const { current } = state.balance
    const price =
      current.status === 'ready'
        ? current.tokens.find(({ address }) => address === undefined)?.price
        : undefined
    const worth = worthOfUnits(fee, { ...currency, price }, strings.$code)
    return html`<bdi
      >${formatAmount(fee, currency.decimals, strings.$code)} ${currency.symbol}${worth === undefined ? '' : ` (${worth})`}</bdi
    >`
  }

  /** After a failure, the form shows why. */
  #send = () => {
    const { modal } = this
    void modal.controls.send?.send({ onSuccess: () => showSent(modal) })
  }
}

define('fy-wallet-send-preview-view', FyWalletSendPreviewView)

declare global {
  interface HTMLElementTagNameMap {
    'fy-wallet-send-preview-view': FyWalletSendPreviewView
  }
}
