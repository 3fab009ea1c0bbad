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
import type { AccountStrings } from '../../locales/en/account.ts'
import { controls } from '../../styles/controls.ts'
import { crossIcon } from '../../styles/icons.ts'
import { failure } from '../note/failure.ts'
import { note, noteStyles } from '../note/note.ts'
import '../skeleton/fy-skeleton.ts'
import { listIcon } from './activityIcons.ts'
import { activityRow } from './activityRow.ts'
import { styles } from './fy-activity-list.styles.ts'

/** Rows that are shown at first, and that each press of the button adds: what stands below the list stays near. */
const STEP = 10

/** The transactions of an account by month, newest first. A button shows older ones, and loads them when needed. */
export class FyActivityList extends FyElement {
  static override styles = [controls, noteStyles, styles]
  static override properties = {
    strings: { attribute: false },
    activity: { attribute: false },
    network: { attribute: false },
    more: { attribute: false },
    retry: { attribute: false },
    shown: { state: true },
  }

  declare strings: AccountStrings
  declare activity: DeepReadonly<ActivityState>
  /** The network whose block explorer rows link to. Without one they are no links. */
  declare network: DeepReadonly<Network> | undefined
  /** Loads older transactions. */
  declare more: () => void
  /** Loads the first ones again, after that has failed. */
  declare retry: () => void

  /** The number of rows that are shown, where there are as many. */
  declare private shown: number
  /** The row to focus once it is there: the button that loaded it had the focus. */
  #focusAt: number | undefined

  constructor() {
    super()
    this.shown = STEP
  }

  protected override willUpdate() {
    // Another account starts from the top.
    if (this.#items.length === 0) this.shown = STEP
  }

  protected override updated() {
    if (this.#focusAt === undefined) return
    const row = this.renderRoot.querySelectorAll('a')[this.#focusAt]
    // It may have to be loaded first.
    if (row === undefined) return
    row.focus()
    this.#focusAt = undefined
  }

  get #items(): readonly DeepReadonly<ActivityItem>[] {
    return 'items' in this.activity ? this.activity.items : []
  }

  /** True if the chain API has transactions that are not loaded. */
  get #hasMore() {
    return 'isEnd' in this.activity && !this.activity.isEnd
  }

  #onMore() {
    if (this.activity.status === 'loading') return
    const { length } = this.#items
    this.#focusAt = Math.min(this.shown, length)
    this.shown += STEP
    if (this.shown > length && this.#hasMore) this.more()
  }

  protected override render() {
    const { strings, activity } = this
    const isLoading = activity.status === 'idle' || activity.status === 'loading'
    return html`
      <p class="visually-hidden" role="status">${isLoading ? strings.loading : ''}</p>
      ${this.#renderMonths()} ${this.#renderEnd()}
    `
  }

  #renderMonths() {
    const { strings, network } = this
    const monthFormat = new Intl.DateTimeFormat(strings.$code, { year: 'numeric', month: 'long' })
    const timeFormat = new Intl.DateTimeFormat(strings.$code, {
      day: 'numeric',
      month: 'short',
      hour: 'numeric',
      minute: '2-digit',
    })
    return activityGroups(this.#items.slice(0, this.shown)).map(({ year, month, items }) => {
      const title = monthFormat.format(new Date(year, month))
      return html`<section class="month">
        <h3><time datetime="${year}-${String(month + 1).padStart(2, '0')}">${title}</time></h3>
        <ul class="stack">
          ${items.map((item) => html`<li>${activityRow({ item, strings, timeFormat, network })}</li>`)}
        </ul>
      </section>`
    })
  }

  #renderEnd() {
    const { strings, activity } = this
    if (activity.status === 'unsupported')
      return note({
        picture: crossIcon(),
        title: strings.activityUnsupported,
        text: strings.activityUnsupportedText,
      })
    if (activity.status === 'failed') return this.#renderFailure()
    const isEmpty = this.#items.length === 0
    if (isEmpty && activity.status !== 'ready')
      return html`<fy-skeleton round amounts heading rows="4"></fy-skeleton>`
    return html`
      ${isEmpty ? note({ picture: listIcon(), title: strings.activityEmpty, text: strings.activityEmptyText }) : nothing}
      ${
        this.#items.length > this.shown || this.#hasMore
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

  #renderFailure() {
    const { strings, retry, more } = this
    return failure({ text: strings.activityFailed, strings, retry: this.#items.length === 0 ? retry : more })
  }
}

define('fy-activity-list', FyActivityList)

declare global {
  interface HTMLElementTagNameMap {
    'fy-activity-list': FyActivityList
  }
}
