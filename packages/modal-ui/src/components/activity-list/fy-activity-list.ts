import {
  type ActivityItem,
  type ActivityOperation,
  type ActivityState,
  type ActivityTransfer,
  activityGroups,
  type DeepReadonly,
  type Network,
} from '@foyer/modal-core'
import { css, html, nothing } from 'lit'
import '../../exports/modal.ts'
import { define } from '../../element/define.ts'
import { FyElement } from '../../element/FyElement.ts'
import type { Strings } from '../../locales/en.ts'
import { formatAmount } from '../../locales/formatAmount.ts'
import { shortenAddress } from '../../locales/shorten.ts'
import { controls } from '../../styles/controls.ts'
import { retryIcon } from '../../styles/icons.ts'
import '../skeleton/fy-skeleton.ts'
import '../wallet-icon/fy-wallet-icon.ts'
import { activityIcons } from './activityIcons.ts'

type Item = DeepReadonly<ActivityItem>

const SIGNS = { in: '+', out: '\u2212', self: '' }

/** What an account did, by month, the newest first. Its end brings what is older. */
export class FyActivityList extends FyElement {
  static override styles = [
    controls,
    css`
      .scroller {
        max-block-size: max(220px, min(360px, 100dvh - 340px));
        margin-inline: -4px;
        padding: 0 4px 4px;
        overflow: hidden auto;
        /* A row that gets the focus comes out from under the heading of its month. */
        scroll-padding-block-start: 40px;
        overscroll-behavior: contain;
        scrollbar-width: thin;
      }
      h3 {
        position: sticky;
        inset-block-start: 0;
        z-index: 1;
        margin: 0;
        padding: 4px 4px 8px;
        background: var(--fy-color-surface);
        color: var(--fy-color-muted);
        font: inherit;
        font-size: var(--fy-text-sm);
      }
      .month + .month h3 {
        padding-block-start: 12px;
      }
      .row {
        color: inherit;
        text-decoration: none;
      }
      a.row:hover {
        background: var(--fy-color-raised-hover);
      }
      .picture {
        position: relative;
        flex: none;
      }
      .picture fy-wallet-icon {
        --size: 36px;
      }
      .sign {
        display: grid;
        place-items: center;
        inline-size: 36px;
        block-size: 36px;
        border-radius: 50%;
        background: var(--fy-color-raised-active);
      }
      fy-wallet-icon + .sign {
        position: absolute;
        inset-block-end: -4px;
        inset-inline-end: -4px;
        inline-size: 20px;
        block-size: 20px;
        border: 2px solid var(--fy-color-surface);
      }
      fy-wallet-icon + .sign svg {
        inline-size: 12px;
        block-size: 12px;
      }
      .what,
      .amounts {
        display: grid;
        overflow-wrap: anywhere;
      }
      .what {
        flex: 1 1 0;
        min-inline-size: 92px;
      }
      .did {
        display: flex;
        flex-wrap: wrap;
        align-items: baseline;
        column-gap: 6px;
      }
      .amounts {
        min-inline-size: 0;
        text-align: end;
        font-variant-numeric: tabular-nums;
      }
      .small {
        font-weight: 400;
      }
      .gain {
        color: var(--fy-color-success);
      }
      .void {
        color: var(--fy-color-muted);
        text-decoration: line-through;
      }
      .note {
        gap: 12px;
        padding: 28px 8px;
      }
      .more {
        margin-block-start: 8px;
      }
      fy-skeleton {
        --picture: 36px;
      }
    `,
  ]
  static override properties = {
    strings: { attribute: false },
    activity: { attribute: false },
    explorerUrl: {},
    more: { attribute: false },
    retry: { attribute: false },
  }

  declare strings: Strings
  declare activity: DeepReadonly<ActivityState>
  /** Of the network's block explorer. Undefined: rows lead nowhere. */
  declare explorerUrl: Network['blockExplorerUrl']
  /** Asks for older ones. */
  declare more: () => void
  /** Asks again, after nothing came. */
  declare retry: () => void

  #observer: IntersectionObserver | undefined
  /** How many there were when the end of the list last asked for more: a page without any must not ask for the next. */
  #askedAt = 0
  /** The row that takes the focus from the button when it is there. */
  #focusAt: number | undefined

  override disconnectedCallback() {
    super.disconnectedCallback()
    this.#observer?.disconnect()
  }

