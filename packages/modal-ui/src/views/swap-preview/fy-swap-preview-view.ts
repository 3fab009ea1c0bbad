import { type DeepReadonly, type SwapState, walletNetwork } from '@foyer/modal-core'
import { html, nothing } from 'lit'
import '../../exports/modal.ts'
import '../account/fy-account-view.ts'
import { explorerOfSent } from '../../components/account-assets/explorerOf.ts'
import { swapDetails, swapDetailsStyles, transferFees } from '../../components/swap-details/swapDetails.ts'
import '../../components/wallet-icon/fy-wallet-icon.ts'
import { pictureOfToken } from '../../components/wallet-icon/pictureOf.ts'
import { define } from '../../element/define.ts'
import { SwapController } from '../../element/SwapController.ts'
import { showSwapped } from '../../element/showSwapped.ts'
import type { SwapStrings } from '../../locales/en/swap.ts'
import { formatAmount, worthOfUnits } from '../../locales/formatAmount.ts'
import { formatTyped, worthOf } from '../../locales/typedAmount.ts'
import { controls } from '../../styles/controls.ts'
import { externalIcon } from '../../styles/icons.ts'
import { ring, ringStyles } from '../requestRing.ts'
import { sentRingStyles } from '../sentRing.ts'
import { View } from '../View.ts'
import { styles } from './fy-swap-preview-view.styles.ts'
import { type SwapEnd, swapEnd } from './swapEnd.ts'

type Swap = DeepReadonly<SwapState>

/** The swap to review before the requests to the wallet, while they are open, and what became of it. */
export class FySwapPreviewView extends View<'SwapPreview', SwapStrings> {
  static override styles = [controls, ringStyles, sentRingStyles, swapDetailsStyles, styles]

  constructor() {
    super()
    new SwapController(this)
  }

  protected override render() {
    const { swap } = this.state
    if (swap?.sourceToken === undefined || swap.toToken === undefined) return nothing
    const end = swapEnd(swap, this.strings)
    return end === undefined ? this.#renderReview(swap) : this.#renderEnd(swap, end)
  }

