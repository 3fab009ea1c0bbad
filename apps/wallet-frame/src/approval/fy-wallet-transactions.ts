import { css, html, nothing } from 'lit'
import type { TransactionsDescription } from './describe/transactions.ts'
import './fy-wallet-transaction.ts'
import { fee, native, row, warningList } from './render.ts'
import { ScreenElement } from './ScreenElement.ts'
import { bodyStyles } from './styles.ts'

/** Transactions that are sent one after another: what they cost together, then each of them. */
export class FyWalletTransactions extends ScreenElement<TransactionsDescription> {
  static override styles = [
    ...bodyStyles,
    css`
      section {
        display: grid;
        gap: 12px;
        padding-block-start: 12px;
        border-block-start: 1px solid var(--fy-color-border);
      }
    `,
  ]

  protected override render() {
    const { description, props } = this
    const { texts } = props
    const { transactions, value, warnings } = description
    return html`
      ${warningList(warnings, texts)}
      <p>${texts.inSequence}</p>
      <dl>
        ${value > 0n ? row(texts.amountOfAll, html`<strong>${native(value, props)}</strong>`) : nothing}
        ${fee(description, props)}
      </dl>
      ${transactions.map(
        (transaction, index) => html`<section aria-labelledby=${`transaction-${index}`}>
          <h2 id=${`transaction-${index}`}>${texts.transactionOf(index + 1, transactions.length)}</h2>
          <fy-wallet-transaction .description=${transaction} .props=${props}></fy-wallet-transaction>
        </section>`,
      )}
    `
  }
}
customElements.define('fy-wallet-transactions', FyWalletTransactions)
