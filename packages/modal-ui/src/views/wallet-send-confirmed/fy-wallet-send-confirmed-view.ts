import type { DeepReadonly, SendState } from '@foyer/modal-core'
import { css, html, nothing, type TemplateResult } from 'lit'
import '../../exports/modal.ts'
import '../account/fy-account-view.ts'
import { explorerOfSent } from '../../components/account-assets/explorerOf.ts'
import '../../components/wallet-icon/fy-wallet-icon.ts'
import { pictureOfToken } from '../../components/wallet-icon/pictureOf.ts'
import { define } from '../../element/define.ts'
import type { SendStrings } from '../../locales/en/send.ts'
import { shortenAddress } from '../../locales/shorten.ts'
import { shortenProfileName } from '../../locales/shortenOfView.ts'
import { formatTyped } from '../../locales/typedAmount.ts'
import { controls } from '../../styles/controls.ts'
import { checkIcon, crossIcon, externalIcon, warningIcon } from '../../styles/icons.ts'
import { ring, ringStyles } from '../requestRing.ts'
import { sentRingStyles } from '../sentRing.ts'
import { View } from '../View.ts'

type End = {
  look: 'asking' | 'done' | 'late' | 'failed'
  badge?: TemplateResult
  title: string
  text: string
}

/** The status of the transaction that was sent. */
export class FyWalletSendConfirmedView extends View<'WalletSendConfirmed', SendStrings> {
  static override styles = [
    controls,
    ringStyles,
    sentRingStyles,
    css`
      .title {
        overflow-wrap: anywhere;
      }
    `,
  ]

  protected override render() {
    const { strings, state } = this
    const { send } = state
    const end = send && this.#end(send)
    if (send?.token === undefined || end === undefined) return nothing
    const { token, receiverAddress, receiverProfileName } = send
    const network = state.networks.list.find(({ caipNetworkId }) => caipNetworkId === token.chainId)
    const explorerUrl = explorerOfSent(network, send)
    return html`
      <div class="stack centre status">
        <div class="ring ${end.look}">
          ${ring()}
          <fy-wallet-icon round .src=${pictureOfToken(token)} .name=${token.symbol}></fy-wallet-icon>
          ${end.badge && html`<span class="badge">${end.badge}</span>`}
        </div>
        <div class="stack" role="status">
          <p class="title ${end.look === 'failed' ? 'danger-text' : ''}">${end.title}</p>
          <p class="muted">${end.text}</p>
        </div>
        ${
          receiverAddress &&
          html`<p class="muted small" title=${receiverAddress}>
            ${strings.sentTo(receiverProfileName ? `${shortenProfileName(receiverProfileName)} (${shortenAddress(receiverAddress)})` : shortenAddress(receiverAddress))}
          </p>`
        }
      </div>
      <div class="stack">
        ${
          explorerUrl &&
          html`<a class="button" href=${explorerUrl} target="_blank" rel="noopener noreferrer"
            >${strings.viewOnExplorer} ${externalIcon()}</a
          >`
        }
        <button type="button" class="button primary" @click=${this.#close}>${strings.sentClose}</button>
      </div>
    `
  }

  /** Undefined before anything was sent. */
  #end({ status, sendTokenAmount, token }: DeepReadonly<SendState>): End | undefined {
    const { strings } = this
    const amount = token === undefined ? '' : formatTyped(sendTokenAmount, token, strings.$code)
    if (status === 'sent') return { look: 'asking', title: strings.sentTitle, text: strings.sentText }
    if (status === 'confirmed')
      return { look: 'done', badge: checkIcon(), title: strings.sentDone(amount), text: strings.sentDoneText }
    if (status === 'reverted')
      return { look: 'failed', badge: crossIcon(), title: strings.revertedTitle, text: strings.revertedText }
    if (status === 'shared')
      return { look: 'late', badge: warningIcon(), title: strings.sharedTitle, text: strings.sharedText }
    if (status === 'replaced')
      return { look: 'late', badge: warningIcon(), title: strings.replacedTitle, text: strings.replacedText }
    if (status === 'expired')
      return { look: 'failed', badge: crossIcon(), title: strings.expiredTitle, text: strings.expiredText }
    if (status === 'timedOut')
      return { look: 'late', badge: warningIcon(), title: strings.timedOutTitle, text: strings.timedOutText }
    return undefined
  }

  #close() {
    this.modal.router.reset({ view: 'Account' })
    this.modal.controls.send?.reset()
  }
}

define('fy-wallet-send-confirmed-view', FyWalletSendConfirmedView)

declare global {
  interface HTMLElementTagNameMap {
    'fy-wallet-send-confirmed-view': FyWalletSendConfirmedView
  }
}
