import { css, html, nothing } from 'lit'
import type { OperationDescription } from './describe/operation.ts'
import type { TransactionsDescription } from './describe/transactions.ts'
import './fy-wallet-transaction.ts'
import { code, fee, native, row, sponsored, warningList } from './render.ts'
import { ScreenElement } from './ScreenElement.ts'
import { bodyStyles } from './styles.ts'
import { expected, isPlain, sentenceOf } from './summary.ts'

/** Transactions that are sent one after another, or calls that are made as one: what all cost, then each of them. */
export class FyWalletTransactions extends ScreenElement<TransactionsDescription | OperationDescription> {
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
    const isAlone = transactions.length === 1
    const notSponsored = description.kind === 'operation' ? description.notSponsored : undefined
    const delegate = description.kind === 'operation' ? description.delegate : undefined
    const [first] = transactions
    const sentence = isAlone && first !== undefined && isPlain(first) ? sentenceOf(first, props) : undefined
    return html`
      ${sentence === undefined ? expected(props) : html`<p class="large">${sentence}</p>`}
      ${warningList(warnings, texts)}
      <dl>
        ${value > 0n ? row(texts.amountOfAll, html`<strong translate="no">${native(value, props)}</strong>`) : nothing}
        ${description.kind === 'operation' && description.isSponsored ? sponsored(description, props) : fee(description, props)}
        ${notSponsored === undefined ? nothing : row(texts.payer, texts.notSponsored[notSponsored])}
      </dl>
      ${isAlone ? nothing : html`<p>${description.kind === 'operation' ? texts.asOne : texts.inSequence}</p>`}
      ${transactions.map(
        (transaction, index) => html`<section aria-labelledby=${isAlone ? nothing : `transaction-${index}`}>
          ${isAlone ? nothing : html`<h2 id=${`transaction-${index}`}>${texts.transactionOf(index + 1, transactions.length)}</h2>`}
          <fy-wallet-transaction .description=${transaction} .props=${props} .isPart=${true}></fy-wallet-transaction>
        </section>`,
      )}
      ${
        delegate === undefined
          ? nothing
          : html`<dl>${row(texts.smartAccount, html`${texts.delegation}<br />${code(delegate)}`)}</dl>`
      }
    `
  }
}
customElements.define('fy-wallet-transactions', FyWalletTransactions)
