import { html, nothing } from 'lit'
import { chainOf } from './chains.ts'
import type { CallParts, TransactionDescription } from './describe/transaction.ts'
import { formatUnits } from './formatUnits.ts'
import {
  code,
  count,
  FIRST_CHARACTERS,
  FIRST_NODES,
  fee,
  named,
  native,
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

/** A transaction, or a call of an operation: what it does, what it sends, and the most that a transaction costs. */
export class FyWalletTransaction extends ScreenElement<CallParts | TransactionDescription> {
  #named = (address: string) => named(address, this.nameOf(address))

  #title() {
    const { chainId, texts } = this.props
    const { calls } = texts
    const { call } = this.description
    if (call.kind === 'contract') return html`<bdi>${calls.contract(call.name)}</bdi>`
    if (call.kind === 'collectionApproval' && !call.isApproved) return calls.collectionRevocation
    const chain = chainOf(chainId)
    if (call.kind === 'native' && chain !== undefined) return html`<bdi>${calls.nativeOf(chain.symbol)}</bdi>`
    return calls[call.kind]
  }

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

  /** What few read. Open where it is all that there is to read. */
  #details() {
    const { description, props, isWhole } = this
    const { texts, locale } = props
    const { call, data } = description
    const hasNonce = 'nonce' in description
    if (data === '0x' && !hasNonce) return nothing
    const isLong = !isWhole && data.length > FIRST_CHARACTERS
    const text = code(isLong ? data.slice(0, FIRST_CHARACTERS) : data)
    return html`<details ?open=${call.kind === 'unreadable'}>
      <summary>${texts.details}</summary>
      ${hasNonce ? html`<dl>${row(texts.nonce, verbatim(formatUnits(description.nonce, 0, locale)))}</dl>` : nothing}
      ${data === '0x' ? nothing : html`<pre tabindex="0" role="region" aria-label=${texts.data}>${text}</pre>`}
      ${isLong ? showAll(this.showAll, texts) : nothing}
    </details>`
  }

  protected override render() {
    const { description, props } = this
    const { texts } = props
    const { call, value, warnings } = description
    return html`
      ${warningList(warnings, texts)}
      <p class="large">${this.#title()}</p>
      <dl>
        ${value > 0n || call.kind === 'native' ? row(texts.amount, html`<strong translate="no">${native(value, props)}</strong>`) : nothing}
        ${this.#rows()}
        ${'nonce' in description ? fee(description, props) : nothing}
      </dl>
      ${this.#details()}
    `
  }
}
customElements.define('fy-wallet-transaction', FyWalletTransaction)
