import {
  type ActivityItem,
  type ActivityState,
  activityGroups,
  type DeepReadonly,
  type Network,
} from '@foyer/modal-core'
import { html, nothing } from 'lit'
import '../../exports/modal.ts'
import { define } from '../../element/define.ts'
import { FyElement } from '../../element/FyElement.ts'
import type { Strings } from '../../locales/en.ts'
import { controls } from '../../styles/controls.ts'
import { retryIcon } from '../../styles/icons.ts'
import '../skeleton/fy-skeleton.ts'
import { activityRow } from './activityRow.ts'
import { styles } from './fy-activity-list.styles.ts'
import { ListEndController } from './ListEndController.ts'

/** The transactions of an account by month, newest first. Scrolling to the end loads older ones. */
export class FyActivityList extends FyElement {
  static override styles = [controls, styles]
  static override properties = {
    strings: { attribute: false },
    activity: { attribute: false },
    explorerUrl: {},
    more: { attribute: false },
    retry: { attribute: false },
  }

  declare strings: Strings
  declare activity: DeepReadonly<ActivityState>
  /** Of the network's block explorer. Undefined: rows are no links. */
  declare explorerUrl: Network['blockExplorerUrl']
  /** Loads older transactions. */
  declare more: () => void
  /** Loads the first ones again, after that has failed. */
  declare retry: () => void

  #end = new ListEndController(this, () => this.#onEnd())
  /** The number of rows when the end last asked for more: a page without rows must not ask for the next one. */
  #askedAt = 0
  /** The row to focus once it is there: the button that loaded it had the focus. */
  #focusAt: number | undefined

  protected override updated() {
    const isLoading = this.activity.status === 'loading'
    this.#end.watch(isLoading ? null : this.renderRoot.querySelector('.more'))
    if (isLoading) return
    if (this.#focusAt !== undefined) this.renderRoot.querySelectorAll('a')[this.#focusAt]?.focus()
    this.#focusAt = undefined
  }

  get #items(): readonly DeepReadonly<ActivityItem>[] {
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
    const { strings, explorerUrl } = this
    const monthFormat = new Intl.DateTimeFormat(strings.$code, { year: 'numeric', month: 'long' })
    const timeFormat = new Intl.DateTimeFormat(strings.$code, {
      day: 'numeric',
      month: 'short',
      hour: 'numeric',
      minute: '2-digit',
    })
    return activityGroups(this.#items).map(({ year, month, items }) => {
      const title = monthFormat.format(new Date(year, month))
      return html`<section class="month">
        <h3><time datetime="${year}-${String(month + 1).padStart(2, '0')}">${title}</time></h3>
        <ul class="stack">
          ${items.map((item) => html`<li>${activityRow({ item, strings, timeFormat, explorerUrl })}</li>`)}
        </ul>
      </section>`
    })
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

define('fy-activity-list', FyActivityList)

declare global {
  interface HTMLElementTagNameMap {
    'fy-activity-list': FyActivityList
  }
}