  protected override updated() {
    this.#observer?.disconnect()
    if (this.activity.status === 'loading') return
    const links = this.renderRoot.querySelectorAll('a')
    if (this.#focusAt !== undefined) links[this.#focusAt]?.focus()
    this.#focusAt = undefined
    const end = this.renderRoot.querySelector('.more')
    if (end === null) return
    const root = this.renderRoot.querySelector('.scroller')
    this.#observer = new IntersectionObserver(([seen]) => seen?.isIntersecting && this.#onEnd(), {
      root,
      rootMargin: '240px 0px',
    })
    this.#observer.observe(end)
  }

  get #items(): readonly Item[] {
    return 'items' in this.activity ? this.activity.items : []
  }

  #onEnd() {
    const { length } = this.#items
    if (length === this.#askedAt) return
    this.#askedAt = length
    this.more()
  }

  #onMore() {
    if (this.activity.status === 'loading') return
    this.#focusAt = this.#items.length
    this.more()
  }

  protected override render() {
    const { strings, activity } = this
    const isLoading = activity.status === 'idle' || activity.status === 'loading'
    return html`
      <p class="visually-hidden" role="status">${isLoading ? strings.loading : ''}</p>
      <div class="scroller" tabindex=${this.explorerUrl === undefined && this.#items.length > 0 ? 0 : nothing}>
        ${this.#renderMonths()} ${this.#renderEnd()}
      </div>
    `
  }

  #renderMonths() {
    const { $code } = this.strings
    const month = new Intl.DateTimeFormat($code, { year: 'numeric', month: 'long' })
    const time = new Intl.DateTimeFormat($code, {
      day: 'numeric',
      month: 'short',
      hour: 'numeric',
      minute: '2-digit',
    })
    return activityGroups(this.#items).map((group) => {
      const first = new Date(group.year, group.month)
      return html`<section class="month">
        <h3>
          <time datetime="${group.year}-${String(group.month + 1).padStart(2, '0')}">${month.format(first)}</time>
        </h3>
        <ul class="stack">
          ${group.items.map((item) => html`<li>${this.#renderRow(item, time)}</li>`)}
        </ul>
      </section>`
    })
  }

  #renderRow(item: Item, time: Intl.DateTimeFormat) {
    const { strings, explorerUrl } = this
    const at = new Date(item.minedAt)
    const status = { confirmed: '', failed: strings.didFail, pending: strings.isPending }[item.status]
    const content = html`
      ${this.#renderPicture(item)}
      <span class="what">
        <span class="did">
          ${strings[wordOf(item.operation)]}
          ${status && html`<span class="small ${item.status === 'failed' ? 'danger-text' : 'muted'}">${status}</span>`}
        </span>
        <time class="muted small" datetime=${at.toISOString()}>${time.format(at)}</time>
      </span>
      <span class="amounts">${this.#renderAmounts(item)}</span>
    `
    if (explorerUrl === undefined) return html`<div class="row">${content}</div>`
    return html`<a
      class="row"
      href="${explorerUrl}/tx/${item.hash}"
      target="_blank"
      rel="noopener noreferrer"
    >
      ${content} <span class="visually-hidden">${strings.viewOnExplorer}</span>
    </a>`
  }

  #renderPicture({ operation, transfers }: Item) {
    const [picture] = transfers.filter(({ imageUrl }) => imageUrl !== undefined)
    return html`<span class="picture">
      ${picture && html`<fy-wallet-icon round .src=${picture.imageUrl} .name=${picture.name}></fy-wallet-icon>`}
      <span class="sign">${activityIcons[operation]()}</span>
    </span>`
  }

  /** At most two lines: what moved, then what else did, or between whom. */
  #renderAmounts(item: Item) {
    const { strings } = this
    const { transfers, status, application } = item
    const [first, second] = transfers
    const lines = [first === undefined ? nothing : this.#renderTransfer(first, status)]
    if (transfers.length > 2)
      lines.push(
        html`<span class="muted small">${strings.moreTransfers(String(transfers.length - 1))}</span>`,
      )
    else if (second !== undefined) lines.push(this.#renderTransfer(second, status))
    else lines.push(html`<span class="muted small">${partnerOf(item, strings) ?? application}</span>`)
    return lines
  }

  #renderTransfer(
    { direction, name, amount, decimals, collectible }: DeepReadonly<ActivityTransfer>,
    status: Item['status'],
  ) {
    const isOne = collectible && amount === 1n && decimals === 0
    const number =
      amount === undefined || isOne
        ? ''
        : `${SIGNS[direction]}${formatAmount(amount, decimals, this.strings.$code)} `
    const look = status === 'failed' ? 'void' : direction === 'in' ? 'gain' : ''
    return html`<bdi class=${look}>${number}${name}</bdi>`
  }

  #renderEnd() {
    const { strings, activity } = this
    if (activity.status === 'unsupported')
      return html`<p class="muted centre note">${strings.activityUnsupported}</p>`
    if (activity.status === 'failed') return this.#renderFailure()
    const isEmpty = this.#items.length === 0
    if (isEmpty && activity.status !== 'ready') return html`<fy-skeleton round rows="4"></fy-skeleton>`
    return html`
      ${isEmpty ? this.#renderEmpty() : nothing}
      ${
        'isEnd' in activity && !activity.isEnd
          ? html`<button
              type="button"
              class="button more"
              aria-disabled=${activity.status === 'loading'}
              @click=${this.#onMore}
            >
              ${activity.status === 'loading' ? strings.loading : strings.activityMore}
            </button>`
          : nothing
      }
    `
  }

  #renderEmpty() {
    const { strings } = this
    return html`<div class="stack centre note">
      <p class="title">${strings.activityEmpty}</p>
      <p class="muted">${strings.activityEmptyText}</p>
    </div>`
  }

  #renderFailure() {
    const { strings } = this
    return html`<div class="stack centre note">
      <p class="muted" role="alert">${strings.activityFailed}</p>
      <button
        type="button"
        class="button primary"
        @click=${() => (this.#items.length === 0 ? this.retry() : this.more())}
      >
        ${retryIcon()} ${strings.tryAgain}
      </button>
    </div>`
  }
}

type Word = `did${Capitalize<ActivityOperation>}`

const wordOf = (operation: ActivityOperation) =>
  `did${operation[0]?.toUpperCase()}${operation.slice(1)}` as Word

/** Whom it went to or came from, where that says something. */
function partnerOf({ operation, from, to }: Item, strings: Strings): string | undefined {
  if (operation === 'send') return to && strings.sentTo(shortenAddress(to))
  if (operation === 'receive') return from && strings.receivedFrom(shortenAddress(from))
  return undefined
}

define('fy-activity-list', FyActivityList)

declare global {
  interface HTMLElementTagNameMap {
    'fy-activity-list': FyActivityList
  }
}
