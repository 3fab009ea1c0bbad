import { listParts } from '@foyer/kit'
import { LOCALES, type Locale } from '@foyer/wallet-api'
import { html, nothing } from 'lit'
import { formatUnits } from '../approval/formatUnits.ts'
import { code, foreign, notice, row, verbatim } from '../approval/render.ts'
import { ScreenElement } from '../approval/ScreenElement.ts'
import { fill } from '../approval/summary.ts'
import type { Action } from './decode.ts'
import type { SolanaDescription, SolanaWarning } from './describeTransaction.ts'
import type { Change } from './simulate.ts'
import { solanaTexts } from './texts.ts'

const SOL = 9
/** These can cost everything: they are drawn as danger, the others as caution. */
const DANGERS: readonly SolanaWarning[] = [
  'disagree',
  'givesAway',
  'approve',
  'setAuthority',
  'closeAccount',
  'unknownProgram',
  'highFee',
  'notSimulated',
]

/** So many actions are read without unfolding them. */
const MOST_OPEN = 3

const isLocale = (locale: string): locale is Locale => (LOCALES as readonly string[]).includes(locale)

/** Enough of an address to tell it from those that are made to look like it. All of it is among the details. */
const shorten = (address: string) => `${address.slice(0, 8)}…${address.slice(-6)}`

/** A transaction of Solana: what moves, what it warns of, what it costs, and what each of its instructions does. */
export class FyWalletSolana extends ScreenElement<SolanaDescription> {
  get #texts() {
    const { locale } = this.props
    return solanaTexts[isLocale(locale) ? locale : 'en']
  }

  #sol(lamports: bigint) {
    return `${formatUnits(lamports, SOL, this.props.locale)} SOL`
  }

  #amount({ mint, amount, decimals }: Change) {
    const { texts, locale } = this.props
    const size = amount < 0n ? -amount : amount
    if (mint === undefined) return this.#sol(size)
    const units =
      decimals === undefined ? texts.units(formatUnits(size, 0, locale)) : formatUnits(size, decimals, locale)
    return `${units} ${shorten(mint)}`
  }

  #list(changes: readonly Change[]) {
    const parts = listParts(
      this.props.locale,
      changes.map((change) => this.#amount(change)),
    )
    return verbatim(parts.map(({ value }) => value).join(''))
  }

  #sentence(changes: readonly Change[] | undefined) {
    const { summary } = this.props.texts
    if (changes === undefined) return summary.unknown
    const pay = changes.filter(({ amount }) => amount < 0n)
    const get = changes.filter(({ amount }) => amount > 0n)
    if (pay.length > 0 && get.length > 0) return fill(summary.trade, this.#list(pay), this.#list(get))
    if (pay.length > 0) return fill(summary.pay, this.#list(pay))
    return get.length > 0 ? fill(summary.get, this.#list(get)) : summary.nothing
  }

  #rows(action: Action): unknown {
    const { texts, locale } = this.props
    const units = (amount: bigint) => verbatim(texts.units(formatUnits(amount, 0, locale)))
    switch (action.kind) {
      case 'transfer':
        return [
          row(texts.amount, verbatim(this.#sol(action.lamports))),
          row(texts.from, code(action.from)),
          row(texts.to, code(action.to)),
        ]
      case 'tokenTransfer':
        return [
          row(texts.amount, units(action.amount)),
          row(texts.from, code(action.source)),
          row(texts.to, code(action.to)),
        ]
      case 'createTokenAccount':
        return [row(texts.token, code(action.mint)), row(texts.to, code(action.owner))]
      case 'approve':
        return [
          row(texts.spender, code(action.delegate)),
          row(texts.amount, units(action.amount)),
          row(texts.account, code(action.account)),
        ]
      case 'setAuthority':
      case 'closeAccount':
        return [row(texts.account, code(action.account)), row(texts.to, code(action.to ?? '–'))]
      case 'revoke':
        return row(texts.account, code(action.account))
      case 'memo':
        return row(this.#texts.memo, foreign(action.text, texts))
      case 'unknown':
        return row(this.#texts.program, code(action.program ?? '–'))
      default:
        return nothing
    }
  }

  #titleOf({ kind }: Action): string | undefined {
    const { calls } = this.props.texts
    const texts = this.#texts
    const titles: Record<Action['kind'], string | undefined> = {
      transfer: calls.nativeOf('SOL'),
      tokenTransfer: calls.tokenTransfer,
      approve: calls.tokenApproval,
      unknown: calls.unreadable,
      createTokenAccount: texts.createTokenAccount,
      revoke: texts.revoke,
      setAuthority: texts.setAuthority,
      closeAccount: texts.closeAccount,
      memo: texts.memo,
      nonce: texts.nonce,
      // The fee says it.
      computeLimit: undefined,
      computePrice: undefined,
    }
    return titles[kind]
  }

  protected override render() {
    const { description, props } = this
    const { texts } = props
    const { actions, changes, fee, receivers, warnings, part } = description
    const shown = actions.filter((action) => this.#titleOf(action) !== undefined)
    const [first] = warnings
    // This warning stands before the sentence that it makes doubtful.
    const leads = first === 'disagree'
    // A danger is about somebody or a program, and only the actions name them.
    const isOpen = shown.length <= MOST_OPEN || warnings.some((warning) => DANGERS.includes(warning))
    const list =
      warnings.length === 0
        ? nothing
        : html`<ul>${warnings.map((warning) =>
            notice(this.#texts.warnings[warning], DANGERS.includes(warning) ? 'danger' : ''),
          )}</ul>`
    return html`
      ${
        part === undefined
          ? nothing
          : html`<p class="muted">${texts.transactionOf(part.index, part.count)}</p>
              <p class="muted small">${this.#texts.together}</p>`
      }
      ${leads ? list : nothing}
      <p class="large">${this.#sentence(changes)}</p>
      ${changes === undefined ? nothing : html`<p class="muted small">${texts.summary.expected}</p>`}
      ${
        receivers.length === 0
          ? nothing
          : html`<dl>${receivers.map(({ address, isTokenAccount }) =>
              row(isTokenAccount ? this.#texts.toTokenAccount : texts.to, code(address)),
            )}</dl>`
      }
      ${leads ? nothing : list}
      ${fee === 0n ? nothing : html`<dl>${row(texts.fee, verbatim(texts.atMost(this.#sol(fee))))}</dl>`}
      <details ?open=${isOpen}>
        <summary>${texts.details}</summary>
        ${shown.map(
          (action) => html`<p class="muted">${this.#titleOf(action)}</p><dl>${this.#rows(action)}</dl>`,
        )}
      </details>
    `
  }
}
customElements.define('fy-wallet-solana', FyWalletSolana)
