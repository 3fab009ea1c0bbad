import {
  activeAccount,
  type DeepReadonly,
  loadBalance,
  type SendState,
  type TokenBalance,
  walletNetwork,
} from '@foyer/modal-core'
import { html, nothing } from 'lit'
import '../../exports/modal.ts'
import '../account/fy-account-view.ts'
import { amountStyles, boxStyles } from '../../components/amount/amount.ts'
import { failure } from '../../components/note/failure.ts'
import { note, noteStyles } from '../../components/note/note.ts'
import { waiting } from '../../components/skeleton/waiting.ts'
import { tokenRow, tokenRowStyles } from '../../components/token-list/tokenRow.ts'
import { BalanceController } from '../../element/BalanceController.ts'
import { define } from '../../element/define.ts'
import { showSent } from '../../element/showSent.ts'
import type { SendStrings } from '../../locales/en/send.ts'
import { controls } from '../../styles/controls.ts'
import { chevronIcon, walletIcon } from '../../styles/icons.ts'
import { View } from '../View.ts'
import { amountField, receiverField } from './fields.ts'
import { styles } from './fy-wallet-send-view.styles.ts'
import { sendError } from './sendError.ts'

type Form = DeepReadonly<SendState>

/** The statuses of a transaction that was sent. With them the form begins empty. */
const ENDS: readonly SendState['status'][] = [
  'sent',
  'shared',
  'confirmed',
  'reverted',
  'replaced',
  'timedOut',
  'expired',
]

/** The form for sending: the token, the amount and the receiver. */
export class FyWalletSendView extends View<'WalletSend', SendStrings> {
  static override styles = [controls, noteStyles, tokenRowStyles, boxStyles, styles, amountStyles]

  /** The account and network that a token was proposed for. */
  #proposedFor = ''

  constructor() {
    super()
    new BalanceController(this)
  }

  protected override firstUpdated() {
    if (this.#form && ENDS.includes(this.#form.status)) this.#control?.reset()
  }

  protected override updated(changed: Map<string, unknown>) {
    const before = changed.get('state') as FyWalletSendView['state'] | undefined
    // The user came back from the preview before the wallet answered, or it answered late: what was sent is not to be sent twice.
    const was = before?.send?.status
    if ((was === 'signing' || was === 'failed') && this.#form?.status === 'sent') showSent(this.modal)
    else this.#proposeToken()
  }

  get #form(): Form | undefined {
    return this.state.send
  }

  get #control() {
    return this.modal.controls.send
  }

  /** Tokens that can be sent. Undefined until they are known. */
  get #tokens(): readonly DeepReadonly<TokenBalance>[] | undefined {
    const { current } = this.state.balance
    return current.status === 'ready' ? current.tokens.filter(({ amount }) => amount > 0n) : undefined
  }

  /** Begins with the first token there is, on each network anew. */
  #proposeToken() {
    const account = activeAccount(this.state)
    const [token] = this.#tokens ?? []
    if (token === undefined || account.status !== 'connected') return
    const place = `${account.address} ${token.chainId}`
    if (place === this.#proposedFor) return
    this.#proposedFor = place
    if (this.#form?.token?.chainId !== token.chainId) this.#control?.setToken({ ...token })
  }

  protected override render() {
    const form = this.#form
    const { strings, state } = this
    const { status } = state.balance.current
    const tokens = this.#tokens
    if (form === undefined) return nothing
    if (status === 'failed' && form.token === undefined)
      return failure({
        text: strings.balanceFailed,
        strings,
        retry: () => loadBalance(this.modal, { isForced: true }),
      })
    if (tokens === undefined && form.token === undefined) return waiting({ strings })
    if (tokens?.length === 0) return this.#renderEmpty()
    return this.#renderForm(form)
  }

  #renderEmpty() {
    const { strings, modal } = this
    return note({
      picture: walletIcon(),
      title: strings.sendNothing,
      text: strings.sendNothingText(walletNetwork(this.state)?.name ?? ''),
      role: 'status',
      action: html`<button
        type="button"
        class="button primary"
        @click=${() => modal.router.push({ view: 'WalletReceive' })}
      >
        ${strings.walletReceiveTitle}
      </button>`,
    })
  }

  #renderForm(form: Form) {
    const { strings, modal } = this
    const { send: control } = modal.controls
    const problem = sendError({ send: form, strings, network: walletNetwork(this.state) })
    const isEstimating = form.status === 'estimating'
    return html`<form class="stack" novalidate autocomplete="off">
      <button
        type="button"
        class="row token"
        @click=${() => modal.router.push({ view: 'WalletSendSelectToken' })}
      >
        <span class="visually-hidden">${strings.walletSendSelectTokenTitle}</span>
        ${form.token === undefined ? html`<span class="grow">${strings.walletSendSelectTokenTitle}</span>` : tokenRow(form.token, strings)}
        <span class="muted">${chevronIcon()}</span>
      </button>
      ${amountField({ send: form, strings, control })} ${receiverField({ send: form, strings, control })}
      <p id="problem" class="small danger-text" role="alert" ?hidden=${problem === undefined}>
        ${form.error?.problem ? html`<fy-wallet-problem .modal=${modal} .strings=${strings} .problem=${form.error.problem}>${problem}</fy-wallet-problem>` : (problem ?? nothing)}
      </p>
      <button type="submit" class="button primary" aria-disabled=${isEstimating} @click=${this.#submit}>
        ${isEstimating ? strings.sendEstimating : strings.sendReview}
      </button>
    </form>`
  }

  async #submit(event: Event) {
    event.preventDefault()
    const { router } = this.modal
    if (this.#form?.status === 'estimating') return
    const isReady = await this.#control?.preview()
    // The user may have gone elsewhere meanwhile.
    if (isReady && router.state.open && router.state.route.view === 'WalletSend')
      router.push({ view: 'WalletSendPreview' })
  }
}

define('fy-wallet-send-view', FyWalletSendView)

declare global {
  interface HTMLElementTagNameMap {
    'fy-wallet-send-view': FyWalletSendView
  }
}
