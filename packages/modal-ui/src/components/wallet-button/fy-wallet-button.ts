import type { Instance, Modal, WalletId, WalletItem } from '@foyer/modal-core'
import { findConnector, findInstance, findModal, reportLoadError } from '@foyer/modal-core/page'
import { define } from '../../element/define.ts'
import type { Labels } from '../../locales/labels.ts'
import { LabelButton } from '../button/LabelButton.ts'
import { openButton } from '../button/openButton.ts'
import type { ShownAccount } from '../button/shownAccount.ts'

type Wallets = typeof import('@foyer/modal-core/wallets')

/**
 * Connects one wallet: asks one that is on the page at once, and leads to any other. Shows its picture and its name.
 *
 * It is a plain custom element, like `fy-button`, and loads what it needs to know of wallets by itself.
 *
 * @tagname fy-wallet-button
 * @csspart button - The button inside.
 * @csspart picture - Its picture.
 * @csspart text - Its text.
 * @cssproperty --fy-button-background - Its ground. Default the accent, or a shade of it.
 * @cssproperty --fy-button-color - Its text. Default black or white, whichever can be read on the accent.
 * @cssproperty --fy-button-radius - Its corners.
 */
export class FyWalletButton extends LabelButton {
  static override observedAttributes = ['wallet', 'label', 'disabled']

  #code: Wallets | undefined
  #loading: Promise<void> | undefined
  /** The wallet that is loaded. */
  #loaded: string | undefined

  /** The wallet, named as in the option `wallets`: by its rdns, its id or its name. */
  get wallet(): WalletId | undefined {
    return this.getAttribute('wallet') ?? undefined
  }
  set wallet(wallet: WalletId | undefined) {
    if (wallet === undefined) this.removeAttribute('wallet')
    else this.setAttribute('wallet', wallet)
  }

  override face(_: ShownAccount, labels: Labels, state: Instance['state'] | undefined) {
    const { wallet = '' } = this
    if (state) this.#load(wallet)
    const item = state && this.#find(state)
    const name = item?.name ?? (state && findConnector(state.connectors.list, wallet)?.name)
    const status = (state && item && this.#code?.itemStatus(state, item)) ?? 'disconnected'
    const own = this.label ?? name ?? labels.connect
    const text = status === 'connecting' ? labels.connecting : own
    return {
      look: 'account' as const,
      status,
      text,
      // The letter of the picture is no part of it.
      name: text,
      picture: { letter: [...(name ?? own)][0], image: item?.imageUrl },
    }
  }

  protected override async open(instance: Instance) {
    await this.#loading
    const modal = findModal(instance.id)
    const item = this.#find(instance.state)
    const status = item && this.#code?.itemStatus(instance.state, item)
    if (modal && item && status !== 'connected') await this.#code?.chooseWallet(modal, item)
    else await openButton(instance)
  }

  #find(state: Instance['state']): WalletItem | undefined {
    return this.#code?.namedItem(state, this.wallet ?? '', { mobile: this.#code.isMobile() })
  }

  #load(wallet: string) {
    const instance = this.modal ?? findInstance()
    const modal = instance && findModal(instance.id)
    if (modal === undefined || this.#loaded === wallet) return
    this.#loaded = wallet
    this.#loading = load(modal, wallet, (code) => {
      this.#code = code
      this.attributeChangedCallback()
    })
  }
}

/** Without its code the button opens the modal, which says why parts of it do not load. */
async function load(modal: Modal, wallet: string, use: (code: Wallets) => void) {
  try {
    const code = await import('@foyer/modal-core/wallets')
    use(code)
    await code.loadWallet(modal, wallet)
  } catch (cause) {
    void reportLoadError(modal, cause)
  }
}

define('fy-wallet-button', FyWalletButton)

declare global {
  interface HTMLElementTagNameMap {
    'fy-wallet-button': FyWalletButton
  }
}
