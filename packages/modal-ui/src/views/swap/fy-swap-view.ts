import {
  activeAccount,
  type DeepReadonly,
  type SwapState,
  swapTokens,
  walletNetwork,
} from '@foyer/modal-core'
import { html, nothing, svg } from 'lit'
import '../../exports/modal.ts'
import '../account/fy-account-view.ts'
import { amountStyles } from '../../components/amount/amount.ts'
import { loadFailure } from '../../components/note/failure.ts'
import { note, noteStyles } from '../../components/note/note.ts'
import { waiting } from '../../components/skeleton/waiting.ts'
import { swapDetails, swapDetailsStyles, transferFees } from '../../components/swap-details/swapDetails.ts'
import { BalanceController } from '../../element/BalanceController.ts'
import { define } from '../../element/define.ts'
import { SwapController } from '../../element/SwapController.ts'
import { showSwapped } from '../../element/showSwapped.ts'
import type { SwapStrings } from '../../locales/en/swap.ts'
import { controls } from '../../styles/controls.ts'
import { icon, warningIcon } from '../../styles/icons.ts'
import { View } from '../View.ts'
import { impactField, slippageField, sourceField, toField } from './fields.ts'
import { styles } from './fy-swap-view.styles.ts'
import { swapError } from './swapError.ts'

type Form = DeepReadonly<SwapState>

/** The statuses of a swap that was sent. With them the form begins empty. */
const ENDS: readonly SwapState['status'][] = [
  'sent',
  'shared',
  'confirmed',
  'reverted',
  'replaced',
  'timedOut',
]

/** The form for swapping: two tokens, an amount, and what it gives. */
export class FySwapView extends View<'Swap', SwapStrings> {
  static override styles = [controls, noteStyles, swapDetailsStyles, styles, amountStyles]
  static override properties = { ...View.properties, isSlippageOpen: { state: true } }

  declare private isSlippageOpen: boolean

  /** The account and network that tokens were proposed for. */
  #proposedFor = ''

  constructor() {
    super()
    this.isSlippageOpen = false
    new BalanceController(this)
    new SwapController(this)
  }

  protected override firstUpdated() {
    if (this.#form && ENDS.includes(this.#form.status)) this.#control?.reset()
  }

  protected override updated(changed: Map<string, unknown>) {
    const before = changed.get('state') as FySwapView['state'] | undefined
    // The user came back from the preview before the wallet answered: what was sent is not to be sent twice.
    if (before?.swap?.status === 'signing' && this.#form?.status === 'sent') showSwapped(this.modal)
    else this.#propose()
  }

  get #form(): Form | undefined {
    return this.state.swap
  }

  get #control() {
    return this.modal.controls.swap
  }

  /** Begins with the first token that the account has and the server lists, on each network anew. */
  #propose() {
    const account = activeAccount(this.state)
    const form = this.#form
    const isKnown = form?.tokens.status === 'ready' && this.state.balance.current.status === 'ready'
    if (account.status !== 'connected' || !isKnown) return
    const place = `${account.address} ${form.tokens.chainId}`
    if (place === this.#proposedFor) return
    this.#proposedFor = place
    const token = swapTokens(this.state).find(({ amount, isListed }) => isListed && amount > 0n)
    if (token !== undefined && form.sourceToken === undefined) this.#control?.setSourceToken({ ...token })
  }

  protected override render() {
    const form = this.#form
    const { strings, modal } = this
    if (form === undefined) return nothing
    const { status } = form.tokens
    if (status === 'unsupported') return this.#renderUnsupported()
    if (status === 'failed')
      return loadFailure({
        reason: this.state.outdated ? 'removed' : undefined,
        text: strings.swapTokensFailed,
        strings,
        retry: () => this.#control?.load(),
      })
    if (status !== 'ready') return waiting({ strings })
    const problem = swapError({ swap: form, strings, network: walletNetwork(this.state) })
    const isPreparing = form.status === 'preparing'
    const fields = { swap: form, strings, modal }
    return html`<form class="stack" novalidate autocomplete="off">
      ${sourceField(fields)}
      <button type="button" class="flip" aria-label=${strings.swapFlip} @click=${() => this.#control?.flip()}>
        ${icon(svg`<path d="M8 4v16M4.5 16.5L8 20l3.5-3.5M16 20V4M12.5 7.5L16 4l3.5 3.5" />`)}
      </button>
      ${toField(fields)} ${swapDetails(form, strings)} ${transferFees(form, strings)} ${impactField(fields)}
      ${slippageField({ ...fields, isOpen: this.isSlippageOpen, toggle: this.#toggleSlippage })}
      <p id="problem" class="small danger-text" role="alert" ?hidden=${problem === undefined}>
        ${problem ?? nothing}
      </p>
      <button type="submit" class="button primary" aria-disabled=${isPreparing} @click=${this.#submit}>
        ${isPreparing ? strings.swapPreparing : strings.swapReview}
      </button>
    </form>`
  }

  #renderUnsupported() {
    const { strings, modal, state } = this
    const hasOthers = state.networks.list.length > 1
    return note({
      picture: warningIcon(),
      text: strings.swapUnsupported,
      role: 'status',
      action: hasOthers
        ? html`<button type="button" class="button primary" @click=${() => modal.router.push({ view: 'Networks' })}>
          ${strings.networksTitle}
        </button>`
        : undefined,
    })
  }

  #toggleSlippage = () => {
    this.isSlippageOpen = !this.isSlippageOpen
  }

  async #submit(event: Event) {
    event.preventDefault()
    const { router } = this.modal
    if (this.#form?.status === 'preparing') return
    const isReady = await this.#control?.preview()
    // The user may have gone elsewhere meanwhile.
    if (isReady && router.state.open && router.state.route.view === 'Swap')
      router.push({ view: 'SwapPreview' })
  }
}

define('fy-swap-view', FySwapView)

declare global {
  interface HTMLElementTagNameMap {
    'fy-swap-view': FySwapView
  }
}
