import { type DeepReadonly, loadBalance, type TokenBalance } from '@foyer/modal-core'
import { failure } from '../../components/note/failure.ts'
import { note } from '../../components/note/note.ts'
import { searchIcon } from '../../components/search-field/searchField.ts'
import { define } from '../../element/define.ts'
import type { SendStrings } from '../../locales/en/send.ts'
import { TokenSelectView } from '../TokenSelectView.ts'

type Token = DeepReadonly<TokenBalance>

/** The tokens that an account has, to send one of them. */
export class FyWalletSendSelectTokenView extends TokenSelectView<
  'WalletSendSelectToken',
  SendStrings,
  Token
> {
  protected override readonly formView = 'WalletSend'

  protected override get searchLabel() {
    return this.strings.searchTokens
  }

  protected override get status() {
    return this.state.balance.current.status
  }

  protected override get chosen() {
    return this.state.send?.token
  }

  protected override get found(): readonly Token[] {
    const { current } = this.state.balance
    return current.status === 'ready'
      ? current.tokens.filter((token) => token.amount > 0n && this.isSearched(token))
      : []
  }

  protected override renderNothing() {
    const { strings } = this
    return this.status === 'failed'
      ? failure({
          text: strings.balanceFailed,
          strings,
          retry: () => loadBalance(this.modal, { isForced: true }),
        })
      : note({ picture: searchIcon(), text: strings.noTokenMatch })
  }

  protected override choose(token: Token) {
    this.modal.controls.send?.setToken({ ...token })
  }
}

define('fy-wallet-send-select-token-view', FyWalletSendSelectTokenView)

declare global {
  interface HTMLElementTagNameMap {
    'fy-wallet-send-select-token-view': FyWalletSendSelectTokenView
  }
}