  #amounts({ sourceToken, sourceTokenAmount, toToken, quote }: Swap) {
    const { $code } = this.strings
    return {
      sold: sourceToken ? formatTyped(sourceTokenAmount, sourceToken, $code) : '',
      bought:
        toToken && quote ? `${formatAmount(quote.toAmount, toToken.decimals, $code)} ${toToken.symbol}` : '',
      soldWorth: worthOf(sourceTokenAmount, sourceToken?.price, $code),
      boughtWorth:
        toToken &&
        quote &&
        worthOfUnits(quote.toAmount, { ...toToken, price: toToken.price ?? quote.toPrice }, $code),
    }
  }

  #renderReview(swap: Swap) {
    const { strings } = this
    const { sourceToken, toToken, status } = swap
    const { sold, bought, soldWorth, boughtWorth } = this.#amounts(swap)
    const isMoved = status === 'moved'
    const earlier =
      swap.unanswered && { open: strings.swapErrorUnanswered, sent: strings.swapLate }[swap.unanswered]
    return html`
      <div class="stack centre what">
        <div class="pair">
          ${[sourceToken, toToken].map(
            (token) =>
              token &&
              html`<fy-wallet-icon round .src=${pictureOfToken(token)} .name=${token.symbol}></fy-wallet-icon>`,
          )}
        </div>
        <p class="muted">${strings.swapPay}</p>
        <p class="title amount"><bdi>${sold}</bdi></p>
        ${soldWorth && html`<p class="muted small"><bdi>${soldWorth}</bdi></p>`}
        <p class="muted">${strings.swapReceive}</p>
        <p class="title amount"><bdi>${bought === '' ? '…' : `≈ ${bought}`}</bdi></p>
        ${boughtWorth && html`<p class="muted small"><bdi>${boughtWorth}</bdi></p>`}
      </div>
      ${swapDetails(swap, strings, this.#rows(swap))} ${transferFees(swap, strings)}
      <p class="centre said ${isMoved ? 'warning' : 'muted'}" role="status">${this.#said(swap, sold)}</p>
      ${earlier && html`<p class="small warning" role="alert">${earlier}</p>`}
      <button
        type="button"
        class="button primary"
        aria-disabled=${!isMoved && status !== 'ready'}
        @click=${isMoved ? this.#accept : this.#send}
      >
        ${isMoved ? strings.swapAcceptPrice : strings.swapTitle}
      </button>
    `
  }

  /** The network and its fee, which is paid in its currency. */
  #rows({ fee }: Swap): [string, string][] {
    const { strings } = this
    const network = walletNetwork(this.state)
    if (network === undefined) return []
    const { decimals, symbol } = network.nativeCurrency
    const rows: [string, string][] = [[strings.swapNetwork, network.name]]
    if (fee === undefined) return rows
    const { current } = this.state.balance
    const currency =
      current.status === 'ready' ? current.tokens.find(({ address }) => address === undefined) : undefined
    const worth = worthOfUnits(fee, { decimals, price: currency?.price }, strings.$code)
    const shown = `${formatAmount(fee, decimals, strings.$code)} ${symbol}`
    rows.push([strings.swapFee, worth === undefined ? shown : `${shown} (${worth})`])
    return rows
  }

  #said({ status, needsApproval }: Swap, sold: string): string {
    const { strings } = this
    if (status === 'moved') return strings.swapMoved
    if (status === 'approving') return strings.swapApproving(sold)
    if (status === 'approvalSent') return strings.swapApprovalSent(sold)
    if (status === 'approvalShared') return strings.swapApprovalShared(sold)
    if (status === 'signing') return strings.swapSigning
    return needsApproval === true ? strings.swapNeedsApproval(sold) : ''
  }

  #renderEnd(swap: Swap, { look, badge, title, text }: SwapEnd) {
    const { strings, state } = this
    const { sourceToken, toToken } = swap
    const network = state.networks.list.find(({ caipNetworkId }) => caipNetworkId === sourceToken?.chainId)
    const explorerUrl = explorerOfSent(network, swap)
    return html`
      <div class="stack centre status">
        <div class="ring ${look}">
          ${ring()}
          <fy-wallet-icon round .src=${toToken && pictureOfToken(toToken)} .name=${toToken?.symbol ?? ''}></fy-wallet-icon>
          ${badge && html`<span class="badge">${badge}</span>`}
        </div>
        <div class="stack" role="status">
          <p class="title ${look === 'failed' ? 'danger-text' : ''}">${title}</p>
          <p class="muted">${text}</p>
        </div>
        <p class="muted small amount"><bdi>${this.#amounts(swap).sold} → ${toToken?.symbol}</bdi></p>
      </div>
      <div class="stack">
        ${
          explorerUrl
            ? html`<a class="button" href=${explorerUrl} target="_blank" rel="noopener noreferrer"
                >${strings.swapExplorer} ${externalIcon()}</a
              >`
            : nothing
        }
        <button type="button" class="button primary" @click=${this.#close}>${strings.swapClose}</button>
      </div>
    `
  }

  /** A refusal or an error leads back to the form, which says why. */
  protected override updated() {
    const { router } = this.modal
    const status = this.state.swap?.status
    const isHere = router.state.open && router.state.route.view === 'SwapPreview'
    if (status === 'editing' && this.state.swap?.error && isHere) router.pop()
  }

  #send = () => {
    const { modal } = this
    void modal.controls.swap?.swap({ onSuccess: () => showSwapped(modal) })
  }

  #accept = () => {
    void this.modal.controls.swap?.accept()
  }

  #close() {
    this.modal.router.reset({ view: 'Account' })
    void this.modal.controls.swap?.reset()
  }
}

define('fy-swap-preview-view', FySwapPreviewView)

declare global {
  interface HTMLElementTagNameMap {
    'fy-swap-preview-view': FySwapPreviewView
  }
}
