import {
  type AccountTab,
  activeAccount,
  activeNetwork,
  type DeepReadonly,
  type LoadFailure,
  loadActivity,
  loadBalance,
  type Modal,
  type ModalState,
  reportLoadError,
  selectTab,
  walletNetwork,
  watchBalance,
} from '@foyer/modal-core'
import { css, html } from 'lit'
import { define } from '../../element/define.ts'
import { FyElement } from '../../element/FyElement.ts'
import type { AccountStrings } from '../../locales/en/account.ts'
import { controls } from '../../styles/controls.ts'
import { loadFailure } from '../note/failure.ts'
import { noteStyles } from '../note/note.ts'
import { tabStyles, tabs } from '../tabs/tabs.ts'
import '../skeleton/fy-skeleton.ts'
import '../token-list/fy-token-list.ts'

/** The account's tokens and, where a chain API is set, its activity, each in a tab. */
export class FyAccountAssets extends FyElement {
  static override styles = [
    controls,
    tabStyles,
    noteStyles,
    css`
      [role='tabpanel'] {
        margin-block: 8px;
      }
    `,
  ]
  static override properties = {
    modal: { attribute: false },
    state: { attribute: false },
    strings: { attribute: false },
    listFailure: { state: true },
  }

  /** Loads what draws the activity: few dapps have it. */
  static loadList = (): Promise<unknown> => import('../activity-list/fy-activity-list.ts')

  declare modal: Modal
  declare state: DeepReadonly<ModalState>
  declare strings: AccountStrings
  declare private listFailure: LoadFailure | undefined

  /** The account whose activity was asked for last. */
  #activityOf = ''
  #stopBalance: (() => void) | undefined

  override connectedCallback() {
    super.connectedCallback()
    this.requestUpdate()
  }

  override disconnectedCallback() {
    super.disconnectedCallback()
    this.#stopBalance?.()
    this.#stopBalance = undefined
  }

  protected override willUpdate() {
    if (this.isConnected) this.#stopBalance ??= watchBalance(this.modal)
    const account = activeAccount(this.state)
    const key = account.status === 'connected' ? `${account.address} ${account.chainId}` : ''
    if (this.#tab !== 'activity' || key === this.#activityOf) return
    this.#activityOf = key
    void this.#loadActivity()
  }

  #loadActivity = async () => {
    this.listFailure = undefined
    try {
      await Promise.all([FyAccountAssets.loadList(), loadActivity(this.modal)])
    } catch (cause) {
      this.listFailure = await reportLoadError(this.modal, cause)
    }
  }

  #readBalance = () => loadBalance(this.modal, { isForced: true })

  #more = () => this.modal.activity.source?.more()

  /** The tabs there are. None where there is no activity. */
  get #tabs(): AccountTab[] {
    const { activity, wallets } = this.state
    const isOff = activity.current.status === 'off' || wallets.features.activity === false
    if (isOff || walletNetwork(this.state) === undefined) return []
    const namespace = activeNetwork(this.state)?.chainNamespace
    const canRead = namespace && this.modal.adapterOf(namespace)?.getBalances !== undefined
    return canRead ? ['tokens', 'activity'] : ['activity']
  }

  get #tab(): AccountTab | undefined {
    const { currentTab } = this.state.activity
    return this.#tabs.find((name) => name === currentTab) ?? this.#tabs[0]
  }

  protected override render() {
    const { strings } = this
    const tab = this.#tab
    if (tab === undefined) return this.#renderTokens(false)
    const titles = { tokens: strings.tokensTitle, activity: strings.activityTitle }
    const list = tabs({
      label: strings.accountTitle,
      tabs: this.#tabs.map((name) => ({ name, title: titles[name] })),
      current: tab,
      select: (name) => selectTab(this.modal, name),
    })
    return html`${list}
      <div role="tabpanel" id="panel" aria-labelledby="tab-${tab}">
        ${tab === 'tokens' ? this.#renderTokens(true) : this.#renderActivity()}
      </div>`
  }

  #renderTokens(untitled: boolean) {
    const { strings, state } = this
    return html`<fy-token-list
      ?untitled=${untitled}
      .strings=${strings}
      .balance=${state.balance.current}
      .rows=${this.#expected}
      .retry=${this.#readBalance}
    ></fy-token-list>`
  }

  /** The network's currency, and the tokens of the dapp. */
  get #expected() {
    const account = activeAccount(this.state)
    const { tokens } = this.state.options
    return 1 + ((account.status === 'connected' && tokens[Number(account.chainId)]?.length) || 0)
  }

  /** The children of the list show until its class has loaded. */
  #renderActivity() {
    const { strings, state } = this
    return html`<fy-activity-list
      .strings=${strings}
      .activity=${state.activity.current}
      .network=${walletNetwork(state)}
      .more=${this.#more}
      .retry=${this.#loadActivity}
    >
      ${
        this.listFailure
          ? loadFailure({ reason: this.listFailure, strings, retry: this.#loadActivity })
          : html`<fy-skeleton round amounts heading rows="4"></fy-skeleton>`
      }
    </fy-activity-list>`
  }
}

define('fy-account-assets', FyAccountAssets)

declare global {
  interface HTMLElementTagNameMap {
    'fy-account-assets': FyAccountAssets
  }
}
