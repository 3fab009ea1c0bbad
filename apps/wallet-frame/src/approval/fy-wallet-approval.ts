import { html, nothing, svg } from 'lit'
import { ref } from 'lit/directives/ref.js'
import './fy-wallet-message.ts'
import './fy-wallet-permissions.ts'
import './fy-wallet-transaction.ts'
import './fy-wallet-transactions.ts'
import './fy-wallet-typed-data.ts'
import type { Texts } from '../locales/en.ts'
import { chainOf } from './chains.ts'
import { choosePlace, type Place } from './choosePlace.ts'
import { createArmedButton } from './createArmedButton.ts'
import { canSeeCovers } from './createArming.ts'
import { isSamePlace, mayBeMisled, type Press } from './createPress.ts'
import type { Description } from './describe/describeRequest.ts'
import { toLabel } from './describe/text.ts'
import { type Asker, PageElement } from './PageElement.ts'
import { code, notice, row, verbatim } from './render.ts'
import type { ScreenProps } from './ScreenElement.ts'

export type Decision = 'approved' | 'rejected'

/** The request, the dapp that asks, and the account. */
export type Asked = Asker & {
  description: Description
  account: string
  chainId: number
  /** The network, if it is none of EVM. */
  network?: string | undefined
}

/**
 * - `preparing`: the request is being filled in.
 * - `reading`: it is shown, and what its tokens call themselves is still asked for.
 * - `asking`, then `confirming` after a press of a finger, and where the browser cannot tell that something covers the page.
 * - `working`: it was approved.
 */
export type Stage = 'preparing' | 'reading' | 'asking' | 'confirming' | 'working'

/**
 * The page of an approval: who asks, what for, and the two buttons. Texts that change while it is open are set as `textContent`:
 * the translators of browsers put elements of theirs in the place of Lit's text nodes.
 */
export class FyWalletApproval extends PageElement {
  static override properties = {
    ...PageElement.properties,
    asked: { attribute: false },
    props: { attribute: false },
    stage: { attribute: false },
    decide: { attribute: false },
    place: { state: true },
  }

  declare asked: Asked | undefined
  declare props: Pick<ScreenProps, 'texts' | 'locale'> & Partial<ScreenProps>
  declare stage: Stage
  /** Called once. */
  declare decide: (decision: Decision) => void
  /** Of the second step. */
  declare place: Place | undefined

