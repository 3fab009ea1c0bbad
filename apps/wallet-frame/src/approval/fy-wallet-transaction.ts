import { html, nothing } from 'lit'
import type { CallParts, TransactionDescription } from './describe/transaction.ts'
import { formatUnits } from './formatUnits.ts'
import {
  code,
  count,
  FIRST_CHARACTERS,
  FIRST_NODES,
  fee,
  named,
  row,
  showAll,
  token,
  tokenAmount,
  until,
  values,
  verbatim,
  warningList,
} from './render.ts'
import { ScreenElement } from './ScreenElement.ts'
import { besideValue, expected, isPlain, sentenceOf, titleOf } from './summary.ts'

/** A transaction, or a call of an operation: what it does, what it sends, and the most that a transaction costs. */
export class FyWalletTransaction extends ScreenElement<CallParts | TransactionDescription> {
  static override properties = { ...ScreenElement.properties, isPart: { attribute: false } }

  /** True if it is one of several, whose sum has been said. */
  declare isPart: boolean

  constructor() {
    super()
    this.isPart = false
  }

  #named = (address: string) => named(address, this.nameOf(address))

  #rows() {
    const { texts } = this.props
    const { call } = this.description
    switch (call.kind) {
      case 'native':
        return row(texts.to, this.#named(call.to))
      case 'deploy':
        return nothing
      case 'tokenTransfer':
        return html`
          ${row(texts.amount, tokenAmount(call.amount, this.claimsOf(call.token), this.props))}
          ${row(texts.to, this.#named(call.to))}
          ${call.from === undefined ? nothing : row(texts.from, this.#named(call.from))}
          ${this.#token(call.token)}
        `
      case 'tokenApproval':
        return html`
          ${row(texts.spender, this.#named(call.spender))}
          ${row(texts.amount, tokenAmount(call.amount, this.claimsOf(call.token), this.props))}
          ${this.#token(call.token)}
          ${call.deadline === undefined ? nothing : until(call.deadline, this.props)}
        `
      case 'collectionApproval':
        return html`${row(texts.spender, this.#named(call.spender))} ${this.#token(call.token)}`
      case 'nftTransfer':
        return html`
          ${row(
            texts.items,
            call.items.map(
              ({ id, amount }) =>
                html`<div>${verbatim(`${amount === undefined ? '' : `${amount} × `}#${id}`)}</div>`,
            ),
          )}
          ${row(texts.to, this.#named(call.to))} ${row(texts.from, this.#named(call.from))}
          ${this.#token(call.token)}
        `
      case 'contract': {
        let room = this.isWhole ? Infinity : FIRST_NODES
        return html`
          ${row(texts.contract, named(call.to, call.name))}
          ${row(texts.function, [
            code(call.functionName),
            call.values.length === 0 ? nothing : values(call.values, texts, () => room-- > 0),
            this.isWhole || count(call.values) <= FIRST_NODES ? nothing : showAll(this.showAll, texts),
          ])}
        `
      }
      case 'unreadable':
        return row(texts.contract, this.#named(call.to))
    }
  }

  #token(address: string) {
    const name = this.nameOf(address)
    const { texts } = this.props
    return row(
      texts.token,
      name === undefined ? token(address, this.claimsOf(address), texts) : named(address, name),
    )
  }

  /** Draws the folded details. Open if there is nothing else to read. */
  #details() {
    const { description, props, isWhole } = this
    const { texts, locale } = props
    const { call, data } = description
    const isLong = !isWhole && data.length > FIRST_CHARACTERS
    const text = code(isLong ? data.slice(0, FIRST_CHARACTERS) : data)
    return html`<details ?open=${call.kind === 'unreadable'}>
      <summary>${texts.details}</summary>
      <dl>
        ${this.#rows()}
        ${'nonce' in description ? row(texts.nonce, verbatim(formatUnits(description.nonce, 0, locale))) : nothing}
      </dl>
      ${data === '0x' ? nothing : html`<pre tabindex="0" role="region" aria-label=${texts.data}>${text}</pre>`}
      ${isLong ? showAll(this.showAll, texts) : nothing}
    </details>`
  }

  protected override render() {
    const { description, props } = this
    const { texts } = props
    const { warnings } = description
    const title = titleOf(description, props)
    const value = besideValue(description, props)
    return html`
      ${
        !this.isPart && !isPlain(description)
          ? html`${expected(props)}<p class="muted">${title}</p>`
          : html`<p class="large">${sentenceOf(description, props) ?? title}</p>`
      }
      ${warningList(warnings, texts)}
      ${
        value === nothing && !('nonce' in description)
          ? nothing
          : html`<dl>
              ${value === nothing ? nothing : row(texts.amount, value)}
              ${'nonce' in description ? fee(description, props) : nothing}
            </dl>`
      }
      ${this.#details()}
    `
  }
}
customElements.define('fy-wallet-transaction', FyWalletTransaction)
