import {
  activeAccount,
  type DeepReadonly,
  type OnRampProvider,
  type OnRampState,
  profileOf,
} from '@foyer/modal-core'
import { html, nothing } from 'lit'
import '../../exports/modal.ts'
import '../../components/legal-footer/fy-legal-footer.ts'
import { amountInput, amountStyles, boxStyles, quickAmounts } from '../../components/amount/amount.ts'
import { loadFailure } from '../../components/note/failure.ts'
import { note, noteStyles } from '../../components/note/note.ts'
import { waiting } from '../../components/skeleton/waiting.ts'
import '../../components/wallet-icon/fy-wallet-icon.ts'
import { currencyIcon } from '../../components/wallet-icon/currencyIcon.ts'
import { pictureOfToken } from '../../components/wallet-icon/pictureOf.ts'
import { toPicture } from '../../components/wallet-icon/toPicture.ts'
import { define } from '../../element/define.ts'
import type { OnRampStrings } from '../../locales/en/onRamp.ts'
import { formatMoney } from '../../locales/formatMoney.ts'
import { controls } from '../../styles/controls.ts'
import { chevronIcon, externalIcon, walletIcon } from '../../styles/icons.ts'
import { View } from '../View.ts'
import { styles } from './fy-on-ramp-providers-view.styles.ts'
import { isAboutAmount, onRampLimits, onRampProblem } from './onRampProblem.ts'
import { providerIcon } from './providerIcon.ts'
import { quickPurchases } from './quickPurchases.ts'

type Form = DeepReadonly<OnRampState>

/** Digits of the big amount that fit beside a currency. */
const ROOM = 8

/** The token to buy, the amount, and the providers that sell it: each leads to its own page. */
export class FyOnRampProvidersView extends View<'OnRampProviders', OnRampStrings> {
  static override styles = [controls, noteStyles, boxStyles, styles, amountStyles]