  #armed = createArmedButton(this, {
    page: () => this.#page,
    isOpen: () => this.stage === 'asking' || this.stage === 'confirming',
    refusal: () => this.#reject,
  })
  /** Of the first step. */
  #first: Press | undefined
  #page: Element | undefined
  #reject: HTMLElement | undefined

  /** Something that is shown has changed. */
  restart() {
    this.#armed.restart()
  }

  protected override leave(event: Event) {
    if (!event.isTrusted || this.stage === 'working') return
    this.decide('rejected')
  }

  #onApprove = (press: Press) => {
    const isRisky = this.asked?.description.kind === 'solana' && this.asked.description.warnings.length > 0
    if (this.stage === 'asking' && (isRisky || !canSeeCovers() || mayBeMisled(press)))
      return this.#confirm(press)
    // The button is elsewhere than the first one was. Who presses the same place again had the page moved there.
    if (this.#first !== undefined && isSamePlace(this.#first, press)) return this.#startOver()
    this.stage = 'working'
    this.decide('approved')
  }

  /** Asks once more, where nobody who moves the page can know. */
  #confirm(press: Press) {
    this.#first = press
    this.place = choosePlace()
    this.stage = 'confirming'
    this.#reject?.focus()
  }

  #startOver() {
    this.#first = undefined
    this.stage = 'asking'
  }

  /** Somebody who presses beside the button of the second step is not looking for it. */
  #onClick = (event: Event) => {
    // The first button, too: its own listener comes first, and it is gone by now.
    const isApprove = event
      .composedPath()
      .some((each) => each instanceof Element && each.hasAttribute('data-approve'))
    if (this.stage === 'confirming' && event.isTrusted && !isApprove) this.#startOver()
  }

  #title(texts: Texts, { description }: Asked) {
    if (description.kind === 'transactions' || description.kind === 'operation') {
      const { length } = description.transactions
      return length === 1 ? texts.titles.transaction : texts.titles.transactions(length)
    }
    if (description.kind === 'solana')
      return description.isSent ? texts.titles.transaction : texts.titles.signTransaction
    const isSignIn = description.kind === 'message' && description.signIn !== undefined
    return texts.titles[isSignIn ? 'signIn' : description.kind]
  }

  #body({ description }: Asked) {
    const props = this.props as ScreenProps
    switch (description.kind) {
      case 'message':
        return html`<fy-wallet-message .description=${description} .props=${props}></fy-wallet-message>`
      case 'typedData':
        return html`<fy-wallet-typed-data .description=${description} .props=${props}></fy-wallet-typed-data>`
      case 'permissions':
        return html`<fy-wallet-permissions .description=${description} .props=${props}></fy-wallet-permissions>`
      // It has come with the request.
      case 'solana':
        return html`<fy-wallet-solana .description=${description} .props=${props}></fy-wallet-solana>`
      case 'transaction':
        return html`<fy-wallet-transaction .description=${description} .props=${props}></fy-wallet-transaction>`
      case 'transactions':
      case 'operation':
        return html`<fy-wallet-transactions .description=${description} .props=${props}></fy-wallet-transactions>`
    }
  }

  #block({ description, origin }: Asked) {
    const { blocks } = this.props.texts
    const block = 'block' in description ? description.block : undefined
    if (block === undefined) return nothing
    const text =
      block.kind === 'chain'
        ? blocks.chain(block.chainId)
        : blocks.signInDomain(toLabel(block.domain, 100) ?? '–', new URL(origin).host)
    return html`<div role="alert"><ul>${notice(`${blocks.title}: ${text}`, 'danger')}</ul></div>`
  }

  #state(texts: Texts, isBlocked: boolean) {
    if (isBlocked) return texts.states.blocked
    return this.stage === 'reading'
      ? texts.loadingTokens
      : texts.states[this.#armed.ignored() ?? this.#armed.state()]
  }

  #approve(label: string) {
    const sign = this.#armed.state() === 'armed' ? checkSign() : nothing
    return this.#armed.render(html`${sign}${label}`, this.#onApprove)
  }

  #secondStep(row: Place['row']) {
    const { stage, place, props } = this
    if (stage !== 'confirming' || place?.row !== row) return nothing
    const { confirmTitle, confirm } = props.texts
    return html`<div class="confirm ${place.side}"><p>${confirmTitle}</p>${this.#approve(confirm)}</div>`
  }

  #wait(texts: Texts) {
    const { preparing } = texts.states
    return html`<main>
      ${this.renderHead(texts)}
      <div class="wait"><span class="spinner"></span><p role="status" .textContent=${preparing}></p></div>
    </main>`
  }

  /** In the place of the buttons: what was approved stays in sight. */
  #working({ signing, sending }: Texts['states'], { description }: Asked) {
    const { kind } = description
    const isSent =
      kind === 'transaction' ||
      kind === 'transactions' ||
      kind === 'operation' ||
      (kind === 'solana' && description.isSent)
    return html`<footer class="working">
      <span class="spinner"></span><p role="status" .textContent=${isSent ? sending : signing}></p>
    </footer>`
  }

  #footer(texts: Texts, isBlocked: boolean) {
    return html`<footer>
      <p
        class="state muted small ${this.#armed.ignored() === undefined ? '' : 'ignored'}"
        id="state"
        role="status"
        .textContent=${this.#state(texts, isBlocked)}
      ></p>
      <div class="actions">
        <button
          type="button"
          class="button"
          ${ref((button) => (this.#reject = button as HTMLElement | undefined))}
          @click=${this.leave}
        >
          ${texts.reject}
        </button>
        ${isBlocked || this.stage === 'confirming' ? nothing : this.#approve(texts.approve)}
      </div>
    </footer>`
  }

  #network(chainId: number, texts: Texts) {
    const chain = chainOf(chainId)
    return chain === undefined ? texts.networkId(chainId) : verbatim(`${chain.name} (${chainId})`)
  }

  protected override render() {
    const { texts } = this.props
    const { asked, stage } = this
    if (asked === undefined || stage === 'preparing') return this.#wait(texts)
    const { account, chainId, description, network } = asked
    const isBlocked = 'block' in description && description.block !== undefined
    return html`<main aria-labelledby="title" @click=${this.#onClick} ${ref((page) => (this.#page = page))}>
      ${this.#secondStep('top')}
      ${this.renderHead(texts, asked, stage !== 'working')}
      ${this.#secondStep('middle')}
      <div class="scroll" tabindex="0" role="region" aria-labelledby="title">
        <h1 id="title">${this.#title(texts, asked)}</h1>
        ${this.#block(asked)} ${this.#body(asked)}
        <dl class="account">
          ${row(texts.account, code(`${account.slice(0, 6)}…${account.slice(-4)}`))}
          ${row(texts.network, network === undefined ? this.#network(chainId, texts) : verbatim(network))}
        </dl>
      </div>
      ${this.#secondStep('bottom')}
      ${stage === 'working' ? this.#working(texts.states, asked) : this.#footer(texts, isBlocked)}
    </main>`
  }
}
customElements.define('fy-wallet-approval', FyWalletApproval)

const checkSign = () => html`<svg width="18" height="18" viewBox="0 0 24 24" fill="none" stroke="currentColor"
  stroke-width="2" stroke-linecap="round" stroke-linejoin="round" aria-hidden="true">
  ${svg`<path d="M5 12.5l4.5 4.5L19 7.5" />`}
</svg>`
