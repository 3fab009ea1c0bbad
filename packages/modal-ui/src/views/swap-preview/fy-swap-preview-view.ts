import { type DeepReadonly, type SwapState, walletNetwork } from '@foyer/modal-core'
import { css, html, nothing, type TemplateResult } from 'lit'
import '../../exports/modal.ts'
import '../account/fy-account-view.ts'
import { explorerOf } from '../../components/account-assets/explorerOf.ts'
import { swapDetails, swapDetailsStyles } from '../../components/swap-details/swapDetails.ts'
import '../../components/wallet-icon/fy-wallet-icon.ts'
import { pictureOfToken } from '../../components/wallet-icon/pictureOf.ts'
import { define } from '../../element/define.ts'
import { SwapController } from '../../element/SwapController.ts'
import { showSwapped } from '../../element/showSwapped.ts'
import { formatAmount } from '../../locales/formatAmount.ts'
import type { SwapStrings } from '../../locales/swap/en.ts'
import { formatTyped } from '../../locales/typedAmount.ts'
import { controls } from '../../styles/controls.ts'
import { checkIcon, crossIcon, externalIcon, warningIcon } from '../../styles/icons.ts'
import { ring, ringStyles } from '../requestRing.ts'
import { sentRingStyles } from '../sentRing.ts'
import { View } from '../View.ts'

type Swap = DeepReadonly<SwapState>

type End = {
  look: 'asking' | 'done' | 'late' | 'failed'
  badge?: TemplateResult
  title: string
  text: string
}

/** The swap to review before the requests to the wallet, while they are open, and what became of it. */
export class FySwapPreviewView extends View<'SwapPreview', SwapStrings> {
  static override styles = [
    controls,
    ringStyles,
    sentRingStyles,
    swapDetailsStyles,
    css`
      .what {
        gap: 4px;
        padding: 0 8px 12px;
      }
      .pair {
        display: flex;
        justify-content: center;
        gap: 4px;
        margin-block-end: 8px;
      }
      .pair fy-wallet-icon {
        --size: 40px;
      }
      .amount {
        overflow-wrap: anywhere;
        font-variant-numeric: tabular-nums;
      }
      .said {
        padding-block: 12px;
      }
      .button[aria-disabled='true'] {
        opacity: 0.6;
        cursor: default;
      }
    `,
  ]

  constructor() {
    super()
    new SwapController(this)
  }

  protected override render() {
    const { swap } = this.state
    if (swap?.sourceToken === undefined || swap.toToken === undefined) return nothing
    const end = this.#end(swap)
    return end === undefined ? this.#renderReview(swap) : this.#renderEnd(swap, end)
  }

  #amounts({ sourceToken, sourceTokenAmount, toToken, quote }: Swap) {
    const { $code } = this.strings
    return {
      sold: sourceToken ? formatTyped(sourceTokenAmount, sourceToken, $code) : '',
      bought:
        toToken && quote ? `${formatAmount(quote.toAmount, toToken.decimals, $code)} ${toToken.symbol}` : '',
    }
  }

  #renderReview(swap: Swap) {
    const { strings } = this
    const { sourceToken, toToken, status } = swap
    const { sold, bought } = this.#amounts(swap)
    const isMoved = status === 'moved'
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
        <p class="title amount">${sold}</p>
        <p class="muted">${strings.swapReceive}</p>
        <p class="title amount">${bought === '' ? '…' : `≈ ${bought}`}</p>
      </div>
      ${swapDetails(swap, strings, this.#rows(swap))}
      <p class="centre said ${isMoved ? 'warning' : 'muted'}" role="status">${this.#said(swap, sold)}</p>
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
    if (fee !== undefined)
      rows.push([strings.swapFee, `${formatAmount(fee, decimals, strings.$code)} ${symbol}`])
    return rows
  }

  #said({ status, needsApproval }: Swap, sold: string): string {
    const { strings } = this
    if (status === 'moved') return strings.swapMoved
    if (status === 'approving') return strings.swapApproving(sold)
    if (status === 'approvalSent') return strings.swapApprovalSent(sold)
    if (status === 'signing') return strings.swapSigning
    return needsApproval === true ? strings.swapNeedsApproval(sold) : ''
  }

  #renderEnd(swap: Swap, { look, badge, title, text }: End) {
    const { strings, state } = this
    const { sourceToken, toToken, hash } = swap
    const network = state.networks.list.find(({ caipNetworkId }) => caipNetworkId === sourceToken?.chainId)
    const explorerUrl = explorerOf(state, network)
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
        <p class="muted small amount">${this.#amounts(swap).sold} → ${toToken?.symbol}</p>
      </div>
      <div class="stack">
        ${
          explorerUrl && hash
            ? html`<a class="button" href="${explorerUrl}/tx/${hash}" target="_blank" rel="noopener noreferrer"
                >${strings.swapExplorer} ${externalIcon()}</a
              >`
            : nothing
        }
        <button type="button" class="button primary" @click=${this.#close}>${strings.swapClose}</button>
      </div>
    `
  }

  /** Undefined before anything was sent. */
  #end({ status, error }: Swap): End | undefined {
    const { strings } = this
    if (status === 'sent') return { look: 'asking', title: strings.swapSentTitle, text: strings.swapSentText }
    if (status === 'confirmed')
      return { look: 'done', badge: checkIcon(), title: strings.swapDoneTitle, text: strings.swapDoneText }
    if (status === 'reverted')
      return {
        look: 'failed',
        badge: crossIcon(),
        title: strings.swapRevertedTitle,
        text: strings.swapRevertedText,
      }
    if (status === 'replaced')
      return {
        look: 'late',
        badge: warningIcon(),
        title: strings.swapReplacedTitle,
        text: strings.swapReplacedText,
      }
    if (status === 'timedOut')
      return {
        look: 'late',
        badge: warningIcon(),
        title: strings.swapTimedOutTitle,
        text: strings.swapTimedOutText,
      }
    // A wallet that sent several calls as one, and did not say what became of them.
    if (status === 'failed' && error?.code === 'hash')
      return {
        look: 'failed',
        badge: crossIcon(),
        title: strings.swapRevertedTitle,
        text: strings.swapErrorHash,
      }
    return undefined
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