  get #control() {
    return this.modal.controls.onRamp
  }

  protected override firstUpdated() {
    void this.#control?.load()
  }

  protected override updated(changed: Map<string, unknown>) {
    const before = changed.get('state') as FyOnRampProvidersView['state'] | undefined
    const isNew = before?.onRamp?.preparing !== undefined && this.state.onRamp?.link !== undefined
    // The link takes the place of the button that had the focus.
    if (isNew) this.renderRoot.querySelector<HTMLElement>('a.button')?.focus()
  }

  protected override render() {
    const { strings, state } = this
    const { onRamp: form } = state
    if (form === undefined) return nothing
    const { termsUrl, privacyUrl } = state.options
    return html`
      ${form.status === 'ready' ? this.#renderForm(form) : this.#renderStatus(form)}
      <fy-legal-footer .strings=${strings} .termsUrl=${termsUrl} .privacyUrl=${privacyUrl}></fy-legal-footer>
    `
  }

  #renderStatus({ status }: Form) {
    const { strings } = this
    if (status === 'failed')
      return loadFailure({
        reason: this.state.outdated ? 'removed' : undefined,
        text: strings.onRampFailed,
        strings,
        retry: () => this.#control?.load(),
      })
    if (status === 'off') return note({ picture: walletIcon(), text: strings.onRampOff, role: 'status' })
    return waiting({ strings })
  }

  #renderForm(form: Form) {
    const { strings, modal } = this
    const { token, currency } = form
    if (token === undefined || currency === undefined) return nothing
    const isWrong = isAboutAmount(form)
    const problem = onRampProblem(form, strings)
    const sellers = form.providers.filter(({ id }) => token.providers.includes(id))
    return html`<div class="stack form">
      <div class="field">
        <label for="amount">${strings.onRampPay}</label>
        <div class="box ${isWrong ? 'wrong' : ''}">
          ${amountInput({ amount: form.amount, room: ROOM, length: 20, describedBy: 'limits amount-problem', isWrong, control: this.#control })}
          <button
            type="button"
            class="currency"
            @click=${() => modal.router.push({ view: 'OnRampFiatSelect' })}
          >
            <span class="visually-hidden">${strings.onRampFiatSelectTitle}</span>
            ${currencyIcon(currency, strings.$code)}
            ${currency.code} <span class="muted">${chevronIcon()}</span>
          </button>
        </div>
        <p id="limits" class="muted small">${strings.onRampLimits(...onRampLimits(form, strings.$code))}</p>
        <p id="amount-problem" class="small danger-text" role="alert" ?hidden=${!isWrong}>
          ${isWrong ? problem : nothing}
        </p>
        ${this.#renderQuickAmounts(form)}
      </div>
      <div class="field">
        <span class="label" aria-hidden="true">${strings.onRampGet}</span>
        <button type="button" class="row" @click=${() => modal.router.push({ view: 'OnRampTokenSelect' })}>
          <span class="visually-hidden">${strings.onRampTokenSelectTitle}</span>
          <fy-wallet-icon round .src=${pictureOfToken(toPicture(token))} .name=${token.symbol}></fy-wallet-icon>
          <span class="grow">${token.name}</span>
          <span class="muted symbol">${token.symbol}</span>
          <span class="muted">${chevronIcon()}</span>
        </button>
      </div>
      ${this.#renderReceiver()}
      <p class="small danger-text" role="alert" ?hidden=${isWrong || problem === undefined}>
        ${isWrong ? nothing : problem}
      </p>
      <p class="label" id="providers">${strings.onRampChoose}</p>
      <ul class="stack" aria-labelledby="providers">
        ${sellers.map((provider) => html`<li>${this.#renderProvider(provider, form)}</li>`)}
      </ul>
      <p class="muted small centre">${strings.onRampLeave}</p>
    </div>`
  }

  #renderQuickAmounts({ currency, amount }: Form) {
    const { strings } = this
    if (currency === undefined) return nothing
    return quickAmounts(
      strings.onRampPay,
      quickPurchases(currency.min, currency.max).map((text) => ({
        title: formatMoney(text, currency.code, strings.$code),
        isCurrent: amount === text,
        set: () => this.#control?.setAmount(text),
      })),
    )
  }

  /** Whose account gets what is bought: to be looked at before leaving. */
  #renderReceiver() {
    const { strings, state } = this
    const account = activeAccount(state)
    if (account.status !== 'connected') return nothing
    const name = profileOf(state, account.address)?.name
    return html`<p class="small receiver">
      <span class="muted">${strings.onRampTo}</span> ${name && html`<b>${name}</b>`}
      <bdi class="address" dir="ltr">${account.address}</bdi>
    </p>`
  }

  #renderProvider(provider: OnRampProvider, form: Form) {
    const { strings } = this
    const { id, name } = provider
    const { link, preparing } = form
    if (link?.provider === id)
      return html`<a
        class="button primary"
        href=${link.url}
        target="_blank"
        rel="noopener"
        @click=${() => this.#control?.leave()}
        >${strings.onRampContinue(name)} ${externalIcon()}</a
      >`
    return html`<button
      type="button"
      class="row provider"
      aria-disabled=${preparing !== undefined}
      @click=${() => this.#prepare(id)}
    >
      ${providerIcon(provider)}
      <span class="name">${name}</span>
      <span class="price" role="status">
        ${preparing === id ? html`<span class="muted">${strings.onRampPreparing}</span>` : this.#renderPrice(id, form)}
      </span>
    </button>`
  }

  #renderPrice(id: string, { quotes, token, currency }: Form) {
    const { strings } = this
    const quote = quotes[id]
    if (quote === undefined) return nothing
    if (quote.status === 'loading') return html`<span class="muted">${strings.onRampAsking}</span>`
    if (quote.status === 'unknown') return html`<span class="muted">${strings.onRampUnknown}</span>`
    const format = new Intl.NumberFormat(strings.$code, { maximumFractionDigits: 8 })
    return html`<bdi>≈ ${format.format(quote.receives as `${number}`)} ${token?.symbol}</bdi>
      <span class="muted small"
        >${strings.onRampFee(formatMoney(quote.fee, currency?.code ?? '', strings.$code))}</span
      >`
  }

  #prepare(provider: string) {
    if (this.state.onRamp?.preparing === undefined) void this.#control?.prepare(provider)
  }
}

define('fy-on-ramp-providers-view', FyOnRampProvidersView)

declare global {
  interface HTMLElementTagNameMap {
    'fy-on-ramp-providers-view': FyOnRampProvidersView
  }
}
